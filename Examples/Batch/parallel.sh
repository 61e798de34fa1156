#!/bin/sh
# parallel.sh SPECS [OPTION...]: runs `bannerkit batch` on all cores with GNU parallel, answers in order.
#
# On one machine `bannerkit batch -j 8` does the same with less; parallel also has --sshlogin, for several machines.
set -eu
specs=$1
shift
# Each process numbers its own lines from 1, so records need ids. -q: options reach the program as they are written.
exec parallel --will-cite --keep-order --pipepart --arg-file "$specs" --block -4 -q bannerkit batch "$@"

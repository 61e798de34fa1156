#!/bin/sh
# split.sh SPECS FOLDER [OPTION...]: cuts a file at the ends of lines, and answers its four parts at once.
set -eu
specs=$1
folder=$2
shift 2
mkdir -p "$folder"
# l/4: by size, never in a line.
split -n l/4 -d --additional-suffix=.specs "$specs" "$folder/part-"
# Each process numbers its own lines from 1, so records need ids. xargs fails if one of them does.
printf '%s\0' "$folder"/part-*.specs |
    xargs -0 -P 4 -I{} sh -c 'part=$1; shift; bannerkit batch "$@" < "$part" > "${part%.specs}.answers"' sh {} "$@"

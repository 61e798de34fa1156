"""Runs `bannerkit batch` on each partition of a table in Spark.

    spark_batch.py SPECS ANSWERS [--with pipe|pandas] [--partitions N] [OPTION...]

SPECS is NDJSON with `id` and `spec`; ANSWERS is the folder that is written. OPTIONs are those of `bannerkit batch`.
"""
import argparse
import json
import os
import shlex
import shutil
import subprocess

from pyspark.sql import SparkSession

# Each finding's members, and an answer's; `result` stays JSON, as it depends on what is done.
FINDING = "rule STRING, severity STRING, message STRING, path STRING, line INT, column INT"
ANSWER = f"id STRING, ok BOOLEAN, errors INT, warnings INT, findings ARRAY<STRUCT<{FINDING}>>, reason STRING, result STRING"


def with_pipe(spark, specs, partitions, program):
    """NDJSON in, NDJSON out: the shortest way, and what is written is what one process writes.

    Each process numbers its own lines from 1, so records need ids. The processes have an empty environment, which is
    enough. A process that fails, as with `--fail-on`, fails the job.
    """
    lines = spark.sparkContext.textFile(specs, partitions)
    return lines.pipe(shlex.join(program), checkCode=True)


def record(own_id, spec):
    """A line for batch; text that is not a JSON object is YAML."""
    try:
        is_object = isinstance(json.loads(spec), dict)
    except (TypeError, ValueError):
        is_object = False
    # Between the values of an object, a line break is the same as a space.
    return '{"id":%s,"spec":%s}\n' % (json.dumps(own_id), spec.replace("\n", " ") if is_object else json.dumps(spec))


def with_pandas(spark, specs, partitions, program):
    """Columns in, columns out: for tables with other columns, and where there are no RDDs, as with Spark Connect."""

    def answers(batches):
        for rows in batches:
            # A process for each batch of rows, 10,000 unless Spark is told otherwise: it starts in milliseconds.
            sent = "".join(map(record, rows["id"], rows["spec"]))
            ran = subprocess.run(program, input=sent.encode(), stdout=subprocess.PIPE, check=True)
            found = [json.loads(line) for line in ran.stdout.splitlines()]
            for column in ("ok", "errors", "warnings", "findings", "reason"):
                rows[column] = [answer[column] for answer in found]
            rows["result"] = [json.dumps(answer["result"]) for answer in found]
            yield rows[["id", "ok", "errors", "warnings", "findings", "reason", "result"]]

    # A spec that is an object is read as its text.
    table = spark.read.schema("id STRING, spec STRING").json(specs).repartition(partitions)
    return table.mapInPandas(answers, ANSWER)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("specs")
    parser.add_argument("answers")
    parser.add_argument("--with", dest="way", choices=["pipe", "pandas"], default="pipe")
    parser.add_argument("--partitions", type=int, default=8)
    arguments, options = parser.parse_known_args()
    if arguments.way == "pandas" and "--explode" in options:
        parser.error("`--explode` writes several lines for a record: use `--with pipe`")
    # With an empty environment there is no PATH, so the program is named completely.
    program = [os.path.abspath(shutil.which("bannerkit")), "batch", *options]
    spark = SparkSession.builder.appName("bannerkit").getOrCreate()
    if arguments.way == "pipe":
        with_pipe(spark, arguments.specs, arguments.partitions, program).saveAsTextFile(arguments.answers)
    else:
        with_pandas(spark, arguments.specs, arguments.partitions, program).write.json(arguments.answers)
    spark.stop()


if __name__ == "__main__":
    main()

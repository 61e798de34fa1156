"""Checks or plays the banners of a table in DuckDB, and stores what comes of them as tables beside it.

    duckdb_batch.py DATABASE TABLE [OPTION...]

The table has the columns `id` and `spec`, which is JSON or YAML text. OPTIONs are those of `bannerkit batch`.
"""
import os
import subprocess
import sys
import tempfile

import duckdb


def run(database, table, options):
    with tempfile.TemporaryDirectory() as folder, duckdb.connect(database) as connection:
        specs, answers = f"{folder}/specs.ndjson", f"{folder}/answers.ndjson"
        # A column of the type JSON becomes an object, one of text stays text.
        connection.execute(f"COPY (SELECT id, spec FROM \"{table}\") TO '{specs}' (FORMAT json)")
        with open(specs, "rb") as source, open(answers, "wb") as target:
            subprocess.run(["bannerkit", "batch", *options], stdin=source, stdout=target, check=True)
        if os.path.getsize(answers) == 0:
            sys.exit(f"`{table}` is empty")
        # Types are taken from all rows: if the first 20,480 banners all had errors, their results would be typeless nulls.
        connection.execute(f"CREATE OR REPLACE TABLE answers AS FROM read_json('{answers}', sample_size = -1)")
        connection.execute("CREATE OR REPLACE TABLE findings AS SELECT line, id, unnest(findings) AS finding FROM answers")
        return connection.execute("SELECT count(*), count_if(ok), sum(errors), sum(warnings) FROM answers").fetchone()


if __name__ == "__main__":
    print("%d answers, %d of them without errors; %d errors, %d warnings" % run(sys.argv[1], sys.argv[2], sys.argv[3:]))

"""The examples of `Examples/Batch`, run on random banners: what they write is what one process answers."""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

from batch import BANNERKIT, ROOT, batch, line, records

EXAMPLES = ROOT / "Examples/Batch"
COUNT = int(os.environ.get("BATCH_RECORDS", 500))


def sent(count, seed):
    """Random records with ids of their own."""
    return [line({**record, "id": number}) for number, record in enumerate(records(count, seed))]


def unnumbered(lines):
    """Answers without the number of their line, which each process counts from 1."""
    return [re.sub('"line":[0-9]+,', "", own, count=1) for own in lines]


class Example(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        # The examples find the program on the PATH.
        (self.folder / "bin").mkdir()
        (self.folder / "bin/bannerkit").symlink_to(BANNERKIT)
        self.environment = dict(os.environ, HOME=str(self.folder), PATH=f"{self.folder}/bin:{os.environ['PATH']}")

    def specs(self, lines):
        path = self.folder / "specs.ndjson"
        path.write_text("".join(own + "\n" for own in lines))
        return path

    def run_example(self, *words):
        return subprocess.run(list(map(str, words)), capture_output=True, text=True, cwd=self.folder, env=self.environment)


class Figures(unittest.TestCase):
    def test_the_page_has_the_figures(self):
        sys.path.append(str(ROOT / "Tests/Benchmarks"))
        import throughput

        with open(throughput.FIGURES) as file:
            figures = json.load(file)
        for path, text in throughput.pages(figures).items():
            self.assertEqual(pathlib.Path(path).read_text(), text)


class Shells(Example):
    """GNU parallel, and split."""

    def test_parallel(self):
        for count, options in [(COUNT, []), (COUNT, ["--do", "summary", "--keep", "a b,$HOME"]), (1, []), (3, [])]:
            lines = sent(count, 11)
            ran = self.run_example(EXAMPLES / "parallel.sh", self.specs(lines), *options)
            self.assertEqual((ran.returncode, ran.stderr), (0, ""))
            self.assertEqual(unnumbered(ran.stdout.splitlines()), unnumbered(batch(lines, *options)[1]))
        self.assertNotEqual(self.run_example(EXAMPLES / "parallel.sh", self.specs(["x"]), "--fail-on", "error").returncode, 0)

    def test_split(self):
        for count, options in [(COUNT, []), (COUNT, ["--keep", "a b,$HOME"]), (2, [])]:
            lines = sent(count, 12)
            folder = self.folder / f"out-{count}-{len(options)}"
            ran = self.run_example(EXAMPLES / "split.sh", self.specs(lines), folder, *options)
            self.assertEqual((ran.returncode, ran.stderr, ran.stdout), (0, "", ""))
            parts = sorted(folder.glob("*.answers"))
            self.assertEqual(len(parts), 4)
            answers = [own for part in parts for own in part.read_text().splitlines()]
            self.assertEqual(unnumbered(answers), unnumbered(batch(lines, *options)[1]))
        ran = self.run_example(EXAMPLES / "split.sh", self.specs(["x"]), self.folder / "bad", "--fail-on", "error")
        self.assertNotEqual(ran.returncode, 0)


class DuckDB(Example):
    def run_on(self, lines, *options, text=False):
        """Runs the example on a table; returns what it printed and a connection to the database."""
        import duckdb

        database = self.folder / "ads.db"
        database.unlink(missing_ok=True)
        with duckdb.connect(str(database)) as connection:
            kind = "VARCHAR" if text else "JSON"
            connection.execute(f"CREATE TABLE specs (id BIGINT, spec {kind})")
            if lines:
                path = self.specs(lines)
                connection.execute(
                    f"INSERT INTO specs FROM read_json('{path}', format='newline_delimited', columns={{id: 'BIGINT', spec: '{kind}'}})")
        ran = self.run_example(sys.executable, EXAMPLES / "duckdb_batch.py", database, "specs", *options)
        self.assertEqual((ran.returncode, ran.stderr), (0, ""))
        connection = duckdb.connect(str(database), read_only=True)
        self.addCleanup(connection.close)
        return ran.stdout, connection

    def types(self, connection, table="answers"):
        return {row[0]: row[1] for row in connection.execute(f"DESCRIBE {table}").fetchall()}

    def test_findings(self):
        lines = sent(COUNT, 13)
        answers = [json.loads(own) for own in batch(lines)[1]]
        printed, connection = self.run_on(lines)
        wanted = (len(answers), sum(a["ok"] for a in answers), *(sum(a[key] for a in answers) for key in ("errors", "warnings")))
        self.assertEqual(printed, "%d answers, %d of them without errors; %d errors, %d warnings\n" % wanted)
        types = self.types(connection)
        self.assertEqual(
            [types[key] for key in ("v", "line", "id", "ok", "errors", "warnings")],
            ["BIGINT", "BIGINT", "BIGINT", "BOOLEAN", "BIGINT", "BIGINT"])
        rows = connection.execute("SELECT id, finding.rule, finding.message, finding.path FROM findings ORDER BY line").fetchall()
        found = [(a["id"], f["rule"], f["message"], f["path"]) for a in answers for f in a["findings"]]
        self.assertEqual(sorted(rows), sorted(found))
        self.assertGreater(len(found), COUNT // 4)

    def test_banners_without_a_finding(self):
        printed, connection = self.run_on([line({"id": n, "spec": {"items": ["a"]}}) for n in range(10)])
        self.assertEqual(printed, "10 answers, 10 of them without errors; 0 errors, 0 warnings\n")
        self.assertEqual(connection.execute("SELECT count(*) FROM findings").fetchall(), [(0,)])

    def test_text(self):
        printed, _ = self.run_on([line({"id": 1, "spec": "items: [a]\ntimmer: 2s\n"})], text=True)
        self.assertEqual(printed, "1 answers, 0 of them without errors; 1 errors, 0 warnings\n")

    def test_types_and_sums_are_right_although_the_first_rows_are_whole(self):
        """DuckDB takes columns and types from some 20,000 rows. In all of those a share is 1, and nothing repeats."""
        import duckdb

        lines = [line({"id": 1, "spec": {"items": ["a"]}}), line({"id": 2, "spec": {"items": ["a", "b"], "timer": "700ms"}})]
        for options, query, wanted in [
            (["summary", "--for", "1s"], "sum(i.share), sum(i.shown), min(i.share), sum(i.longestGap)", (25_100, 25_100_000_000, 0.3, 100_000_000)),
            (["summary", "--for", "1s"], "sum(result.cycle), count(result.cycle), count(i.first), 0", (280_000_000, 25_200, 25_200, 0)),
            (["state", "--at", "750ms"], "sum(i.position), sum(i.offset), max(i.t), 0", None),
        ]:
            first, other = batch(lines, "--do", *options)[1]
            answers = self.folder / "answers.ndjson"
            answers.write_text((first + "\n") * 25_000 + (other + "\n") * 100)
            part = "result.items" if "summary" in options else "result"
            own = duckdb.sql(f"SELECT {query} FROM (SELECT result, unnest({part}) AS i FROM '{answers}')").fetchall()[0]
            if wanted is None:
                state = json.loads(other)["result"][0]
                wanted = (100 * state["position"], 100 * state["offset"], 750_000, 0)
                self.assertLess(0.01, state["position"] % 1)
            for one, two in zip(own, wanted):
                self.assertAlmostEqual(one, two, places=3)

    def test_events_as_rows(self):
        lines = sent(COUNT, 14)
        options = ["--do", "timeline", "--for", "10s", "--explode"]
        rows = [json.loads(own) for own in batch(lines, *options)[1]]
        _, connection = self.run_on(lines, *options)
        own = connection.execute("SELECT count(*), sum(result.t), count(result.t) FROM answers").fetchone()
        times = [row["result"]["t"] for row in rows if row["result"]]
        self.assertEqual(own, (len(rows), sum(times), len(times)))
        self.assertGreater(len(times), COUNT)


if __name__ == "__main__":
    unittest.main()

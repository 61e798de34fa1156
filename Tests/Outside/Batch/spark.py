"""The example for Spark, on two cores and with eight partitions, some of them empty: what it writes is what one process
answers. `make batch` runs it."""
import json
import sys
import unittest

from batch import batch
from test_examples import COUNT, EXAMPLES, Example, sent, unnumbered


class Spark(Example):
    def run_on(self, lines, *options):
        """Runs the example; returns how it ended and the lines that it wrote."""
        self.environment["PYSPARK_SUBMIT_ARGS"] = "--master local[2] pyspark-shell"
        specs, answers = self.specs(lines), self.folder / f"answers-{len(list(self.folder.iterdir()))}"
        ran = self.run_example(sys.executable, EXAMPLES / "spark_batch.py", specs, answers, *options)
        return ran, [own for part in sorted(answers.glob("part-*")) for own in part.read_text().splitlines()]

    def test_pipe(self):
        for count, options in [(COUNT, []), (3, []), (COUNT, ["--do", "timeline", "--for", "20s", "--explode"])]:
            with self.subTest(count=count, options=options):
                lines = sent(count, 21)
                ran, answers = self.run_on(lines, *options)
                self.assertEqual(ran.returncode, 0, ran.stderr)
                self.assertEqual(unnumbered(answers), unnumbered(batch(lines, *options)[1]))

    def test_failing_processes_fail_the_job(self):
        ran, _ = self.run_on(['{"id":1,"spec":"nope"}'], "--fail-on", "error")
        self.assertNotEqual(ran.returncode, 0)
        self.assertIn("exit", ran.stderr)

    def test_pandas(self):
        for count, options in [(COUNT, ["--do", "summary", "--for", "1h"]), (3, [])]:
            with self.subTest(count=count, options=options):
                lines = sent(count, 22)
                ran, answers = self.run_on(lines, "--with", "pandas", *options)
                self.assertEqual(ran.returncode, 0, ran.stderr)
                members = ("rule", "severity", "message", "path")
                wanted = [json.loads(own) for own in batch(lines, *options)[1]]
                found = {int(answer["id"]): answer for answer in map(json.loads, answers)}
                self.assertEqual(sorted(found), [answer["id"] for answer in wanted])
                for answer in wanted:
                    own = found[answer["id"]]
                    self.assertEqual([own[k] for k in ("ok", "errors", "warnings")], [answer[k] for k in ("ok", "errors", "warnings")])
                    self.assertEqual([[f[k] for k in members] for f in own["findings"]], [[f[k] for k in members] for f in answer["findings"]])
                    # The name of the banner is the record's id, which Spark made text.
                    self.assertEqual(json.loads(own["result"]), answer["result"])


if __name__ == "__main__":
    unittest.main()

"""Calendars, and banners played from a date on: what `calendar` and `simulate --start` say of each banner alone."""
import json
import os
import tempfile
import unittest

import yaml
from batch import batch, dated, line
from test_answers import alone, known, micros

COUNT = int(os.environ.get("BATCH_RECORDS", 50))
SPAN = ["--from", "2026-10-31T12:00", "--to", "2026-11-05"]
START = ["--start", "2026-10-31T20:00"]


def result(text):
    """The bytes of an answer's result."""
    return text[text.index('"result":') + len('"result":'):-1]


class Calendars(unittest.TestCase):
    def check(self, as_text):
        records = list(dated(COUNT, 1 if as_text else 2))
        write = (lambda spec: yaml.safe_dump(spec, sort_keys=False)) if as_text else json.dumps
        sent = [line({"id": r["id"], "spec": write(r["spec"]) if as_text else r["spec"]}) for r in records]
        calendars = batch(sent, "--do", "calendar", *SPAN)[1]
        summaries = batch(sent, "--do", "summary", "--for", "30h", *START)[1]
        timelines = batch(sent, "--do", "timeline", "--for", "8h", *START)[1]
        states = batch(sent, "--do", "state", "--at", "1m", "--at", "7.5h", *START)[1]
        good = 0
        with tempfile.TemporaryDirectory() as folder:
            for number, record in enumerate(records):
                def run(*arguments):
                    name = "x.banner.yaml" if as_text else "x.banner.json"
                    return alone(folder, name, write(record["spec"]), *arguments).splitlines()

                wanted = json.loads("".join(run("validate", "--no-settings", "-o", "json")))["findings"]
                answer = json.loads(calendars[number])
                self.assertEqual([f["message"] for f in answer["findings"]], [f["message"] for f in wanted])
                self.assertEqual(answer["ok"], not any(f["severity"] == "error" for f in wanted))
                if not answer["ok"]:
                    self.assertEqual({result(lines[number]) for lines in (calendars, summaries, timelines, states)}, {"null"})
                    continue
                good += 1
                self.assertEqual(result(calendars[number]), "[" + ",".join(run("calendar", *SPAN)) + "]")
                summary = micros(json.loads(run("simulate", "--summary", "--for", "30h", *START)[0]))
                self.assertEqual(known(json.loads(result(summaries[number]))), summary)
                events = run("simulate", "--for", "8h", *START)
                self.assertEqual(json.loads(result(timelines[number])), [micros(json.loads(event)) for event in events])
                moments = run("simulate", "--at", "1m", "--at", "7.5h", *START)
                self.assertEqual(json.loads(result(states[number])), [micros(json.loads(state)) for state in moments])
        self.assertGreater(good, COUNT // 10)
        self.assertLess(good, COUNT)

    def test_objects(self):
        self.check(as_text=False)

    def test_texts(self):
        self.check(as_text=True)

    def test_rows(self):
        sent = [line(r) for r in dated(COUNT, 3)]
        lists = [json.loads(own) for own in batch(sent, "--do", "calendar", *SPAN)[1]]
        rows = [json.loads(own) for own in batch(sent, "--do", "calendar", *SPAN, "--explode", "-j", "4")[1]]
        self.assertEqual([(a["line"], part) for a in lists for part in a["result"] or [None]], [(r["line"], r["result"]) for r in rows])
        self.assertGreater(len(rows), 2 * COUNT)


class Words(unittest.TestCase):
    """What is answered instead of a calendar, by options and records."""

    SPEC = '{"spec":{"items":[{"id":"a","when":{"hours":"06:00-07:00"}}]%s}}'
    ROWS = [
        (["--from", "2026-11-01"], "", "`--to` is required"),
        (["--to", "2026-11-01"], "", "`--from` is required"),
        (["--from", "2026-11-02", "--to", "2026-11-01"], "", "`--to 2026-11-01` is not after `--from 2026-11-02`"),
        (["--from", "2026-11-02T10:00Z", "--to", "2026-11-02T10:00Z"], "", "is not after"),
        (["--from", "2026-11-31", "--to", "2026-12-01"], "", "`--from`"),
        ([], "", "`--do calendar` needs a span"),
        (["--from", "2026-11-01", "--to", "2026-11-02", "--for", "1h"], "", "`--for` needs `--do summary` or `--do timeline`"),
        (["--from", "2026-11-01", "--to", "2026-11-02", "--start", "2026-11-01"], "", "`--start` needs"),
    ]
    RECORDS = [
        # An instant before another in one zone and after it in another.
        (["--from", "2026-11-02T10:00", "--to", "2026-11-02T10:00Z"], ',"timeZone":"Asia/Seoul"', None),
        (["--from", "2026-11-02T10:00", "--to", "2026-11-02T10:00Z"], ',"timeZone":"America/New_York"', "is not after"),
        # 02:30 is skipped.
        (["--from", "2026-03-08T02:10", "--to", "2026-03-08T02:30"], ',"timeZone":"America/New_York"', "is not after"),
        (["--from", "2026-11-01", "--to", "2026-11-09", "--max-events", "19"], "", None),
        (["--from", "2026-11-01", "--to", "2026-11-09", "--max-events", "18"], "", "more than 18 periods"),
    ]

    def test_options(self):
        for options, more, words in self.ROWS:
            with self.subTest(options=options):
                code, output, errors = batch([self.SPEC % more], "--do", "calendar", *options)
                self.assertEqual((code, output), (2, []))
                self.assertIn(words, errors)

    def test_records(self):
        for options, more, words in self.RECORDS:
            with self.subTest(options=options, zone=more):
                code, output, errors = batch([self.SPEC % more], "--do", "calendar", *options)
                answer = json.loads(output[0])
                self.assertEqual((code, errors, answer["ok"], answer["errors"]), (0, "", True, 0))
                self.assertEqual((answer["result"] is None, answer["reason"] is None), (words is not None, words is None))
                self.assertIn(words or "", answer["reason"] or "")

    def test_results_have_a_largest_size(self):
        record = json.dumps({"spec": {"items": [{"id": "i" * 60 + str(n)} for n in range(3_000)] + [
            {"id": "a", "when": {"hours": "06:00-07:00"}}]}})
        code, output, _ = batch([record], "--do", "calendar", "--from", "2026-01-01", "--to", "2027-01-01")
        self.assertIn("the result is longer than 64 MiB", json.loads(output[0])["reason"])


if __name__ == "__main__":
    unittest.main()

"""What `batch` answers is what the other commands say of each banner alone."""
import json
import os
import pathlib
import subprocess
import tempfile
import unittest

import yaml
from batch import BANNERKIT, batch, line, records

COUNT = int(os.environ.get("BATCH_RECORDS", 120))


def alone(folder, name, text, *arguments):
    """A command's output about one banner in a file, as lines of JSON."""
    path = pathlib.Path(folder) / name
    path.write_text(text)
    ran = subprocess.run([BANNERKIT, arguments[0], str(path), *arguments[1:]], capture_output=True, text=True, cwd=folder)
    return ran.stdout


def known(value):
    """A summary without what does not exist, which `simulate` leaves out."""
    repeats = value["cycle"] > 0
    own = {key: part for key, part in value.items() if repeats or key not in ("prefix", "cycle")}
    return own | {"items": [{key: part for key, part in item.items() if part is not None} for item in own["items"]]}


def micros(value, key=None):
    """A command's JSON with its times as whole microseconds, as `batch` writes them."""
    times = {"t", "duration", "horizon", "prefix", "cycle", "seconds", "first", "longestGap", "left", "empty", "available"}
    if isinstance(value, dict):
        return {("shown" if k == "seconds" else k): micros(v, k) for k, v in value.items()}
    if isinstance(value, list):
        return [micros(v) for v in value]
    return round(value * 1_000_000) if key in times else value


class Answers(unittest.TestCase):
    def check(self, as_text):
        all_records = list(records(COUNT, 1 if as_text else 2))
        sent = [
            line({"id": r["id"], "spec": yaml.safe_dump(r["spec"], allow_unicode=True, sort_keys=False) if as_text else r["spec"]})
            for r in all_records]
        code, output, errors = batch(sent)
        self.assertEqual((code, len(output), errors), (0, len(sent), ""))
        summaries = batch(sent, "--do", "summary", "--for", "1h")[1]
        timelines = batch(sent, "--do", "timeline", "--for", "20s")[1]
        good = 0
        with tempfile.TemporaryDirectory() as folder:
            for number, record in enumerate(all_records):
                text = json.loads(sent[number])["spec"]
                name = "x.banner.yaml" if as_text else "x.banner.json"
                text = text if as_text else json.dumps(text)
                wanted = json.loads(alone(folder, name, text, "validate", "--no-settings", "-o", "json"))["findings"]
                answer = json.loads(output[number])
                self.assertEqual(list(answer), ["v", "line", "id", "ok", "errors", "warnings", "findings", "reason", "result"])
                self.assertEqual((answer["v"], answer["line"], answer["id"]), (1, number + 1, record["id"]))
                self.assertEqual(len(answer["findings"]), len(wanted), sent[number])
                for own, other in zip(answer["findings"], wanted):
                    self.assertEqual(
                        [own[k] for k in ("rule", "slug", "severity", "message", "path")],
                        [other[k] for k in ("rule", "slug", "severity", "message", "yamlPath")])
                    place = [other["range"][e][k] for e in ("start", "end") for k in ("line", "column")]
                    self.assertEqual(
                        [own[k] for k in ("line", "column", "endLine", "endColumn")], place if as_text else [None] * 4)
                count = {s: sum(f["severity"] == s for f in wanted) for s in ("error", "warning")}
                self.assertEqual((answer["errors"], answer["warnings"]), (count["error"], count["warning"]))
                self.assertEqual(answer["ok"], count["error"] == 0)
                summary = json.loads(summaries[number])["result"]
                timeline = json.loads(timelines[number])["result"]
                if count["error"]:
                    self.assertIsNone(summary)
                    self.assertIsNone(timeline)
                    continue
                good += 1
                own = json.loads(alone(folder, name, text, "simulate", "--summary", "--for", "1h"))
                summary.pop("banner")
                own.pop("banner")
                self.assertEqual(known(summary), micros(own))
                events = alone(folder, name, text, "simulate", "--for", "20s").splitlines()
                self.assertEqual(timeline, [micros(json.loads(event)) for event in events])
        self.assertGreater(good, COUNT // 10)
        self.assertLess(good, COUNT)

    def test_other_windows_and_less_motion(self):
        spec = {"items": ["a", "b", "c"], "timer": {"interval": "2s", "whenReduced": "keep"},
                "indicator": {"style": "scrollBar"},
                "breakpoints": [{"minWidth": 700, "layout": {"cellWidthMultiplier": 0.5}, "focus": 1.2}]}
        plain = batch([line({"spec": spec})], "--do", "state", "--at", "2.1s")[1]
        with tempfile.TemporaryDirectory() as folder:
            for options in (["--viewport", "768"], ["--viewport", "768x400"], ["--reduced-motion"]):
                answer = batch([line({"spec": spec})], "--do", "state", "--at", "2.1s", *options)[1]
                self.assertNotEqual(answer, plain)
                own = alone(folder, "x.banner.json", json.dumps(spec), "simulate", "--at", "2.1s", *options)
                self.assertEqual(json.loads(answer[0])["result"], [micros(json.loads(own))])
        code, _, errors = batch([line({"spec": spec})], "--viewport", "768")
        self.assertEqual((code, errors), (2, (
            "bannerkit: `--viewport` needs `--do test` or `--do summary` or `--do timeline` or `--do state` or `--do resolve`\n")))

    def test_objects(self):
        self.check(as_text=False)

    def test_texts(self):
        self.check(as_text=True)

    def test_many_at_once_write_the_same_bytes(self):
        sent = [line(r) for r in records(2_000, 3)]
        for options in [(), ("--do", "summary"), ("--do", "timeline", "--explode")]:
            self.assertEqual(batch(sent, *options), batch(sent, *options, "-j", "8"))

    def test_states(self):
        sent = [line({"id": 1, "spec": {"items": ["a", "b"], "timer": "2s"}})]
        many = json.loads(batch(sent, "--do", "state", "--at", "1s", "--at", "2.1s")[1][0])["result"]
        self.assertEqual([(s["t"], s["page"], s["timer"]["left"]) for s in many], [(1_000_000, 0, 1_000_000), (2_100_000, 1, 1_900_000)])
        rows = [json.loads(row) for row in batch(sent, "--do", "state", "--at", "1s", "--at", "2.1s", "--explode")[1]]
        self.assertEqual([row["result"] for row in rows], many)
        self.assertEqual([row["line"] for row in rows], [1, 1])

    def test_what_can_have_decimals_has_a_point(self):
        """A reader that takes a column's type from its first rows would otherwise round the others."""
        sent = [line({"spec": {"items": ["a", "b"], "timer": "2s", "indicator": "pill", "focus": {"scale": 2}}})]
        for options, part in [
            (["summary", "--for", "2s"], '"showings":1,"shown":2000000,"share":1.0,"first":0,"longestGap":0}'),
            (["summary", "--for", "3s"], '"showings":1,"shown":2000000,"share":0.666667,"first":0,"longestGap":1000000}'),
            (["state", "--at", "1s"], '"position":0.0,"offset":0.0,"virtual":2,"timer":{"state":"running","left":1000000},"scales":{"0":2.0}'),
            (["timeline", "--for", "0s"], '"indicator":{"style":"pill","count":2,"pair":[0,1],"widths":[20.0,6.0]}'),
        ]:
            self.assertIn(part, batch(sent, "--do", *options)[1][0])

    def test_options(self):
        sent = [line({"id": 1, "spec": "items: [a]\nfoo: 1\n", "shop": {"a": [1]}, "n": 2.50}), line({"spec": "items: [a]"})]
        code, output, _ = batch(sent, "--keep", "shop,n", "--fail-on", "error")
        self.assertEqual(code, 1)
        self.assertIn('"id":1,"shop":{"a": [1]},"n":2.5,"ok":false', output[0])
        self.assertIn('"id":null,"shop":null,"n":null,"ok":true', output[1])
        self.assertEqual(batch(sent, "--ignore", "unknown-key", "--fail-on", "error")[0], 0)
        for options, words in [
            (["--keep", "id"], "`--keep` cannot be `id`"), (["--do", "state"], "`--do state` needs an instant"),
            (["--at", "1s"], "`--at` needs `--do state`"), (["--do", "summary", "--explode"], "`--explode` needs"),
        ]:
            code, output, errors = batch(sent, *options)
            self.assertEqual((code, output), (2, []))
            self.assertIn(words, errors)
        sent = [line({"spec": "items: [a, b]\ntimer: 1s\n"})]
        long = json.loads(batch(sent, "--do", "timeline", "--for", "10000h", "--max-events", "10")[1][0])
        self.assertEqual((long["ok"], long["errors"], long["result"]), (True, 0, None))
        self.assertEqual(
            long["reason"],
            "72000001 events; at most 10 are written; shorten it with `--for`, or allow more with `--max-events`")
        self.assertEqual(batch(sent, "--do", "timeline", "--for", "1h", "--max-events", "10", "--fail-on", "error")[0], 0)

    def test_members_without_a_value_are_absent(self):
        # What a member says, and the findings' rules and places.
        rows = [
            ({"items": ["a", "b"], "timer": None, "timmer": None, "x-own": None}, []),
            ({"items": [{"id": "a", "title": None, "when": {"from": "2026-11-01", "until": None, "days": None}}],
              "timeZone": "UTC", "timer": {"interval": "2s", "cycles": None}, "breakpoints": None}, []),
            ({"items": None}, [("BK2003", "")]),
            ({"items": ["a"], "timer": {"interval": None}}, [("BK2011", "/timer")]),
            ({"items": ["a", None]}, [("BK2006", "/items/1")]),
            ("items: [a]\ntimer: null\n", [("BK2004", "/timer")]),
            (None, [("BK1017", "")]),
        ]
        for spec, wanted in rows:
            with self.subTest(spec=spec):
                answer = json.loads(batch([line({"spec": spec})])[1][0])
                self.assertEqual([(f["rule"], f["path"]) for f in answer["findings"] if f["severity"] == "error"], wanted)
        self.assertEqual(answer["findings"][0]["message"], "the record's `spec` is `null`")
        with tempfile.TemporaryDirectory() as folder:
            file = alone(folder, "a.banner.json", '{"items": ["a"], "timer": null}', "validate", "--no-settings", "-o", "json")
            self.assertEqual([f["rule"] for f in json.loads(file)["findings"]], ["BK2004"])

    def test_a_table_with_typed_columns_keeps_its_banners(self):
        import duckdb
        specs = [{"items": [{"id": "a"}, {"id": "b", "title": "B"}], "timer": {"interval": "2s"}},
                 {"items": [{"id": "c", "link": "https://example.com/"}], "paging": {"loop": "none"}}]
        with tempfile.TemporaryDirectory() as folder:
            own, typed = f"{folder}/own.ndjson", f"{folder}/typed.ndjson"
            sent = [line({"id": number, "spec": spec}) for number, spec in enumerate(specs)]
            pathlib.Path(own).write_text("".join(text + "\n" for text in sent))
            duckdb.sql(f"COPY (FROM read_json('{own}')) TO '{typed}' (FORMAT json)")
            rewritten = pathlib.Path(typed).read_text()
            self.assertIn("null", rewritten)
            for options in [[], ["--do", "timeline", "--for", "9s"]]:
                self.assertEqual(batch(rewritten.splitlines(), *options), batch(sent, *options))


if __name__ == "__main__":
    unittest.main()

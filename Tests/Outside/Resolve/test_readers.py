"""What others make of what `bannerkit resolve` writes: JSON readers, DuckDB, a validator of JSON Schema, and TypeScript."""
import copy
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

import duckdb
import jsonschema
import properties

ROOT = pathlib.Path(__file__).resolve().parents[3]
BANNERKIT = os.environ.get("BANNERKIT") or str(ROOT / ".build/debug/bannerkit")


def run(*words, text=None):
    return subprocess.run([BANNERKIT, *words], input=text, capture_output=True, encoding="utf-8", check=True).stdout


def closed(schema):
    """The same, but no mapping has other keys than its own and, where they are data, those of the author."""
    schema = copy.deepcopy(schema)

    def close(part):
        if isinstance(part, dict):
            if "properties" in part:
                part["additionalProperties"] = False
            for value in part.values():
                close(value)
        elif isinstance(part, list):
            for value in part:
                close(value)

    close(schema)
    return schema


class Readers(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        numbers = random.Random(7)
        source = properties.Specs(numbers)
        for number in range(120):
            text = properties.specs.text_of(source.sound(), numbers)
            pathlib.Path(cls.folder.name, f"n{number}.banner.yaml").write_text(text, encoding="utf-8")
        folders = [cls.folder.name, str(ROOT / "Examples"), str(ROOT / "Tests/Vectors")]
        ran = subprocess.run([BANNERKIT, "resolve", *folders], capture_output=True, encoding="utf-8")
        cls.lines = ran.stdout.splitlines()
        cls.schema = json.loads(run("schema", "--resolved"))
        cls.addClassCleanup(cls.folder.cleanup)

    def test_json(self):
        self.assertGreater(len(self.lines), 120)
        for line in self.lines:
            banner = json.loads(line)
            self.assertEqual(list(banner)[-1], "x-resolved")
            self.assertEqual(list(banner)[:3], ["version", "name", "description" if "description" in banner else "timeZone"])

    def test_jq(self):
        ran = subprocess.run(["jq", "-cS", "."], input="\n".join(self.lines), capture_output=True, encoding="utf-8", check=True)
        self.assertEqual(len(ran.stdout.splitlines()), len(self.lines))

    def test_duckdb(self):
        path = pathlib.Path(self.folder.name, "all.ndjson")
        path.write_text("".join(line + "\n" for line in self.lines), encoding="utf-8")
        rows = duckdb.sql(f"select name, len(items), \"x-resolved\".geometry.stride from read_ndjson('{path}')").fetchall()
        self.assertEqual(len(rows), len(self.lines))
        self.assertTrue(all(stride > 0 for _, _, stride in rows))

    def test_schema(self):
        for schema in (self.schema, closed(self.schema)):
            jsonschema.Draft7Validator.check_schema(schema)
            validator = jsonschema.Draft7Validator(schema)
            for line in self.lines:
                error = next(validator.iter_errors(json.loads(line)), None)
                self.assertIsNone(error, f"{error and error.json_path}\n{line}")

    def test_schema_refuses(self):
        """What is not written out, or lacks what is always there, is refused; keys of a later version are not."""
        validator = jsonschema.Draft7Validator(self.schema)
        banner = json.loads(run("resolve", str(ROOT / "Examples/stories.banner.yaml")))
        for change in (
            {"timer": "2s"}, {"timer": {**banner["timer"], "interval": "2s"}}, {"items": ["a"]}, {"indicator": "pill"},
            {"indicator": {**banner["indicator"], "color": "#fff"}}, {"focus": 1}, {"items": []},
            {"transition": {**banner["transition"], "easing": "linear"}}, {"paging": {**banner["paging"], "startPage": 0}},
        ):
            self.assertFalse(validator.is_valid({**banner, **change}), change)
        for key in ("viewport", "timeZone", "name", "x-resolved", "layout", "indicator", "controls"):
            self.assertFalse(validator.is_valid({k: v for k, v in banner.items() if k != key}), key)
        self.assertTrue(validator.is_valid({**banner, "later": 1, "layout": {**banner["layout"], "later": 1}}))
        self.assertFalse(jsonschema.Draft7Validator(closed(self.schema)).is_valid({**banner, "later": 1}))

    def test_types_are_current(self):
        made = subprocess.run(
            [sys.executable, ROOT / "Sources/Scripts/types"], input=json.dumps(self.schema), capture_output=True, encoding="utf-8",
            check=True).stdout
        self.assertEqual((ROOT / "Schemas/banner-resolved.d.ts").read_text("utf-8"), made, "`make schema` writes it")

    @unittest.skipUnless(shutil.which("tsc") or os.environ.get("BANNERKIT_TOOLS") == "required", "needs Debian's node-typescript")
    def test_typescript(self):
        folder = pathlib.Path(self.folder.name)
        shutil.copy(ROOT / "Schemas/banner-resolved.d.ts", folder)
        lines = [line for line in self.lines if len(line) < 20_000]
        text = "".join(f"export const b{number}: Banner = {line};\n" for number, line in enumerate(lines))
        use = "export const own: unknown[] = b0.items.map(item => item['x-cta']);\n"
        use += "export const wide = b0.indicator.style === 'pill' ? b0.indicator.width : 0;\n"

        def compile_(more):
            (folder / "use.ts").write_text(f'import type {{ Banner }} from "./banner-resolved";\n{text}{use}{more}', encoding="utf-8")
            options = {"strict": True, "noEmit": True, "target": "es2020", "types": []}
            (folder / "tsconfig.json").write_text(json.dumps({"compilerOptions": options, "files": ["use.ts"]}), encoding="utf-8")
            return subprocess.run(["tsc", "-p", "."], cwd=folder, capture_output=True, encoding="utf-8")

        ran = compile_("")
        self.assertEqual((ran.returncode, ran.stdout), (0, ""))
        wrong = ["export const n: number = b0.name;", "export const w = b0.indicator.width;", "export const t = b0.timer.interval;",
                 "export const l: Banner = { ...b0, later: 1, items: [{ title: '' }] };"]
        first = (folder / "use.ts").read_text("utf-8").count("\n") + 1
        named = {int(line) for line in re.findall(r"^use\.ts\((\d+),", compile_("\n".join(wrong) + "\n").stdout, re.M)}
        self.assertEqual(named, set(range(first, first + len(wrong))))


if __name__ == "__main__":
    unittest.main()

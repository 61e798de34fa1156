"""properties.py COUNT: what must hold of every banner and of the same one written out by `bannerkit resolve`.

For COUNT random banners, and for those of the folders that are named: no new findings, the same bytes when it is written out
again, the same events in the banner's own window and in another, the same scenarios, and no difference; and the same from
`batch`, as text and as an object. Ends with 1 and shows the banners where that does not hold.
"""
import argparse
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "Agreement"))
import specs  # noqa: E402

LAYOUTS = ["{ cellWidthMultiplier: 0.5 }", "{ spacing: 7, align: start }", "{}", "{ axis: vertical, cellHeightMultiplier: .5 }"]
INDICATORS = ["pill", "{ style: scrollBar, track: 90 }", "{ color: '#FFF' }", "none", "{ placement: over, edge: top }"]
OWN = ["1", "+2.50", "[a, {1: b}]", "~", "{ a: 1, b: [] }", '"2s"', "0x10", ".inf", "no", "{}", "2026-01-01", "여름", '"\\e#\\x7f"']
WHEN = ["otherwise", "{ days: sat }", "{ from: 2026-01-01, hours: '09:00-10:00' }", "[{ until: 2026-02-01T10:00:00 }, { days: [mon, tue] }]"]


class Specs(specs.Specs):
    """Sound specs, also with own data, breakpoints, dates and what else `Agreement` does not need."""

    def sound(self):
        r = self.random
        spec = super().sound()
        if r.random() < 0.5:
            spec.append(["x-own", r.choice(OWN)])
        if r.random() < 0.1:
            spec.append(["x-resolved", r.choice(OWN)])
        if r.random() < 0.3:
            spec.append(["controls", r.choice(["{ arrows: true }", "{}", "{ pause: true, x-note: 1 }"])])
        if r.random() < 0.4:
            widths = r.sample(["600", "900.5", "100", "1e3"], r.randint(1, 3))
            spec.append(["breakpoints", [specs.Mapping([["minWidth", width]]) + self.some(
                viewport=lambda: r.choice(["{ height: 400 }", "{}"]), layout=lambda: r.choice(LAYOUTS[:3]),
                indicator=lambda: r.choice(INDICATORS[:2] + INDICATORS[3:]), focus=lambda: r.choice(["1.2", "{ duration: 1s }"]),
                controls=lambda: r.choice(["{ arrows: true }", "{ pause: false }"])) for width in widths]])
        return spec

    def item(self, name):
        item = super().item(name)
        if isinstance(item, specs.Mapping):
            item += self.some(**{"x-cta": lambda: self.random.choice(OWN)})
            if self.random.random() < 0.2:
                item.append(["when", self.random.choice(WHEN)])
        return item

    def scenario(self, name):
        r = self.random
        scenario = super().scenario(name)
        return scenario + self.some(
            viewport=lambda: r.choice(["{ width: 700 }", "{ height: 200 }", "{}"]), reducedMotion=lambda: r.choice(["true", "false"]))


class Run:
    """The program on a folder of banners, and on the same ones written out."""

    def __init__(self, folder, bannerkit):
        self.folder, self.bannerkit, self.wrong = pathlib.Path(folder), bannerkit, []

    def run(self, *words, text=None):
        ran = subprocess.run([self.bannerkit, *words], cwd=self.folder, capture_output=True, input=text, encoding="utf-8")
        if ran.returncode > 2:
            sys.exit(f"{' '.join(words)} ended with {ran.returncode}: {ran.stderr[:500]}")
        return ran

    def expect(self, what, left, right, names):
        for one, other, name in zip(left, right, names, strict=True):
            if one != other:
                self.wrong.append(f"{name}: {what}\n  {one[:3000]}\n  {other[:3000]}")

    def findings(self, folder, *more):
        found = {}
        for finding in json.loads(self.run("validate", "-o", "json", "--advice", "always", *more, folder).stdout)["findings"]:
            found.setdefault(pathlib.Path(finding["path"]).name.split(".")[0], []).append(finding)
        return found

    def batch(self, texts, *words, are_objects=False):
        lines = (f'{{"id":"{name}","spec":{text if are_objects else json.dumps(text)}}}\n' for name, text in texts.items())
        return self.run("batch", *words, text="".join(lines)).stdout.splitlines()

    def check(self):
        texts = {path.name.split(".")[0]: path.read_text("utf-8") for path in sorted(self.folder.glob("b/*.yaml"))}
        before = self.findings("b")
        for name in [name for name in texts if any(finding["severity"] == "error" for finding in before.get(name, []))]:
            texts.pop(name)
            (self.folder / f"b/{name}.banner.yaml").unlink()
        ran = self.run("resolve", "b")
        lines = ran.stdout.splitlines(keepends=True)
        if len(lines) != len(texts):
            sys.exit(f"{len(lines)} of {len(texts)} valid banners are written out: {ran.stderr[:500]}")
        written = dict(zip(texts, lines))
        (self.folder / "r").mkdir()
        for name, line in written.items():
            (self.folder / f"r/{name}.banner.json").write_text(line, "utf-8")
        after = self.findings("r")
        for name, findings in after.items():
            rules = {finding["rule"] for finding in before.get(name, [])}
            for finding in findings:
                if finding["severity"] == "error" or finding["rule"] not in rules or finding["rule"] == "BK3016":
                    self.wrong.append(f"{name}: a new finding: {finding['rule']} {finding['message']}\n{texts[name]}")
        self.again(texts, written)
        self.played(texts, written)
        self.compared(texts)
        return len(texts)

    def again(self, texts, written):
        """Written out again, alone and by `batch`."""
        lines = [text.rstrip("\n") for text in written.values()]
        self.expect("resolve(resolve)", lines, self.run("resolve", "r").stdout.splitlines(), texts)
        results = [line.split('"result":', 1)[1][:-1] for line in self.batch(texts, "--do", "resolve", "-j", "8")]
        self.expect("batch", lines, results, texts)
        # In an object of `batch` a null counts as absent.
        plain = {name: text for name, text in written.items() if "null" not in text.split('"x-resolved"')[0]}
        objects = {name: text.rstrip("\n") for name, text in plain.items()}
        results = [line.split('"result":', 1)[1][:-1] for line in self.batch(objects, "--do", "resolve", are_objects=True)]
        self.expect("batch of objects", objects.values(), results, objects)
        again = "".join(map(json.dumps, map(json.loads, lines)))
        if not again or any(json.loads(line)["x-resolved"].keys() - {"track", "width", "pages", "showings"} != {"geometry", "dwell", "cycle", "fits"} for line in lines):
            self.wrong.append("x-resolved has other keys")

    def played(self, texts, written):
        """The same events, scenarios and states."""
        for words in (["--for", "40s"], ["--for", "20s", "--viewport", "950"], ["--for", "9s", "--start", "2026-01-03"]):
            words = ["--do", "timeline", "--events", "all", *words]
            def played(texts):
                return [line.split('"reason":', 1)[1] for line in self.batch(texts, *words)]
            self.expect(f"timeline {words}", played(texts), played(written), texts)
        fitted = dict(zip(texts, self.run("resolve", "b", "--viewport", "950x300").stdout.splitlines(), strict=True))
        words = ["--do", "state", "--at", "0s", "--at", "3.7s"]
        def states(texts, *more):
            return [line.split('"reason":', 1)[1] for line in self.batch(texts, *words, *more)]
        self.expect("states in a window", states(texts, "--viewport", "950x300"), states(fitted), texts)
        def tested(folder):
            findings = json.loads(self.run("test", "-o", "json", "--allow-empty", folder).stdout)["findings"]
            return sorted(f"{pathlib.Path(f['path']).name.split('.')[0]} {f['rule']} {f['message']}" for f in findings)
        self.expect("test", ["\n".join(tested("b"))], ["\n".join(tested("r"))], ["all"])

    def compared(self, texts):
        """No difference."""
        for name in texts:
            (self.folder / f"r/{name}.banner.json").rename(self.folder / f"r/{name}.banner.yaml")
        ran = self.run("diff", "b", "r")
        if ran.returncode != 0:
            self.wrong.append(f"diff: {ran.stdout[:3000]}{ran.stderr[:500]}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("count", type=int)
    parser.add_argument("folders", nargs="*", type=pathlib.Path)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bannerkit", default="bannerkit")
    wanted = parser.parse_args()
    numbers = random.Random(wanted.seed)
    source = Specs(numbers)
    texts = [specs.text_of(source.weighted(), numbers) for _ in range(wanted.count)]
    root = HERE.parents[2]
    for folder in wanted.folders or [root / "Tests/Vectors", root / "Tests/BannerCommandTests/Golden", root / "Examples"]:
        texts += [path.read_text("utf-8") for path in sorted(folder.glob("*.banner.yaml")) if path.is_file()]
    vectors = [path.read_text("utf-8") for part in ("wide", "free") for path in sorted((root / "Tests/Vectors" / part).glob("*.json"))]
    for text in (root / "Tests/Vectors/random.jsonl").read_text("utf-8").splitlines() + vectors:
        vector = json.loads(text)
        scenario = {"name": "vector", **{key: vector[key] for key in ("duration", "inputs", "viewport", "reducedMotion") if key in vector}}
        texts.append(json.dumps({**vector["spec"], "scenarios": [scenario]}, ensure_ascii=False))
    wrong, valid = [], 0
    for start in range(0, len(texts), 1_000):
        with tempfile.TemporaryDirectory() as folder:
            os.mkdir(f"{folder}/b")
            for number, text in enumerate(texts[start:start + 1_000]):
                pathlib.Path(folder, f"b/n{number:04}.banner.yaml").write_text(text.replace("bannerkit-ignore", "unheard"), encoding="utf-8")
            run = Run(folder, wanted.bannerkit)
            valid += run.check()
            wrong += run.wrong
    print(f"{len(texts)} banners, seed {wanted.seed}: {valid} written out, {len(wrong)} faults")
    print("\n\n".join(wrong[:10]))
    sys.exit(1 if wrong or valid < wanted.count * 0.8 else 0)


if __name__ == "__main__":
    main()

"""The folder that `bannerkit build` writes is a package: npm packs it, and a program in TypeScript that uses it compiles."""
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

USE = """
import {BannerKit, State} from './out/banner-kit';
const kit: BannerKit = document.querySelector('banner-kit')!;
kit.addEventListener('banner-open', event => {
  const {id, item}: {id: string; item: {[key: string]: unknown}} = event.detail;
  if (item['x-campaign'] === 7) event.preventDefault();
  kit.select(id);
});
addEventListener('banner-error', event => { const said: string = (event as CustomEvent<{message: string}>).detail.message; });
const {page, phase}: State = kit.state;
const seen: object | null = kit.scenario();
"""


class Package(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        (self.folder / "a.banner.yaml").write_text("name: a\nitems: [b]\n")
        subprocess.run(["bannerkit", "build", "a.banner.yaml", "-o", "out"], cwd=self.folder, check=True)

    def run_tool(self, *words, cwd="."):
        """What a tool says; the test is skipped, and says so, where the tool is missing."""
        if not shutil.which(words[0]):
            print(f"skipped: {words[0]} is missing", file=sys.__stderr__)
            self.skipTest(f"needs {words[0]}")
        ran = subprocess.run(words, cwd=self.folder / cwd, capture_output=True, text=True)
        return ran.returncode, ran.stdout + ran.stderr

    def test_a_strict_program_compiles_and_wrong_ones_do_not(self):
        wrong = ["kit.select(1);", "kit.turn();", "kit.state = kit.state;", "const away: string = kit.state.item;"]
        programs = {"right.ts": USE, **{f"wrong{place}.ts": USE + line for place, line in enumerate(wrong)}}
        for name, text in programs.items():
            (self.folder / name).write_text(text)
        _, said = self.run_tool(
            "tsc", "--strict", "--noEmit", "--target", "es2020", "--module", "esnext", "--moduleResolution", "node", *programs)
        self.assertEqual(sorted({line.split("(")[0] for line in said.splitlines() if "(" in line[:12]}), sorted(programs)[1:], said)

    def test_npm_packs_all_files(self):
        code, said = self.run_tool("npm", "pack", "--dry-run", "--json", "--offline", cwd="out")
        self.assertEqual(code, 0, said)
        packed = {file["path"] for file in json.loads(said[said.index("["):said.rindex("]") + 1])[0]["files"]}
        self.assertEqual(packed, {path.name for path in (self.folder / "out").iterdir()})


if __name__ == "__main__":
    unittest.main()

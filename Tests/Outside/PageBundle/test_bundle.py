"""Tests how the files that pages embed are made."""
import importlib.machinery
import importlib.util
import pathlib
import subprocess
import unittest

SCRIPTS = pathlib.Path(__file__).resolve().parents[3] / "Sources/Scripts"


def script(path):
    loader = importlib.machinery.SourceFileLoader(path.name, str(path))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


ALIKE = script(SCRIPTS / "alike")
# Functions of a module, and each after the one that it is like.
FUNCTIONS = ["(func $0 f32.abs f32.neg f32.ceil f32.floor)", "(func $1 i32.add i32.sub i32.mul i32.and i32.or)", "(func $2 f32.abs f32.neg f32.ceil f32.sqrt)",
             "(func $3 i32.add i32.sub i32.mul i32.and i32.xor)"]
BESIDE = ["$1", "$3", "$0", "$2"]


class Bundles(unittest.TestCase):
    def test_like_functions_are_beside_each_other(self):
        self.assertEqual([function.split()[1] for function in ALIKE.ordered(FUNCTIONS)], BESIDE)
        self.assertEqual(ALIKE.ordered([]), [])

    def test_the_committed_scripts_are_those_of_the_sources(self):
        done = subprocess.run([SCRIPTS / "page", "--check", "scripts"], capture_output=True, text=True)
        self.assertEqual(done.stdout.splitlines()[:1], ["scripts: unchanged"], "run Sources/Scripts/page scripts")

    def test_a_module_is_built_when_its_own_sources_change(self):
        inputs = {name: subprocess.run([SCRIPTS / words[0], "--inputs", *words[1:]], capture_output=True, text=True, check=True).stdout.split()
                  for name, words in {"engine": ["wasm"], "element": ["wasm", "Element"], "checker": ["checker"]}.items()}
        # (a source, the modules that it is in)
        for source, expected in (("BannerKit/Model/Banner.swift", "engine element checker"), ("BannerWasm/Page/Exports.swift", "engine"),
                                 ("BannerWasm/Element/Exports.swift", "element"), ("BannerRules/Rulebook.swift", "checker"),
                                 ("Scripts/alike", "element"), ("BannerKit/BannerKit.docc/BannerKit.md", ""), ("BannerPage/Scripts/banner.js", "")):
            found = [name for name, files in inputs.items() if f"Sources/{source}" in files]
            with self.subTest(source, found=found):
                self.assertTrue((SCRIPTS.parent / source).is_file())
                self.assertEqual(found, expected.split())


if __name__ == "__main__":
    unittest.main()

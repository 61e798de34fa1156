"""Tests how the pages' scripts are made out of their modules."""
import importlib.machinery
import importlib.util
import pathlib
import subprocess
import unittest

SCRIPT = str(pathlib.Path(__file__).resolve().parents[3] / "Sources/Scripts/bundle")


def script(path):
    loader = importlib.machinery.SourceFileLoader(pathlib.Path(path).name, path)
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


BUNDLE, ALIKE = script(SCRIPT), script(SCRIPT.replace("bundle", "alike"))
# Functions of a module, and each after the one that it is like.
FUNCTIONS = ["(func $0 f32.abs f32.neg f32.ceil f32.floor)", "(func $1 i32.add i32.sub i32.mul i32.and i32.or)", "(func $2 f32.abs f32.neg f32.ceil f32.sqrt)",
             "(func $3 i32.add i32.sub i32.mul i32.and i32.xor)"]
BESIDE = ["$1", "$3", "$0", "$2"]

# Files, and why they are refused.
FAULTS = [
    ({"main.js": "import {a} from './gone.js';\na();"}, "main.js imports gone.js, which does not exist"),
    (
        {"main.js": "import {b} from './a.js';\nb();", "a.js": "const b = 1;\nexport const a = b;"},
        "main.js imports `b`, which a.js does not export",
    ),
    (
        {"main.js": "import {a} from './a.js';\na();", "a.js": "export class a {}\nexport function b() {}"},
        "a.js exports `b`, which no module imports",
    ),
    (
        {"main.js": "import {a} from './a.js';\n// b", "a.js": "export class a {}"},
        "main.js imports `a`, but does not use it",
    ),
    ({"main.js": "run();", "a.js": "run();"}, "a.js belongs to no page"),
    ({"other.js": "run();"}, "main.js does not exist"),
    (
        {
            "main.js": "import {a} from './a.js';\na();",
            "a.js": "import {b} from './b.js';\nexport const a = b;",
            "b.js": "import {a} from './a.js';\nexport const b = () => a;",
        },
        "a.js imports itself: a.js → b.js → a.js",
    ),
    ({"main.js": "import * as a from './a.js';"}, "main.js cannot read `import * as a from './a.js';`"),
    ({"main.js": "import {} from './a.js';"}, "main.js cannot read `import {} from './a.js';`"),
    ({"main.js": "run();\nimport {a} from './a.js';"}, "main.js cannot read `import {a} from './a.js';`"),
    ({"main.js": "export let a = 1;"}, "main.js cannot read `export let a = 1;`"),
    ({"main.js": "export default a;"}, "main.js cannot read `export default a;`"),
]

FILES = {
    "main.js": "// The page.\nimport {draw} from './draw.js';\nimport {pen} from './pen.js';\n\ndraw(pen);\n",
    "pen.js": "const ink = 1;\nexport const pen = () => ink;\n",
    "draw.js": "import {pen} from './pen.js';\nexport async function draw(tool) { return tool === pen; }\n",
}
SCRIPT_OF_FILES = """\
'use strict';
const $pen = (() => {
const ink = 1;
const pen = () => ink;
return {pen};
})();
const $draw = (() => {
const {pen} = $pen;
async function draw(tool) { return tool === pen; }
return {draw};
})();
const $main = (() => {
const {draw} = $draw;
const {pen} = $pen;
// The page.

draw(pen);
})();
"""

# What an author of the element writes, and what ships.
SHORTER = {
    "const a = (b) => { return b + +c; };": "const a=(b)=>{return b+ +c;};",
    "  // A comment.\n  say('a  b', \"c = d\", `e ${f - 1} g`);": "say('a  b',\"c = d\",`e ${f - 1} g`);",
    "if (!/^[^/ '`]*: x/i.test(a)) b = c / d / 2 + e - -1;": "if(!/^[^/ '`]*: x/i.test(a))b=c / d / 2+e- -1;",
    "say(`{ by: ${a} }  b`);": "say(`{ by: ${a} }  b`);",
    "return typeof a === 'x' ? [...b] : new C;": "return typeof a==='x'?[...b]:new C;",
}
REFUSED = ["say(`a ${b ? ` ${c}` : ''}`);", "say(); // isn't", "say('a\nb');"]


class Bundles(unittest.TestCase):
    def test_a_script_is_its_modules_in_the_order_in_which_they_need_each_other(self):
        self.assertEqual(BUNDLE.bundle(FILES, ["main.js"]), {"main.js": SCRIPT_OF_FILES})

    def test_those_of_the_element_have_one_scope(self):
        made = BUNDLE.bundle(FILES, ["main.js"], ["main.js"])["main.js"]
        self.assertEqual(made.split("\n"), [
            "const ink = 1;", "const pen = () => ink;", "async function draw(tool) { return tool === pen; }", "// The page.", "", "draw(pen);", ""])
        with self.assertRaises(BUNDLE.Fault) as caught:
            BUNDLE.bundle(FILES | {"main.js": FILES["main.js"] + "const ink = 2;\n"}, ["main.js"], ["main.js"])
        self.assertEqual(str(caught.exception), "`ink` is declared in two modules")

    def test_a_script_loses_what_says_nothing(self):
        self.assertEqual({text: BUNDLE.minified(text) for text in SHORTER}, SHORTER)
        for text in REFUSED:
            with self.subTest(text), self.assertRaises(BUNDLE.Fault):
                BUNDLE.minified(text)
        style = "/* Its box. */\n.a > .b, [c] { --d: calc(1px + 2px); content: \"\"; }\n.e :hover { f: 'g h' }\n"
        self.assertEqual(BUNDLE.minified_style(style), ".a > .b,[c]{--d:calc(1px + 2px);content:\"\"}.e :hover{f:'g h'}")

    def test_modules_that_do_not_fit_are_refused(self):
        for files, fault in FAULTS:
            with self.subTest(fault), self.assertRaises(BUNDLE.Fault) as caught:
                BUNDLE.bundle(files, ["main.js"])
            self.assertEqual(str(caught.exception), fault)

    def test_like_functions_are_beside_each_other(self):
        self.assertEqual([function.split()[1] for function in ALIKE.ordered(FUNCTIONS)], BESIDE)
        self.assertEqual(ALIKE.ordered([]), [])

    def test_the_committed_scripts_are_those_of_the_modules(self):
        root = pathlib.Path(SCRIPT).parents[1]
        parts = root / "CBannerParts/Parts"
        scripts = BUNDLE.scripts(root / "BannerPage")
        scripts |= BUNDLE.element(root / "BannerPage", scripts.pop(BUNDLE.ELEMENT), (parts / "element.wasm.gz").read_bytes())
        for name, made in scripts.items():
            self.assertEqual((parts / name).read_bytes(), made if isinstance(made, bytes) else made.encode(), f"{name}: run Sources/Scripts/page --web")

    def test_a_module_is_built_when_its_own_sources_change(self):
        scripts = pathlib.Path(SCRIPT).parent
        inputs = {name: subprocess.run([scripts / words[0], "--inputs", *words[1:]], capture_output=True, text=True, check=True).stdout.split()
                  for name, words in {"engine": ["wasm"], "element": ["wasm", "Element"], "checker": ["checker"]}.items()}
        # (a source, the modules that it is in)
        for source, expected in (("BannerKit/Model/Banner.swift", "engine element checker"), ("BannerWasm/Page/Exports.swift", "engine"),
                                 ("BannerWasm/Element/Exports.swift", "element"), ("BannerRules/Rulebook.swift", "checker"),
                                 ("Scripts/alike", "element"), ("BannerKit/BannerKit.docc/BannerKit.md", ""), ("BannerPage/Scripts/banner.js", "")):
            found = [name for name, files in inputs.items() if f"Sources/{source}" in files]
            with self.subTest(source, found=found):
                self.assertTrue((scripts.parent / source).is_file())
                self.assertEqual(found, expected.split())


if __name__ == "__main__":
    unittest.main()

"""The folder that `bannerkit build` writes is a package: npm packs it, and a program in TypeScript that uses it compiles."""
import json
import pathlib
import re
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
Object.assign(kit, {src: null, autoplay: false, seed: 7, reducedMotion: true});
BannerKit.words = {next: 'Weiter', dot: 'Zu Karte {card}'};
const same: Promise<BannerKit> = kit.ready;
addEventListener('banner-ready', () => {});
"""
# What stands for the types of React and Vue, and programs that use the element with them.
STUBS = {
    "react": "export namespace JSX { interface Element {} interface IntrinsicElements { div: {} } }\nexport interface HTMLAttributes<T> { className?: string; children?: any; onClick?: (event: {target: T}) => void }\nexport type DetailedHTMLProps<E, T> = E & {ref?: (element: T | null) => void};\nexport function createElement(name: any, props: any, ...children: any[]): JSX.Element;\n",
    "vue": "export interface GlobalComponents {}\n",
}
REACT = """
import * as React from 'react';
import type {} from 'banner-kit/react';
const page = <banner-kit name="home" src="home.banner.json" autoplay="off" seed={7} label-next="Weiter" banner={null} className="wide" ref={kit => kit?.pause()}>text</banner-kit>;
"""
JSX = """
import type {} from 'banner-kit/jsx';
declare const h: any;
const page = <banner-kit name="home" reduced-motion="" label-dot="{card}" />;
"""
VUE = """
import type {GlobalComponents} from 'vue';
import type {} from 'banner-kit/vue';
type Props = InstanceType<GlobalComponents['banner-kit']>['$props'];
const props: Props = {name: 'home', autoplay: 'off', banner: null, 'label-next': 'Weiter'};
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

    def published(self):
        """The package as a program has it: what `npm pack` took, unpacked."""
        subprocess.run(["bannerkit", "build", "a.banner.yaml", "--npm", "-o", "npm"], cwd=self.folder, check=True)
        code, said = self.run_tool("npm", "pack", "--offline", "--silent", cwd="npm")
        self.assertEqual(code, 0, said)
        modules = self.folder / "node_modules"
        modules.mkdir()
        shutil.unpack_archive(self.folder / "npm" / said.split()[-1], modules, "gztar")
        (modules / "package").rename(modules / "banner-kit")
        return modules

    def test_a_published_package_has_what_it_needs(self):
        package = self.published() / "banner-kit"
        self.assertEqual({path.name for path in package.iterdir()}, {
            "LICENSE", "README.md", "a.banner.json", "a.css", "a.html", "banner-kit.css", "banner-kit.d.ts", "banner-kit.inline.js", "banner-kit.js",
            "banner-kit.wasm", "custom-elements.json",
            "jsx.d.ts", "manifest.json", "package.json", "react.d.ts", "vue.d.ts"})
        said = json.loads((package / "package.json").read_text())
        self.assertEqual((said["license"], said["customElements"]), ("MIT", "custom-elements.json"))
        for file in (said["main"], said["types"], *(entry["types"] for name, entry in said["exports"].items() if name != "./*")):
            self.assertTrue((package / file).is_file(), file)
        # Without banners, the element alone.
        subprocess.run(["bannerkit", "build", "--npm", "-o", "alone"], cwd=self.folder, check=True)
        self.assertEqual({path.name for path in package.iterdir()} - {path.name for path in (self.folder / "alone").iterdir()},
                         {"a.banner.json", "a.css", "a.html"})

    def test_jsx_react_and_vue_know_the_element(self):
        modules = self.published()
        for name, text in STUBS.items():
            (modules / name).mkdir()
            (modules / name / "index.d.ts").write_text(text)
        # The compiler of Debian does not read `exports`.
        for name in ("jsx", "react", "vue"):
            self.assertEqual(json.loads((modules / "banner-kit/package.json").read_text())["exports"][f"./{name}"], {"types": f"./{name}.d.ts"})
        for name, text, more in (("react.tsx", REACT, ["--jsx", "react"]), ("jsx.tsx", JSX, ["--jsx", "react", "--jsxFactory", "h"]), ("vue.ts", VUE, [])):
            for wrong in (False, True):
                (self.folder / name).write_text(text.replace('"off"', '"on"').replace("'off'", "'on'").replace('""', "7") if wrong else text)
                code, said = self.run_tool("tsc", "--strict", "--noEmit", "--target", "es2020", "--module", "esnext", "--moduleResolution", "node", *more, name)
                self.assertEqual(code != 0, wrong, f"{name}: {said}")

    def test_the_manifest_names_what_the_module_has(self):
        folder = self.folder / "out"
        [declaration] = json.loads((folder / "custom-elements.json").read_text())["modules"][0]["declarations"]
        types, script = (folder / "banner-kit.d.ts").read_text(), (folder / "banner-kit.js").read_text()
        members = set(re.findall(r"^  (?:static |readonly )*(\w+)[(:]", types[types.index("class BannerKit"):types.index("declare global")], re.M))
        self.assertEqual({member["name"] for member in declaration["members"]}, members)
        self.assertEqual({event["name"] for event in declaration["events"]}, set(re.findall(r"'(banner-\w+)': CustomEvent", types)))
        labels = re.findall(r"^  (\w+): string;", types[types.index("interface Words"):types.index("export type Attributes")], re.M)
        self.assertEqual({attribute["name"] for attribute in declaration["attributes"]},
                         {"name", "src", "autoplay", "seed", "reduced-motion", *(f"label-{name}" for name in labels)})
        for part in declaration["cssParts"]:
            self.assertRegex(script, rf"\b{part['name']}\b")
        for name in declaration["cssProperties"]:
            self.assertIn(f"var({name['name']}", script)
        self.assertRegex(script, r"export\{\w+ as BannerKit\}")

    def test_npm_packs_all_files(self):
        code, said = self.run_tool("npm", "pack", "--dry-run", "--json", "--offline", cwd="out")
        self.assertEqual(code, 0, said)
        packed = {file["path"] for file in json.loads(said[said.index("["):said.rindex("]") + 1])[0]["files"]}
        self.assertEqual(packed, {path.name for path in (self.folder / "out").iterdir()})


if __name__ == "__main__":
    unittest.main()

"""The set-ups of editors, and the language server, in the editors themselves; VS Code's extension with stand-ins for the editor.

BANNERKIT is the program.
"""
import os
import pathlib
import subprocess
import tempfile
import unittest

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[2]
SERVER = HERE.parent / "LanguageServer"
BROKEN = "items: [a, b]\ntimmer: 2s\n"
FINDING, EVERYTHING = "`timmer` is not a key of a banner", "diagnostics, fix, completion, hover, rename"


class Editors(unittest.TestCase):
    def says(self, expected, *command, **files):
        """Runs an editor in a folder with these files, and looks for a text in what it prints."""
        with tempfile.TemporaryDirectory() as folder:
            for name, text in files.items():
                pathlib.Path(folder, name + ".banner.yaml").write_text(text)
            environment = dict(os.environ, HOME=folder, FOLDER=folder, SETUP=str(ROOT / "Editors"), LC_ALL="C.UTF-8")
            ran = subprocess.run(list(map(str, command)), cwd=folder, env=environment, capture_output=True, text=True)
        self.assertEqual(ran.returncode, 0, ran.stdout + ran.stderr)
        self.assertIn(expected, ran.stdout + ran.stderr)

    def neovim(self, script, expected, **files):
        self.says(expected, "nvim", "--clean", "--headless", "-c", f"luafile {script}", **files)

    def emacs(self, script, expected, **files):
        self.says(expected, "emacs", "-Q", "--batch", "-l", script, **files)

    def test_the_extension_for_vs_code_does_what_it_offers(self):
        self.says(
            "the extension does what it offers\n", "node", HERE / "extension.js", ROOT / "Editors/vscode",
            os.environ["BANNERKIT"], "a b.banner.yaml", **{"a b": "items: [a, b]\n"})

    def test_the_set_up_for_neovim_shows_what_the_page_about_editors_lists(self):
        self.neovim(HERE / "neovim.lua", ", 0 failed\n", a=BROKEN)

    def test_the_set_up_for_emacs_shows_findings(self):
        self.emacs(HERE / "emacs.el", FINDING, a=BROKEN)

    def test_neovim_shows_diagnostics_and_applies_a_fix_a_completion_and_a_rename(self):
        self.neovim(SERVER / "neovim.lua", EVERYTHING)

    def test_emacs_shows_diagnostics_and_applies_a_fix_a_completion_and_a_rename(self):
        self.emacs(SERVER / "eglot.el", EVERYTHING)


if __name__ == "__main__":
    unittest.main()

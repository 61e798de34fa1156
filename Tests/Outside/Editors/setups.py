"""setups.py: checks the set-ups in Editors as far as it goes without their editors."""
import json
import pathlib
import re
import sys

import jsonschema

try:
    import tomllib
except ImportError:
    tomllib = None

root = pathlib.Path(__file__).resolve().parents[3]
editors = root / "Editors"


def read(path):
    return json.loads((editors / path).read_text())


# VS Code
manifest = read("vscode/package.json")
schema = json.loads((pathlib.Path(__file__).parent / "manifest.schema.json").read_text())
jsonschema.Draft7Validator.check_schema(schema)
jsonschema.validate(manifest, schema)
settings = manifest["contributes"]["configuration"]["properties"]
assert set(manifest["capabilities"]["untrustedWorkspaces"]["restrictedConfigurations"]) <= set(settings)
assert (editors / "vscode" / manifest["main"]).is_file()
version = re.search(r'version = "([0-9.]+)', (root / "Sources/BannerDiagnostics/Release.swift").read_text())
assert manifest["version"] == version[1]

# Helix
if tomllib:
    helix = tomllib.loads((editors / "helix/languages.toml").read_text())
    language = helix["language"][0]
    assert set(language["language-servers"]) <= set(helix["language-server"])
    assert helix["language-server"]["bannerkit"] == {"command": "bannerkit", "args": ["lsp"]}
    globs = [kind["glob"] for kind in language["file-types"]]
    assert globs == ["*.banner.yaml", "*.banner.yml", ".bannerkit.yaml", ".bannerkit.yml"]

# Kate
servers = read("kate/settings.json")["servers"]
assert all(server["command"] == ["bannerkit", "lsp"] for server in servers.values())

# Zed
zed = read("zed/settings.json")["lsp"]["yaml-language-server"]["settings"]["yaml"]["schemas"]
for path in zed:
    assert (root / path).is_file(), path

# The article shows the files as they are.
article = (root / "Sources/BannerKit/BannerKit.docc/InYourEditor.md").read_text()
for path in ["neovim/bannerkit.lua", "emacs/bannerkit.el", "helix/languages.toml", "kate/settings.json", "zed/settings.json"]:
    assert f"Editors/{path}" in article, path
print("the set-ups are what the article says")

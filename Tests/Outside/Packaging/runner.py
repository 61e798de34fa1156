"""runner.py [INPUT=VALUE]...: runs action.yml in the current folder, as GitHub's runner would.

Steps with `run` are run with their environment; one with `uses` is printed, if its condition holds. At the end it prints
the outputs, and ends with the code of the step that failed. It knows only the expressions that action.yml has.
"""

import os
import pathlib
import platform
import re
import subprocess
import sys

from ruamel.yaml import YAML

ROOT = pathlib.Path(__file__).resolve().parents[3]
action = YAML(typ="safe").load((ROOT / "action.yml").read_text())
given = dict(word.split("=", 1) for word in sys.argv[1:])
unknown = [name for name in given if name not in action["inputs"]]
assert not unknown, f"no inputs of the action: {unknown}"

known = {"github.action_repository": "owner/bannerkit"}
known |= {f"inputs.{name}": given.get(name, value["default"]) for name, value in action["inputs"].items()}


def value_of(name):
    if name not in known and not re.match(r"steps\.\w+\.outputs\.", name):
        sys.exit(f"an unknown expression: {name}")
    return known.get(name, "")


def filled(text):
    """A text with its expressions replaced."""
    return re.sub(r"\$\{\{ (.*?) \}\}", lambda m: value_of(m[1]), text)


temporary = pathlib.Path(os.environ["RUNNER_TEMP"])
temporary.mkdir(exist_ok=True)
files = {name: temporary / name for name in ["GITHUB_OUTPUT", "GITHUB_PATH", "GITHUB_STEP_SUMMARY"]}
environment = dict(os.environ, GITHUB_ACTIONS="true", GITHUB_ACTION_PATH=str(ROOT))
environment |= {
    "RUNNER_OS": {"Darwin": "macOS"}.get(platform.system(), platform.system()),
    "RUNNER_ARCH": "ARM64" if platform.machine() in ("arm64", "aarch64") else "X64",
}
environment |= {name: str(path) for name, path in files.items()}
code = 0
for step in action["runs"]["steps"]:
    for path in files.values():
        path.write_text("")
    condition = step.get("if", "")
    if code and "always()" not in condition:
        continue
    compared = re.search(r"(steps\.\S+) != ''", condition)
    if compared and not value_of(compared[1]):
        continue
    if "uses" in step:
        print("uses", step["uses"], {name: bool(filled(value)) for name, value in step["with"].items()}, flush=True)
        continue
    own = {name: filled(value) for name, value in step.get("env", {}).items()}
    ran = subprocess.run(["bash", "-e", "-o", "pipefail", "-c", filled(step["run"])], env=environment | own)
    code = code or ran.returncode
    for line in files["GITHUB_PATH"].read_text().splitlines():
        environment["PATH"] = f"{line}:{environment['PATH']}"
    for line in files["GITHUB_OUTPUT"].read_text().splitlines():
        name, value = line.split("=", 1)
        known[f"steps.{step['id']}.outputs.{name}"] = value
    if files["GITHUB_STEP_SUMMARY"].read_text():
        (temporary / "summary").write_text(files["GITHUB_STEP_SUMMARY"].read_text())
for name, output in action["outputs"].items():
    print(f"{name}: {bool(filled(output['value'])) if name == 'sarif' else filled(output['value'])}")
sys.exit(code)

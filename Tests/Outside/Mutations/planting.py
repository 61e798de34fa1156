"""A copy of the repository with all mutants built in, each asleep until its number is written into the programs."""
import pathlib
import re
import subprocess

# What no mutant has as its number: eight bytes that are found in a program.
ASLEEP = 0x6D75_7461_6E74_7321

SUPPORT = """\
{imports}
nonisolated(unsafe) var awakeMutant: Int = {asleep}
func isAwake(_ number: Int) -> Bool {{ unsafe awakeMutant == number }}
func minOrOther<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> T {{ isAwake(number) ? max(a, b) : min(a, b) }}
func maxOrOther<T: Comparable>(_ number: Int, _ a: T, _ b: T) -> T {{ isAwake(number) ? min(a, b) : max(a, b) }}
"""
COMPARISON = "infix operator {0}: ComparisonPrecedence\nfunc {0}<T: {4}>(a: T, b: T) -> Bool {{ isAwake({1}) ? a {3} b : a {2} b }}\n"
LOGIC = """\
infix operator {0}: {4}
func {0}(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool {{ isAwake({1}) ? try a {3} b() : try a {2} b() }}
"""
SUM = "func {0}{5}(a: {4}, b: {4}) -> {4} {{ isAwake({1}) ? a {3} b : a {2} b }}\n"
ASSIGNMENT = "func {0}{5}(a: inout {4}, b: {4}) {{ if isAwake({1}) {{ a {3} b }} else {{ a {2} b }} }}\n"
OPTIMISED = """
for target in package.targets where [{names}].contains(target.name) {{
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-O"])]
}}
"""


def definition(mutant, other, has_time):
    """The operator of a mutant that swaps one for another."""
    facts = (mutant.symbol(), mutant.number, mutant.operator, other)
    if mutant.operator in ("==", "!="):
        return COMPARISON.format(*facts, "Equatable")
    if mutant.operator in ("<", "<=", ">", ">="):
        return COMPARISON.format(*facts, "Comparable")
    if mutant.operator in ("&&", "||"):
        return LOGIC.format(*facts, {"&&": "LogicalConjunctionPrecedence", "||": "LogicalDisjunctionPrecedence"}[mutant.operator])
    kind, group = (SUM, "AdditionPrecedence") if len(mutant.operator) == 1 else (ASSIGNMENT, "AssignmentPrecedence")
    types = [("T", "<T: AdditiveArithmetic>")] + ([("Time", "")] if has_time else [])
    return f"infix operator {facts[0]}: {group}\n" + "".join(kind.format(*facts, *each) for each in types)


class Planting:
    """The copy in `folder`; `targets` says of each target with mutants whether it knows the model's `Time`."""

    def __init__(self, repository, folder, targets, swaps):
        self.folder, self.targets, self.swaps = folder, targets, swaps
        names = subprocess.run(
            ["git", "ls-files", "-coz", "--exclude-standard"], cwd=repository, check=True, capture_output=True, text=True
        ).stdout.split("\0")
        # Read once, so that work on the repository may go on meanwhile.
        self.files = {
            name: ((repository / name).read_bytes(), (repository / name).stat().st_mode)
            for name in names if name and (repository / name).is_file()}
        (folder / ".build").mkdir(parents=True, exist_ok=True)
        tools = folder / ".build/python"
        if not tools.exists():
            tools.symlink_to(repository / ".build/python")

    def write(self, mutants):
        """Writes every file that is not as it should be, so that little is built again."""
        wanted = {name: content for name, (content, _) in self.files.items()}
        # Optimised, because the engine's tests play for a long time.
        names = [*self.targets, "BannerKitTests"]
        wanted["Package.swift"] += OPTIMISED.format(names=", ".join(f'"{name}"' for name in names)).encode()
        for target, imports in self.targets.items():
            text = SUPPORT.format(imports=imports, asleep=ASLEEP)
            for mutant in mutants:
                if mutant.operator and mutant.path.startswith(f"Sources/{target}/"):
                    text += definition(mutant, self.swaps[mutant.operator], imports or target == "BannerKit")
            wanted[f"Sources/{target}/Mutants.swift"] = text.encode()
        for path in {mutant.path for mutant in mutants}:
            lines = wanted[path].decode().split("\n")
            for mutant in mutants:
                if mutant.path == path:
                    lines[mutant.line] = mutant.source()
            wanted[path] = "\n".join(lines).encode()
        for name, content in wanted.items():
            file = self.folder / name
            if not file.exists() or file.read_bytes() != content:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(content)
                file.chmod(self.files[name][1] if name in self.files else 0o644)

    def build(self, mutants):
        """Builds the copy without the mutants that are not Swift; returns the others."""
        while True:
            self.write(mutants)
            ran = subprocess.run(
                ["swift", "build", "--product", "bannerkitPackageTests", "-j", "2"], cwd=self.folder,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            if ran.returncode == 0:
                return mutants
            places = {(str(pathlib.Path(path).relative_to(self.folder)), int(line) - 1) for path, line in re.findall(
                r"^(/[^\n:]+):(\d+):\d+: error: ", ran.stdout, re.M)}
            wrong = [mutant for mutant in mutants if any(self.is_at(mutant, *place) for place in places)]
            if not wrong:
                wrong = [mutant for mutant in mutants if any(
                    path == mutant.path and abs(line - mutant.line) < 60 for path, line in places)]
            if not wrong:
                raise SystemExit(ran.stdout[-4000:])
            mutants = [mutant for mutant in mutants if mutant not in wrong]

    def is_at(self, mutant, path, line):
        """Whether a fault may be a mutant's: it stands in its line, its statement, or its operator."""
        if path.endswith("/Mutants.swift"):
            text = (self.folder / path).read_text().split("\n")[line]
            return bool(mutant.operator) and f"isAwake({mutant.number})" in text
        return path == mutant.path and abs(mutant.line - line) <= 2


class Programs:
    """The built programs, in which a mutant can be woken."""

    def __init__(self, folder):
        built = folder / ".build/debug"
        self.tests = next(iter(sorted(built.glob("*PackageTests.xctest"))))
        self.places = []
        for program in (self.tests, built / "bannerkit"):
            content = program.read_bytes()
            word = ASLEEP.to_bytes(8, "little")
            self.places += [(program, match.start()) for match in re.finditer(re.escape(word), content)]
        if not self.places:
            raise SystemExit("the built programs have no place for a mutant's number")

    def wake(self, number=ASLEEP):
        """Wakes one mutant, or none."""
        for program, place in self.places:
            with open(program, "r+b") as file:
                file.seek(place)
                file.write(number.to_bytes(8, "little"))

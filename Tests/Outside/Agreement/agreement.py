"""agreement.py COUNT: whether the JSON Schema and the checker agree on COUNT random specs.

No spec may be refused by the schema (as check-jsonschema reads and judges it) and accepted by `bannerkit validate`; what
only the checker refuses must break rules of checker-only.txt alone; and what was made without a fault both must accept.
Ends with 1 and shows the specs where that does not hold.
"""
import argparse
import collections
import io
import json
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time

from check_jsonschema.formats import FormatOptions
from check_jsonschema.parsers import ParserSet, yaml
from check_jsonschema.regex_variants import RegexImplementation, RegexVariantName
from check_jsonschema.schema_loader import SchemaLoader

import specs

HERE = pathlib.Path(__file__).resolve().parent
SCHEMA = HERE.parents[2] / "Schemas" / "banner.schema.json"
SHARE_SOUND = 0.25

# Scalars that check-jsonschema's reader takes otherwise than a banner does, and what to judge them as: 1_000 as a number, <<
# as nothing at all, !!str glued to what follows, True and TRUE as true; and .nan, which JSON cannot say.
READER_ONLY = re.compile(r"(?<=[ \[])(1_000|<<|!!str|True|TRUE|[.]nan)(?=,? *[}\]]|,|$)", re.MULTILINE)
INSTEAD = {"1_000": '"text"', "<<": '"text"', "!!str": '""', "True": '"text"', "TRUE": '"text"', ".nan": "null"}


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bannerkit", default="bannerkit", help="the program to compare with")
    return parser.parse_args()


def generated(count, seed):
    """Pairs: whether the spec is sound, and its text."""
    numbers = random.Random(seed)
    source = specs.Specs(numbers)
    made = []
    for _ in range(count):
        is_sound = numbers.random() < SHARE_SOUND
        spec = source.weighted() if is_sound else source.broken()
        made.append((is_sound, specs.text_of(spec, numbers)))
    return made


def prepare():
    """Sets up check-jsonschema's own reader and validator in a process."""
    global load, validator
    variant = RegexImplementation(RegexVariantName.default)
    load = ParserSet().get("a.yaml", "yaml")
    options = FormatOptions(regex_impl=variant)
    validator = SchemaLoader(str(SCHEMA), disable_cache=True).get_validator("a.yaml", {}, options, variant, False)


def refusal(text):
    """Why the schema refuses a text; nothing where it accepts it."""
    try:
        data = load(io.BytesIO(text.encode()))
    except (yaml.ParseError, ValueError) as error:
        return f"cannot be read: {error}".splitlines()[0]
    error = next(validator.iter_errors(data), None)
    return error and f"{error.json_path}: {error.message}"[:200]


def is_of_reader(text, is_refused):
    """Whether the schema's word differs from the checker's only because of how its reader takes a scalar."""
    plain = READER_ONLY.sub(lambda found: INSTEAD[found[0]], text)
    return plain != text and bool(refusal(plain)) == is_refused


def errors_of(texts, bannerkit):
    """For each text the rules of the errors that the checker finds."""
    with tempfile.TemporaryDirectory() as folder:
        for number, text in enumerate(texts):
            pathlib.Path(folder, f"{number:06}.banner.yaml").write_text(text, encoding="utf-8")
        ran = subprocess.run(
            [bannerkit, "validate", "-o", "json", "."], cwd=folder, capture_output=True, encoding="utf-8")
    if ran.returncode not in (0, 1):
        sys.exit(f"{bannerkit} ended with {ran.returncode}: {ran.stderr}")
    errors = [set() for _ in texts]
    for finding in json.loads(ran.stdout)["findings"]:
        if finding["severity"] == "error":
            errors[int(pathlib.Path(finding["path"]).name.split(".")[0])].add(finding["rule"])
    return errors


def main():
    wanted = arguments()
    started = time.monotonic()
    checker_only = {line.split()[0] for line in (HERE / "checker-only.txt").read_text().splitlines() if line[:1] != "#"}
    made = generated(wanted.count, wanted.seed)
    texts = [text for _, text in made]
    prepare()
    refusals = [refusal(text) for text in texts]
    errors = errors_of(texts, wanted.bannerkit)
    wrong, listed, of_reader = [], collections.Counter(), 0
    for (is_sound, text), refused, rules in zip(made, refusals, errors):
        if is_sound and (refused or rules):
            wrong.append((f"made without a fault, but refused: {refused or sorted(rules)}", text))
        elif bool(refused) == bool(rules):
            continue
        elif rules and rules <= checker_only:
            listed.update(rules)
        elif is_of_reader(text, bool(rules)):
            of_reader += 1
        elif refused:
            wrong.append((f"only the schema refuses it: {refused}", text))
        else:
            wrong.append((f"only the checker refuses it, by {sorted(rules - checker_only)}", text))

    verdicts = collections.Counter((bool(refused), bool(rules)) for refused, rules in zip(refusals, errors))
    sound = sum(is_sound for is_sound, _ in made)
    print(f"{len(made)} specs, seed {wanted.seed}: {sound} made without a fault, {len(made) - sound} changed in one place")
    print(f"  both accept: {verdicts[False, False]}")
    print(f"  both refuse: {verdicts[True, True]}")
    print(f"  only the checker refuses: {verdicts[False, True]}, by " + ", ".join(f"{r} {listed[r]}" for r in sorted(listed)))
    print(f"  only the schema refuses: {verdicts[True, False]}")
    print(f"  of these two, for what the schema's reader makes of {', '.join(INSTEAD)}: {of_reader}")
    print(f"  disagreements: {len(wrong)}")
    print(f"took {time.monotonic() - started:.0f} s", file=sys.stderr)
    for reason, text in wrong[:10]:
        print(f"\n{reason}\n{text}")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()

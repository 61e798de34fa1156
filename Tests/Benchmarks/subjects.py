"""What is made larger to see how the cost grows: a title, the command for a count, and the counts."""
import os
import pathlib
import re

from programs import corpus, part, path, specs, written

ROOT = pathlib.Path(__file__).resolve().parents[2]
REPORTS = re.search(r"case (.*)", (ROOT / "Sources/BannerRender/Reports/ReportFormat.swift").read_text())[1].split(", ")
TIMELINES = ["ndjson", "table", "csv"]


def folder(name, count, text):
    """A folder of that many files of the text in which `%d` is the file's number."""
    name = path("%s-%d" % (name, count))
    if not os.path.exists(name):
        os.makedirs(name + ".new")
        for number in range(count):
            with open(os.path.join(name + ".new", "%06d.banner.yaml" % number), "w", encoding="utf-8") as file:
                file.write(text % number)
        os.rename(name + ".new", name)
    return name


def many(count):
    """A folder of that many files of the corpus, above 10,000 the same ones again by links."""
    files = corpus("corpus", "-n", "10000")
    if count <= 10_000:
        return part("files-%d" % count, files, count)
    name = path("files-%d" % count)
    if not os.path.exists(name):
        os.makedirs(name + ".new")
        names = specs(files)
        for number in range(count):
            os.link(os.path.join(files, names[number % len(names)]),
                    os.path.join(name + ".new", "%06d.banner.yaml" % number))
        os.symlink(os.path.join(files, "images"), os.path.join(name + ".new", "images"))
        os.rename(name + ".new", name)
    return name


def folders(count):
    """That many folders, each with a file of its own: every folder is asked for its settings."""
    name = path("folders-%d" % count)
    if not os.path.exists(name):
        for number in range(count):
            os.makedirs(os.path.join(name + ".new", "%06d" % number))
            with open(os.path.join(name + ".new", "%06d" % number, "a.banner.yaml"), "w", encoding="utf-8") as file:
                file.write("items: [a, b]\ntimer: 2s\n")
        os.rename(name + ".new", name)
    return name


def lines(name, count, *parts):
    return written("%s-%d.banner.yaml" % (name, count), "\n".join(sum(parts, [])) + "\n")


def items(count):
    return corpus("items-%d.banner.yaml" % count, "--big", "--items", str(count))


def scenario(name, inputs, expectations=0):
    made = ["  - name: %s" % name, "    duration: %ds" % (inputs + 1), "    inputs:" if inputs else "    inputs: []"]
    made += ["      - { at: %ds, swipe: %s }" % (at, "next" if at % 3 else "previous") for at in range(inputs)]
    made += ["    expect:"] if expectations else []
    return made + ["      - { at: 0s, page: %d }" % (1 + at % 2) for at in range(expectations)]


HEAD = ["items: [a, b, c]", "timer: 2s", "scenarios:"]


def inputs(count):
    return lines("inputs", count, HEAD, scenario("long", count))


def scenarios(count):
    return lines("scenarios", count, HEAD, sum([scenario("number %d" % number, 100) for number in range(count)], []))


def expectations(count):
    return lines("expectations", count, HEAD,
                 sum([scenario("number %d" % number, 0, count) for number in range(20)], []))


def faults(count):
    return lines("faults", count, ["timer: 2s", "items:"], ["  - { id: i%d, colour: red }" % at for at in range(count)])


def long_line(count):
    """One line of that many texts, with a hundred faults at its end."""
    texts = ["x-%d: %s" % (number, "v" * 1000) for number in range(count)]
    return lines("line", count, ["{ items: [a, b], %s, %s }" % (
        ", ".join(texts), ", ".join("bad%d: 1" % number for number in range(100)))])


def changed(file):
    """The same banner with one key more."""
    with open(file, encoding="utf-8") as text:
        return written(os.path.basename(file) + ".changed", text.read().replace("timer: ", "x-changed: 1\ntimer: ", 1))


def missing(count):
    return written("missing-%d" % count, "".join("nowhere/%d.banner.yaml\n" % number for number in range(count)))


def ignoring(count, rules, name, files=40):
    """A folder of files of the longest names, and rules for `.gitignore`."""
    made = path("ignore-%s-%d" % (name, count))
    if not os.path.exists(made):
        os.makedirs(made + ".new/.git")
        for number in range(files):
            with open(os.path.join(made + ".new", "a" * 200 + "%02d.banner.yaml" % number), "w") as file:
                file.write("items: [a]\n")
        with open(made + ".new/.gitignore", "w") as file:
            file.write(rules)
        os.rename(made + ".new", made)
    return made


def faultless(count):
    return lines("others", count, ["timer: 2s", "items:"], ["  - j%d" % at for at in range(count)])


def keys(count, value):
    return lines("keys-%d" % value, count, ["items: [a, b]"], ["x-%d: %d" % (number, value) for number in range(count)])


def subjects(bannerkit):
    five = written("five.banner.yaml", "items: [a, b, c, d, e]\ntimer: 2s\n")
    validate = [bannerkit, "validate", "-j1", "--max-size", "64M"]
    test = [bannerkit, "test", "-j1", "--max-size", "64M"]
    large = ["--max-size", "64M"]
    found = [
        ("files in a folder", lambda count: validate + ["-qq", many(count)], [5000, 10_000, 20_000, 100_000]),
        ("folders with a file", lambda count: validate + ["-qq", folders(count)], [2500, 5000, 10_000, 20_000]),
        ("items in a file", lambda count: validate + ["-qq", items(count)], [1000, 2000, 5000, 10_000]),
        ("inputs in a scenario", lambda count: test + ["-qq", inputs(count)], [100, 250, 500, 1000]),
        ("scenarios in a file", lambda count: test + ["-qq", scenarios(count)], [10, 25, 50, 100]),
        ("days to NDJSON", lambda count: [bannerkit, "simulate", five, "--for", "%dh" % (24 * count), "-f", "ndjson"],
         [30, 90, 180, 365]),
        ("rules of .gitignore",
         lambda count: validate + ["-qq", ignoring(count, "".join("*b%d*c?\nx/%d/**\n" % (n, n) for n in range(count)), "many")],
         [5000, 10_000, 20_000, 40_000]),
    ]
    for report in REPORTS:
        found += [
            ("files, " + report, lambda count, report=report: validate + ["-o", report, many(count)], [5000, 10_000, 20_000]),
            ("broken files, " + report, lambda count, report=report: validate + [
                "-o", report, folder("broken", count, "items: [a%d, b]\ntimmer: 2s\nindicator: pll\n")], [2500, 5000, 10_000]),
            ("missing files, " + report,
             lambda count, report=report: validate + ["-o", report, "--files-from", missing(count)], [20_000, 40_000, 80_000]),
            ("faults in a file, " + report,
             lambda count, report=report: validate + ["-o", report, faults(count)], [2500, 5000, 10_000]),
            ("failed expectations, " + report,
             lambda count, report=report: test + ["-o", report, expectations(count)], [250, 500, 1000]),
            ("faults far along a line, " + report,
             lambda count, report=report: validate + ["-o", report, long_line(count)], [2500, 5000, 10_000]),
        ]
    for report in ["text", "sarif"]:
        found.append(("lines before a fault, " + report, lambda count, report=report: validate + [
            "-o", report, lines("lines", count, ["items: [a, b]"], ["#"] * count, ["bad: 1"])], [10 ** 6, 2 * 10 ** 6, 4 * 10 ** 6]))
    drawing = [bannerkit, "preview", *large, "-f", "svg"]
    found += [
        ("seconds, preview svg", lambda count: drawing + ["--for", "%ds" % count, five], [150, 300, 600]),
        ("items, preview svg", lambda count: drawing + ["--for", "60s", items(count)], [2500, 5000, 10_000]),
        ("inputs, preview svg", lambda count: drawing + ["--scenario", "long", inputs(count)], [150, 300, 590]),
        ("frames, preview svg", lambda count: [bannerkit, "preview", "-f", "svg", "--every", "1s", "--for", "%ds" % count, five],
         [100, 200, 399]),
        ("items, page", lambda count: [bannerkit, "preview", *large, items(count)], [2500, 5000, 10_000]),
        ("inputs, page", lambda count: [bannerkit, "preview", inputs(count)], [250, 500, 1000]),
        ("banners of one name, gallery", lambda count: [
            bannerkit, "preview", "--color", "never", "-o", path("gallery-%d" % count),
            folder("alike", count, "name: same\nitems: [a%d, b]\n")], [500, 1000, 2000]),
    ]
    for form in TIMELINES:
        simulate = [bannerkit, "simulate", *large, "-f", form]
        found += [
            ("days, simulate " + form, lambda count, simulate=simulate: simulate + ["--for", "%dh" % (24 * count), five],
             [30, 60, 120]),
            ("items, simulate " + form, lambda count, simulate=simulate: simulate + ["--for", "1h", items(count)],
             [2500, 5000, 10_000]),
            ("inputs, simulate " + form, lambda count, simulate=simulate: simulate + ["--scenario", "long", inputs(count)],
             [250, 500, 1000]),
        ]
    for form in ["table", "ndjson"]:
        found.append(("items, summary " + form, lambda count, form=form: [
            bannerkit, "simulate", *large, "--summary", "-f", form, "--for", "9000h", items(count)], [2500, 5000, 10_000]))
    for form in ["text", "markdown"]:
        found += [
            ("items, diff " + form, lambda count, form=form: [
                bannerkit, "diff", *large, "-f", form, "--for", "9000h", items(count), changed(items(count))],
             [2500, 5000, 10_000]),
            ("items of others, diff " + form, lambda count, form=form: [
                bannerkit, "diff", *large, "-f", form, items(count), faultless(count)], [2500, 5000, 10_000]),
            ("keys, diff " + form, lambda count, form=form: [
                bannerkit, "diff", *large, "-f", form, keys(count, 1), keys(count, 2)], [10_000, 20_000, 40_000]),
        ]
    return found + [
        ("one rule's length, *a*a", lambda count: validate + [
            "-qq", ignoring(count, ("*a" * count + "b\n") * 20, "stars")], [5000, 10_000, 20_000]),
        ("one rule's length, **/", lambda count: validate + [
            "-qq", ignoring(count, ("**/" * count + "b\n") * 20, "folders")], [2500, 5000, 10_000]),
        ("a pattern's length", lambda count: validate + [
            "-qq", path("alike-2000") + "/" + "*" * count + ".banner.yaml"], [10_000, 20_000, 40_000]),
    ]

"""What `batch` costs: against files, two processes against one, and memory as the stream grows."""
import json
import os
import statistics
import sys

from programs import ROOT, corpus, costs, path, specs

sys.path.append(os.path.join(ROOT, ".build", "python"))


def texts():
    """The corpus as a stream: 10,000 records whose `spec` is YAML text."""
    files = corpus("corpus", "-n", "10000")
    name = path("texts.ndjson")
    if not os.path.exists(name):
        with open(name + ".new", "w", encoding="utf-8") as stream:
            for number, file in enumerate(specs(files)):
                with open(os.path.join(files, file), encoding="utf-8") as spec:
                    stream.write(json.dumps({"id": number, "spec": spec.read()}) + "\n")
        os.rename(name + ".new", name)
    return name


def objects():
    """The same with objects; `None` if there is nothing here that reads YAML."""
    try:
        import yaml
    except ImportError:
        return None
    name = path("objects.ndjson")
    if not os.path.exists(name):
        load = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
        with open(texts(), encoding="utf-8") as source, open(name + ".new", "w", encoding="utf-8") as stream:
            for line in source:
                record = json.loads(line)
                stream.write(json.dumps({"id": record["id"], "spec": yaml.load(record["spec"], load)}) + "\n")
        os.rename(name + ".new", name)
    return name


def small(count):
    """A stream of that many short records."""
    name = path("small-%d.ndjson" % count)
    if not os.path.exists(name):
        with open(name + ".new", "w", encoding="utf-8") as stream:
            for start in range(0, count, 10_000):
                stream.write("".join(
                    '{"id":%07d,"spec":"items: [a, b]\\ntimer: 2s\\n"}\n' % (1_000_000 + number)
                    for number in range(start, start + 10_000)))
        os.rename(name + ".new", name)
    return name


def parts(stream, count):
    """A stream in parts with as many lines."""
    names = [path("part-%d-of-%d.ndjson" % (number + 1, count)) for number in range(count)]
    if not all(map(os.path.exists, names)):
        with open(stream, encoding="utf-8") as source:
            lines = source.readlines()
        for number, name in enumerate(names):
            with open(name, "w", encoding="utf-8") as part:
                part.writelines(lines[number::count])
    return names


def processes(bannerkit, names):
    """A command that answers some streams at the same time."""
    runs = " & ".join('"$0" batch < "%s" > /dev/null' % name for name in names)
    return ["sh", "-c", runs + " & wait", bannerkit]


def run(bannerkit, rounds, table):
    """Prints a line for each measurement."""
    files, stream = corpus("corpus", "-n", "10000"), texts()
    batch = [bannerkit, "batch", "<" + stream]
    table.compare("10,000 records of text", "files, one thread", 1.15, rounds, [bannerkit, "validate", "-qq", "-j1", files], batch)
    if objects():
        table.compare("10,000 records of objects", "records of text", None, rounds, batch, [bannerkit, "batch", "<" + objects()])
    table.compare("10,000 records of text, -j 2", "-j 1", None, rounds, batch, [bannerkit, "batch", "-j", "2", "<" + stream])
    ydrain = [path("ydrain"), "parse"]
    one, two, alone, both = costs(
        rounds, ydrain + [files], ydrain + ["-t", "2", files], batch, processes(bannerkit, parts(stream, 2)))
    gains = [(a / b) / (c / d) for a, b, c, d in zip(alone.wall, both.wall, one.wall, two.wall)]
    table.row("what two processes gain, %.2f" % alone.times(both, "wall"), "ydrain's, %.2f" % one.times(two, "wall"), "",
        "%.2f" % statistics.median(gains))
    few, many = (costs(1, [bannerkit, "batch", "<" + small(count)])[0].memory for count in (10_000, 1_000_000))
    table.row("memory of 1,000,000 records", "of 10,000", memory="%+.2f MB" % ((many - few) / 1024))

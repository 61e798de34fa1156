#!/usr/bin/env python3
"""throughput.py [BANNERKIT]: measures how many records a second `batch` answers, by processes and by threads.

The figures go to throughput.json; the page `InDataPipelines` of the documentation gets a table and a drawing of them.
Without a program, both are made again from the figures that are there.
"""
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
FIGURES = os.path.join(HERE, "throughput.json")
CATALOGUE = os.path.join(HERE, "../../Sources/BannerKit/BannerKit.docc")
MARK = "<!-- figures -->\n"
WIDTH, HEIGHT, LEFT, TOP = 420, 220, 60, 40
COLOURS = {"processes": "#06c", "threads": "#c60"}


def measure(bannerkit):
    """Records a second of the fastest of some runs, for 1 up to twice as many processes or threads as cores."""
    from programs import build_yardsticks, costs, fresh
    from stream import parts, processes, texts

    build_yardsticks()
    program, stream = fresh(bannerkit), texts()
    with open(stream, encoding="utf-8") as lines:
        records = sum(1 for _ in lines)
    cores = os.cpu_count()
    counts = range(1, 2 * cores + 1)
    commands = [processes(program, parts(stream, count)) for count in counts]
    commands += [[program, "batch", "-j", str(count), "<" + stream] for count in counts]
    load = os.getloadavg()[0]
    runs = costs(9, *commands)
    rates = [round(records / min(cost.wall)) for cost in runs]
    return {
        "cores": cores, "load": round(load, 1), "bytes": round(os.path.getsize(stream) / records),
        "core": round(records / min(runs[0].processor)),
        "processes": rates[:len(counts)], "threads": rates[len(counts):]}


def draw(figures):
    """The figures as a picture: a line for processes and one for threads, both from 0."""
    most = max(figures["processes"] + figures["threads"])
    step = next(size * 10 ** power for power in range(9) for size in (1, 2, 5) if most / (size * 10 ** power) <= 5)
    top = (most // step + 1) * step
    count = len(figures["processes"])

    def place(number, rate):
        return LEFT + WIDTH * (number + 1) / count, TOP + HEIGHT - HEIGHT * rate / top

    lines = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 330" font-family="sans-serif" font-size="12">',
        '<rect width="560" height="330" fill="#fff"/>',
        '<text x="%d" y="20" font-weight="bold">records a second, %d cores, records of %s bytes</text>'
        % (LEFT, figures["cores"], "{:,}".format(figures["bytes"]))]
    for rate in range(0, top + 1, step):
        y = place(0, rate)[1]
        lines.append('<path d="M%d %.1fh%d" stroke="#ddd"/>' % (LEFT, y, WIDTH))
        lines.append('<text x="%d" y="%.1f" text-anchor="end">%s</text>' % (LEFT - 6, y + 4, "{:,}".format(rate)))
    for number in range(count):
        lines.append('<text x="%.1f" y="%d" text-anchor="middle">%d</text>' % (place(number, 0)[0], TOP + HEIGHT + 18, number + 1))
    lines.append('<text x="%d" y="%d" text-anchor="middle">at once</text>' % (LEFT + WIDTH / 2, TOP + HEIGHT + 38))
    for row, (name, colour) in enumerate(COLOURS.items()):
        places = [place(number, rate) for number, rate in enumerate(figures[name])]
        lines.append('<polyline points="%s" fill="none" stroke="%s" stroke-width="2"/>' % (
            " ".join("%.1f,%.1f" % at for at in places), colour))
        lines += ['<circle cx="%.1f" cy="%.1f" r="3" fill="%s"/>' % (*at, colour) for at in places]
        lines.append('<text x="%d" y="%d" fill="%s">%s</text>' % (
            LEFT + 10, TOP + 16 + 16 * row, colour, {"processes": "processes", "threads": "one process, -j"}[name]))
    return "\n".join(lines + ["</svg>", ""])


def words(seconds):
    """A time as people say it."""
    if seconds < 90:
        return "%d s" % round(seconds)
    return "%d min" % round(seconds / 60) if seconds < 5400 else "%.1f h" % (seconds / 3600)


def table(figures):
    """What ten million records cost, in words."""
    one = figures["core"]
    lines = [
        "A core answers %s records a second, for records of %s bytes with YAML as text. Computed from that, ten million of them"
        % ("{:,}".format(one), "{:,}".format(figures["bytes"])),
        "take, with a process for each core and nothing else to do:", "",
        "| cores | time |", "| --- | --- |"]
    lines += ["| %d | %s |" % (cores, words(1e7 / one / cores)) for cores in (1, 2, 8, 32, 100)]
    lines += [
        "", "Measured on a machine with %d cores and a load of %s from other work: there, two processes answered %.1f times as many"
        % (figures["cores"], figures["load"], figures["processes"][1] / figures["processes"][0]), "records as one.", ""]
    return "\n".join(lines) + "\n![records a second by the number of processes and of threads](batch-throughput.svg)\n"


def pages(figures):
    """The files of the documentation that have the figures, with their content."""
    page = os.path.join(CATALOGUE, "InDataPipelines.md")
    with open(page, encoding="utf-8") as file:
        text = file.read().split(MARK)[0] + MARK + "\n" + table(figures)
    return {page: text, os.path.join(CATALOGUE, "batch-throughput.svg"): draw(figures)}


def main():
    if len(sys.argv) > 1:
        figures = measure(sys.argv[1])
        with open(FIGURES, "w", encoding="utf-8") as file:
            json.dump(figures, file, indent=2)
            file.write("\n")
    with open(FIGURES, encoding="utf-8") as file:
        made = pages(json.load(file))
    for path, text in made.items():
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)


if __name__ == "__main__":
    main()

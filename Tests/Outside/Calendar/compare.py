"""Compares `bannerkit calendar` with an independent calculation on random calendars in all zones of the system.

    compare.py COUNT [--seed N] [--bannerkit PROGRAM]

Half of the spans are around a change of the zone's clock, where mistakes would be.
"""
import argparse
import datetime as dt
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import zoneinfo

import oracle

UTC = dt.timezone.utc
BATCH = 40


def changes(clock, year):
    """The instants of a year at which the clock is set, to a day."""
    start = int(dt.datetime(year, 1, 1, tzinfo=UTC).timestamp())
    days = [start + day * 86400 for day in range(0, 366, 3)]
    return [b for a, b in zip(days, days[1:]) if clock.shown(a) - a != clock.shown(b) - b]


def date(random, day, zone_offset=True):
    """A date around a day, in one of its forms."""
    shown = day + dt.timedelta(days=random.randint(-4, 6))
    text = shown.isoformat()
    kind = random.random()
    if kind < 0.4:
        return text
    hour = random.choice([0, 1, 2, 2, 3, 23, 24, random.randint(0, 23)])
    text += f"T{hour:02}:{0 if hour == 24 else random.choice([0, 15, 30, 59]):02}"
    if kind < 0.5:
        text += ":00" if hour == 24 else f":{random.randint(0, 59):02}"
    if kind > 0.85:
        text += random.choice(["Z", "+09:00", "-05:30", "+14:00", "-12:00"])
    return text


def time_of_day(random, is_end):
    hour = random.choice([0, 0, 1, 2, 2, 3, 22, 23, 24 if is_end else 4, random.randint(0, 23)])
    return f"{hour:02}:{0 if hour == 24 else random.choice([0, 0, 10, 30, 59]):02}"


def window(random):
    while True:
        a, b = time_of_day(random, False), time_of_day(random, True)
        if a != b:
            return f"{a}-{b}"


def month_days(random):
    first, last = sorted(random.randint(1, 31) for _ in range(2))
    sign = random.choice([1, 1, -1])
    first, last = (first, last) if sign > 0 else (-last, -first)
    return first if first == last or random.random() < 0.4 else f"{first}-{last}"


def occasion(random, day, clock):
    while True:
        made = {}
        if random.random() < 0.45:
            made["from"] = date(random, day)
        if random.random() < 0.45:
            made["until"] = date(random, day)
        if random.random() < 0.5:
            days = random.sample(oracle.DAYS, random.randint(1, 5))
            made["days"] = days if random.random() < 0.8 else days[0]
        if random.random() < 0.6:
            made["hours"] = [window(random) for _ in range(random.randint(1, 3))]
            if len(made["hours"]) == 1:
                made["hours"] = made["hours"][0]
        if random.random() < 0.25:
            made["monthDays"] = [month_days(random) for _ in range(random.randint(1, 3))]
        if random.random() < 0.15:
            made["months"] = random.sample(oracle.MONTHS, random.randint(1, 8))
        if random.random() < 0.15:
            made["everyWeeks"] = {
                "count": random.randint(2, 5), "from": (day - dt.timedelta(days=random.randint(-9, 40))).isoformat()}
        if not made:
            continue
        if "from" in made and "until" in made:
            if oracle.instant(made["until"], clock, True) <= oracle.instant(made["from"], clock):
                continue
        return made


def banner(random, name, day, clock, zone):
    items = []
    for number in range(random.randint(1, 6)):
        item = {"id": f"item-{number}"}
        kind = random.random()
        if kind < 0.12:
            item["when"] = "otherwise"
        elif kind < 0.7:
            item["when"] = occasion(random, day, clock)
        elif kind < 0.95:
            item["when"] = [occasion(random, day, clock) for _ in range(random.randint(1, 3))]
        items.append(item)
    return {"name": name, "timeZone": zone, "items": items}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bannerkit", default="bannerkit")
    arguments = parser.parse_args()
    zones = sorted(
        zone for zone in zoneinfo.available_timezones()
        if zone not in ("localtime", "posixrules", "Factory") and not zone.startswith(("posix/", "right/")))
    # One version of the data for both.
    environment = dict(os.environ, TZDIR=zoneinfo.TZPATH[0])
    rolls = random.Random(arguments.seed)
    done = lines = 0
    with tempfile.TemporaryDirectory() as folder:
        while done < arguments.count:
            zone = rolls.choice(zones)
            clock = oracle.Clock(zoneinfo.ZoneInfo(zone))
            year = rolls.choice([rolls.randint(2000, 2037), rolls.randint(2000, 2030), rolls.randint(2038, 2398)])
            found = changes(clock, year) if rolls.random() < 0.6 else []
            day = dt.datetime.fromtimestamp(rolls.choice(found), UTC).date() if found else dt.date(
                year, rolls.randint(1, 12), rolls.randint(1, 28))
            day = max(dt.date(2000, 1, 8), day)
            while True:
                start, end = date(rolls, day), date(rolls, day)
                if oracle.instant(start, clock) < oracle.instant(end, clock, True):
                    break
            banners, paths = [], []
            for number in range(min(BATCH, arguments.count - done)):
                made = banner(rolls, f"b{number:03}", day, clock, zone)
                path = pathlib.Path(folder, f"b{number:03}.banner.yaml")
                path.write_text(json.dumps(made))
                banners.append(made)
                paths.append(str(path))
            result = subprocess.run(
                [arguments.bannerkit, "calendar", *paths, "--from", start, "--to", end, "--format", "ndjson"],
                capture_output=True, text=True, env=environment)
            if result.returncode != 0:
                sys.exit(f"{zone} {start} {end}: exit code {result.returncode}\n{result.stderr}")
            seen = [json.loads(line) for line in result.stdout.splitlines()]
            for made in banners:
                clock, expected = oracle.periods(made, zoneinfo.ZoneInfo(zone), start, end)
                wanted = [
                    {
                        "banner": made["name"], "from": oracle.text(low, clock), "until": oracle.text(high, clock),
                        "seconds": high - low, "count": len(items), "items": [made["items"][item]["id"] for item in items],
                    }
                    for low, high, items in expected
                ]
                got = [line for line in seen if line["banner"] == made["name"]]
                if got != wanted:
                    for a, b in zip(got, wanted):
                        if a != b:
                            print("got     ", json.dumps(a))
                            print("expected", json.dumps(b))
                            break
                    sys.exit(f"{zone} {start} {end} differs:\n{json.dumps(made)}")
                lines += len(wanted)
            done += len(banners)
    print(f"{done} calendars, {lines} periods, 0 differences")


main()

"""An independent calendar: Python's zoneinfo for the zones, and the definition's sentences for the rest."""
import datetime as dt
import re
import zoneinfo

UTC = dt.timezone.utc
EPOCH = dt.datetime(1970, 1, 1)
DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]


class Clock:
    """I(L) of a zone, found by looking at the offsets around a time."""

    def __init__(self, zone):
        self.zone = zone
        self.known = {}

    def shown(self, second):
        """What the clock shows at an instant, in seconds since it showed the beginning of 1970."""
        here = dt.datetime.fromtimestamp(second, UTC).astimezone(self.zone)
        return int((here.replace(tzinfo=None) - EPOCH).total_seconds())

    def instant(self, local):
        """The first instant at which the clock shows `local` or anything later."""
        if local not in self.known:
            self.known[local] = self.search(local)
        return self.known[local]

    def search(self, local):
        # No clock of these years is more than 16 hours from UTC, and none is set twice within 3 hours.
        step = 3 * 3600
        before = local - 16 * 3600
        while True:
            after = before + step
            if self.shown(after) >= local:
                break
            # A change forward and one back could hide in a step, but not one that lasts.
            before = after
        low, high = before, after
        if self.shown(low) >= local:
            return low
        # Inside the step the clock is set at most once, so the times before the first one that fits are lower.
        change = self.change(low, high)
        if change is not None:
            offset = self.shown(low) - low
            if local - offset < change:
                return local - offset
            return change if self.shown(change) >= local else local - (self.shown(change) - change)
        return local - (self.shown(low) - low)

    def change(self, low, high):
        """The instant within (low, high] at which the clock is set, if it is."""
        first = self.shown(low) - low
        if self.shown(high) - high == first:
            return None
        while high - low > 1:
            middle = (low + high) // 2
            if self.shown(middle) - middle == first:
                low = middle
            else:
                high = middle
        return high


DATE = re.compile(r"(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d))?(Z|[+-]\d\d:\d\d)?)?$")


def day_number(day):
    return (day - EPOCH.date()).days


def local_seconds(text, is_end):
    year, month, day, hour, minute, second, offset = DATE.match(text).groups()
    local = day_number(dt.date(int(year), int(month), int(day))) * 86400
    if hour is None:
        return local + (86400 if is_end else 0), None
    return local + int(hour) * 3600 + int(minute) * 60 + int(second or 0), offset


def instant(text, clock, is_end=False):
    local, offset = local_seconds(text, is_end)
    if offset is None:
        return clock.instant(local)
    if offset == "Z":
        return local
    sign = -1 if offset[0] == "-" else 1
    return local - sign * (int(offset[1:3]) * 3600 + int(offset[4:6]) * 60)


def listed(value):
    return value if isinstance(value, list) else [value]


def time_of_day(text):
    return int(text[:2]) * 3600 + int(text[3:5]) * 60


def is_date(text):
    return text is not None and "T" not in text


def begins_on(occasion, day):
    """Whether a window may begin on a date."""
    date = EPOCH.date() + dt.timedelta(days=day)
    following = (date.replace(day=28) + dt.timedelta(days=4)).replace(day=1)
    length = (following - dt.timedelta(days=1)).day
    numbers = set()
    for entry in listed(occasion.get("monthDays", "1-31")):
        first, last = re.match(r"(-?\d+)(?:-(-?\d+))?$", str(entry)).groups()
        numbers.update(range(int(first), int(last or first) + 1))
    if not numbers & {date.day, date.day - length - 1}:
        return False
    if MONTHS[date.month - 1] not in listed(occasion.get("months", MONTHS)):
        return False
    if DAYS[date.weekday()] not in listed(occasion.get("days", DAYS)):
        return False
    if "everyWeeks" in occasion:
        first = dt.date.fromisoformat(occasion["everyWeeks"]["from"])
        weeks = ((date - dt.timedelta(days=date.weekday())) - (first - dt.timedelta(days=first.weekday()))).days // 7
        if weeks < 0 or weeks % occasion["everyWeeks"]["count"]:
            return False
    since, until = occasion.get("from"), occasion.get("until")
    return not (is_date(since) and date.isoformat() < since or is_date(until) and date.isoformat() > until)


def openings(occasion, clock, start, end):
    """The half-open spans in which an occasion holds, as far as they touch [start, end)."""
    # A date alone bounds the dates on which windows begin.
    has_windows = set(occasion) - {"from", "until"}
    since, until = (
        None if has_windows and is_date(occasion.get(key)) else occasion.get(key) for key in ("from", "until"))
    low = start if since is None else max(start, instant(since, clock))
    high = end if until is None else min(end, instant(until, clock, True))
    if low >= high:
        return
    if not has_windows:
        yield low, high
        return
    hours = [window.split("-") for window in listed(occasion.get("hours", "00:00-24:00"))]
    first = clock.shown(low) // 86400 - 2
    last = clock.shown(high) // 86400 + 1
    for day in range(first, last + 1):
        if not begins_on(occasion, day):
            continue
        for opens, closes in hours:
            a, b = time_of_day(opens), time_of_day(closes)
            if b < a:
                b += 86400
            from_, to = clock.instant(day * 86400 + a), clock.instant(day * 86400 + b)
            from_, to = max(from_, low), min(to, high)
            if from_ < to:
                yield from_, to


def periods(banner, zone, start, end):
    """Each period of [start, end) with its items: every second that is an edge begins a new look at all items."""
    clock = Clock(zone)
    start, end = instant(start, clock), instant(end, clock, True)
    spans = []
    for item in banner["items"]:
        when = item.get("when") if isinstance(item, dict) else None
        if when is None:
            spans.append([(start, end)])
        elif when == "otherwise":
            spans.append(None)
        else:
            spans.append([span for occasion in listed(when) for span in openings(occasion, clock, start, end)])
    edges = {start, end}
    for item in spans:
        for span in item or []:
            edges.update(span)
    edges = sorted(edges)
    marks = [[] for _ in edges]
    place = {edge: number for number, edge in enumerate(edges)}
    for number, item in enumerate(spans):
        for low, high in item or []:
            for index in range(place[low], place[high]):
                marks[index].append(number)
    result = []
    for index, (low, high) in enumerate(zip(edges, edges[1:])):
        items = sorted(set(marks[index]))
        if not items:
            items = [number for number, item in enumerate(spans) if item is None]
        if result and result[-1][2] == items:
            result[-1] = (result[-1][0], high, items)
        else:
            result.append((low, high, items))
    return clock, result


def text(second, clock):
    local = clock.shown(second)
    offset = local - second
    shown = (EPOCH + dt.timedelta(seconds=local)).isoformat()
    size = abs(offset)
    return f"{shown}{'-' if offset < 0 else '+'}{size // 3600:02}:{size // 60 % 60:02}"

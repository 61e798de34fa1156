"""Which items may be shown when («What a banner means», The calendar)."""
import datetime
import re
import zoneinfo

UTC = datetime.timezone.utc
WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
DAY = datetime.timedelta(days=1)
MICROSECOND = datetime.timedelta(microseconds=1)
SECOND = datetime.timedelta(seconds=1)


class Calendar:
    """A banner's dates, read on the clock of its time zone."""

    def __init__(self, banner):
        self.zone = zoneinfo.ZoneInfo(banner["timeZone"])
        self.whens = [item.get("when") for item in banner["items"]]

    def clock(self, instant):
        """What the clock shows."""
        return instant.astimezone(self.zone).replace(tzinfo=None)

    def first(self, local):
        """I(L): the first instant at which the clock shows a local time or anything later."""
        instant = local.replace(tzinfo=self.zone, fold=0).astimezone(UTC)
        if self.clock(instant) == local:
            return instant
        # The clock skips it: the moment of the skip.
        low, high = instant - 2 * DAY, instant
        while high - low > SECOND:
            middle = low + (high - low) // 2 // SECOND * SECOND
            low, high = (low, middle) if self.clock(middle) >= local else (middle, high)
        return high

    def instant(self, text, is_end=False):
        """The instant of a date; a date alone is the beginning of its day or, at an end, its end."""
        date, time, offset = re.fullmatch(r"([0-9-]{10})(?:T([0-9:]{5,8}))?(Z|[+-][0-9:]{5})?", text).groups()
        local = datetime.datetime.fromisoformat(date)
        hours, minutes, seconds = [*map(int, (time or "0:0").split(":")), 0][:3]
        local += datetime.timedelta(days=is_end and not time, hours=hours, minutes=minutes, seconds=seconds)
        if offset:
            return datetime.datetime.fromisoformat(local.isoformat() + offset.replace("Z", "+00:00")).astimezone(UTC)
        return self.first(local)

    def windows(self, occasion, begin, end):
        """The times from one instant to another in which the days and hours of an occasion hold."""
        day = self.clock(begin).replace(hour=0, minute=0, second=0, microsecond=0) - 2 * DAY
        while day <= self.clock(end) + 2 * DAY:
            if WEEKDAYS[day.weekday()] in occasion.get("days", WEEKDAYS):
                for hours in occasion.get("hours", ["00:00-24:00"]):
                    a, b = (datetime.timedelta(hours=int(each[:2]), minutes=int(each[3:])) for each in hours.split("-"))
                    yield self.first(day + a), self.first(day + b + (DAY if b < a else 0 * DAY))
            day += DAY

    def times(self, occasion, begin, end):
        """The times in which an occasion holds, as pairs of instants."""
        first = self.instant(occasion["from"]) if "from" in occasion else begin - DAY
        last = self.instant(occasion["until"], is_end=True) if "until" in occasion else end + DAY
        if not {"days", "hours"} & occasion.keys():
            return [(first, last)]
        return [(max(a, first), min(b, last)) for a, b in self.windows(occasion, begin, end)]

    def sets(self, start, seconds):
        """The set at the start and at each set change until some seconds later, with how many microseconds after the start."""
        begin = self.instant(start)
        end = begin + datetime.timedelta(seconds=seconds)
        times = [
            None if when in (None, "otherwise") else [time for occasion in when for time in self.times(occasion, begin, end)]
            for when in self.whens]
        edges = {edge for each in times if each for time in each for edge in time if begin < edge <= end}
        sets = []
        for instant in sorted({begin} | edges):
            available = [
                number for number, when in enumerate(self.whens)
                if when is None or when != "otherwise" and any(a <= instant < b for a, b in times[number])]
            available = available or [number for number, when in enumerate(self.whens) if when == "otherwise"]
            if not sets or sets[-1][1] != available:
                sets.append(((instant - begin) // MICROSECOND, available))
        return sets

    def local(self, start, microseconds):
        """The clock so long after the start, with its offset from UTC."""
        return (self.instant(start) + microseconds * MICROSECOND).astimezone(self.zone).isoformat()

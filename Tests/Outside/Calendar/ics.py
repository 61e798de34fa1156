"""Reads iCalendar files with the package `icalendar`, as a calendar that imports one after the other, and prints its events,
one a line.

    ics.py [FILE...]
"""
import sys

import icalendar

merged = {}
for name in sys.argv[1:] or ["/dev/stdin"]:
    with open(name, "rb") as file:
        data = file.read()
    assert all(len(line) <= 75 for line in data.split(b"\r\n")), "a line has more than 75 bytes"
    assert b"\n" not in data.replace(b"\r\n", b""), "a line does not end with CRLF"
    calendar = icalendar.Calendar.from_ical(data)
    assert not calendar.errors, calendar.errors
    events = [part for part in calendar.subcomponents if part.name == "VEVENT"]
    assert len(events) == len(calendar.subcomponents)
    assert len({str(event["UID"]) for event in events}) == len(events), "two events have one UID"
    for event in events:
        assert not event.errors, event.errors
        assert event["DTSTAMP"]
        known = merged.setdefault(str(event["UID"]), event)
        assert known.to_ical() == event.to_ical(), "an event is another one in the next file"
for event in merged.values():
    start, end = event["DTSTART"].dt, event["DTEND"].dt
    assert start.utcoffset().total_seconds() == end.utcoffset().total_seconds() == 0
    print(start.isoformat(), end.isoformat(), str(event["SUMMARY"]).replace("\n", "|"), sep=" ")

"""Random requests of the conformance suite: a banner, what a viewer does, and how it is played."""
import json
import os
import subprocess

DATES = ["2026-11-27T00:00:{:02}", "2026-11-27T00:00:{:02}Z", "2026-11-27T01:00:{:02}+01:00"]
DETAILS = {
    "none": {}, "dots": {}, "progressBar": {}, "fraction": {}, "timerBar": {},
    "scalingDots": {"big": [4, 9.5], "medium": [3], "small": [1.5, 2]},
    "pill": {"width": [20, 31.5], "dot": [6, 8]},
    "scrollBar": {
        "track": [90, 156], "thumb": [50, "auto", "auto", [30, 80], [50, 80, 20.5]], "inset": [0, 3], "spacing": [0, 14, 300],
        "hidesAfter": [0, 0.2, 0.5, 1.3], "hides": ["fade", "slide"], "height": [3.2, 7],
        "growth": [{"duration": 1, "easing": "linear"}, {"duration": 0.4, "easing": [0.3, -3, 0.5, 4]}, 0, 0.25]},
}


class Banners:
    """A source of requests: the same random numbers give the same ones."""

    def __init__(self, random):
        self.random = random

    def some(self, share=0.5, **choices):
        return {key: self.random.choice(values) for key, values in choices.items() if values and self.random.random() < share}

    def banner(self):
        r = self.random
        count = r.choice([1, 2, 2, 3, 3, 4, 5, 7, 9])
        loop = r.choice(["none", "rewind", "infinite", "infinite"])
        move = r.choice([0, 0.1, 0.3, 0.3, 1, 1.7])
        has_calendar, is_free = r.random() < 0.15, r.random() < 0.3
        is_backward, has_weights = r.random() < 0.25, loop != "none" and r.random() < 0.2
        items = [self.item(name, move, has_calendar) for name in "abcdefghi"[:count]]
        if has_weights:
            for item in items:
                item["weight"] = r.choice([1, 1, 2, 3, 5])
        banner = {
            "viewport": self.some(width=[390, 320, 700.5], height=[300, 411]),
            "layout": self.some(
                cellWidthMultiplier=[0.7, 0.33, 0.4, 1], cellHeightMultiplier=[0.8, 0.3], spacing=[20, 7.5, 0], align=["start", "start", "center"]),
            "paging": {"loop": loop, **self.some(
                startPage=range(count), maxPagesPerSwipe=[1, 2, 9], decelerationRate=["normal", "fast"]), **self.some(
                0.2, flickVelocity=[0, 260, 900], dragThreshold=[] if is_free else [0.3, 0.8], drag=[True, False])},
            "transition": {"duration": move, **self.some(easing=["linear", "easeInOut", self.easing(), self.easing()])},
            "focus": self.some(0.6, scale=[1.2, 0.8, 2], duration=[0.4, 0, 1.1], easing=["linear", "easeOut", self.easing()]),
            "indicator": self.indicator(), "items": items}
        if r.random() < 0.15:
            banner["paging"]["order"] = r.choice(["shuffled", "rotated"])
            banner["paging"].pop("startPage", None)
        if r.random() < 0.25:
            banner["layout"]["axis"] = "vertical"
        elif r.random() < 0.25:
            banner["layout"]["direction"] = "rightToLeft"
        if is_free:
            banner["paging"]["snap"] = "none"
        elif r.random() < 0.3:
            banner["transition"]["effect"] = "fade"
        if r.random() < 0.85:
            banner["timer"] = {"interval": max(move, r.choice([0.7, 1, 2, 2.3])), **self.some(
                0.4, countsFrom=["change", "settle"], afterInteraction=["restart", "resume", "stop", "hold", "ignore", "ignore"],
                whenHidden=["pause", "restart", "ignore"], whenHovered=["pause", "ignore"], whenFocused=["hold", "pause", "ignore"],
                whenReduced=["keep", "stop"], cycles=[1, 2, 3], startsPaused=[True, False, False])}
            if (loop == "none" or count == 1) and "cycles" not in banner["timer"] and r.random() < 0.6:
                banner["timer"]["atEnd"] = "finish"
            if is_backward and not has_weights:
                banner["timer"]["direction"] = "backward"
            if is_free and loop == "infinite" and not has_weights and r.random() < 0.6:
                self.drift(banner)
        if r.random() < 0.2:
            banner["breakpoints"] = [self.breakpoint(width) for width in r.sample([300, 350.5, 600], r.randint(1, 3))]
        if not is_free and not has_weights and r.random() < 0.3:
            self.group(banner)
        if has_calendar:
            banner["timeZone"] = r.choice(["UTC", "Europe/Berlin", "Asia/Kolkata"])
        return banner

    def drift(self, banner):
        """Content that moves all the time; how long a page is current follows from the speed."""
        timer = banner["timer"]
        timer["drift"] = self.random.choice([40, 37, 130.5, 333, 4_000])
        for key in ("interval", "countsFrom", "cycles", "atEnd", "whenReduced"):
            timer.pop(key, None)
        for item in banner["items"]:
            item.pop("duration", None)

    def group(self, banner):
        """Pages of several cards, which stand at the edge, slide, and do not grow; only ids name cards."""
        paging, items = banner["paging"], banner["items"]
        paging.update(self.some(0.8, group=[2, 3, 4, "fit"]) or {"flush": True}, **self.some(0.4, flush=[True, False]))
        banner["layout"]["align"] = "start"
        banner["transition"].pop("effect", None)
        for part in (banner, *banner.get("breakpoints", [])):
            part.pop("focus", None)
        if "startPage" in paging:
            paging["startPage"] = items[paging["startPage"]]["id"]

    def easing(self):
        r = self.random
        return [r.choice([0, 0.2, 0.5, 1]), r.choice([-2, -0.5, 0, 1, 2.5]), r.choice([0, 0.4, 0.9, 1]), r.choice([-2, 0, 0.5, 1, 1.7])]

    def indicator(self):
        r = self.random
        style = r.choice([*DETAILS, "scrollBar", "scrollBar", "scrollBar", "pill", "scalingDots", "timerBar"])
        return {"style": style, **self.some(**DETAILS[style]), **({} if style == "none" else self.some(
            0.3, hidesForSinglePage=[True, False], placement=["below", "over"], margin=[0, 20]))}

    def breakpoint(self, width):
        parts = {
            "layout": self.some(cellWidthMultiplier=[0.5, 0.25], cellHeightMultiplier=[0.6], spacing=[3]),
            "viewport": self.some(height=[222]), "focus": self.some(scale=[1.5], duration=[0.2]), "indicator": self.indicator()}
        return {"minWidth": width, **{key: part for key, part in parts.items() if self.random.random() < 0.5}}

    def item(self, name, move, has_calendar):
        r = self.random
        item = {"id": name, **self.some(0.25, duration=[max(move, 0.6), max(move, 1.9), 5], link=["https://example.com/" + name])}
        if has_calendar and r.random() < 0.6:
            item["when"] = r.choice(["otherwise", *[[self.occasion() for _ in range(r.randint(1, 2))] for _ in range(3)]])
        return item

    def occasion(self):
        r = self.random
        begin, end = sorted(r.sample(range(1, 20), 2))
        dates = {"from": r.choice(DATES).format(begin), "until": r.choice(DATES).format(end)}
        return r.choice([
            dates, {"from": dates["from"]}, {"until": dates["until"]}, {"days": [r.choice(["thu", "fri"]), "sat"]},
            {"hours": r.choice(["23:59-00:00", "00:00-00:01", "22:00-05:30"])}, {"hours": "00:00-24:00", **dates}])

    def inputs(self, banner, end):
        r = self.random
        at, inputs, ids = 0, [], [item["id"] for item in banner["items"]]
        for _ in range(r.choice([0, 2, 4, 7, 12])):
            at = round(at + r.choice([0, 0, 0.05, 0.1, 0.2, 0.3, 0.7, 1, 2, 2.2]), 6)
            kind = r.choice(
                ["drag", "drag", "drag", "swipe", "select", "next", "previous", "pause", "resume", "resume", "hide", "show", "hover", "leave",
                 "focusIn", "focusOut", "tap"])
            value, over = True, 0
            if kind == "swipe":
                value, over = r.choice(["next", "previous"]), 0.1
            elif kind == "select":
                value = r.choice(ids)
            elif kind == "tap":
                value = r.choice([True, *ids])
            elif kind == "drag":
                over = r.choice([0, 0.1, 0.15, 0.2, 0.5])
                value = {"by": r.choice([-390, -195, -60.5, -20, 0, 30, 136.5, 195, 400, 900]), "over": over}
                value.update(self.some(0.6, velocity=[0, -300, 250, -1500, 2000, 9000]))
            if round(at + over, 6) > end:
                break
            inputs.append({"at": at, kind: value})
            at = round(at + over, 6)
        return inputs

    def request(self):
        """A request for events; nothing if the banner is not valid."""
        r = self.random
        banner, until = self.banner(), r.choice([6, 9, 14])
        scenario = {"name": "case", "duration": until, "inputs": self.inputs(banner, until)}
        if r.random() < 0.2:
            scenario["viewport"] = self.some(0.7, width=[320, 345, 360, 640], height=[200, 350])
        if r.random() < 0.2:
            scenario["reducedMotion"] = True
        if banner["paging"].get("order", "file") != "file":
            scenario["seed"] = r.choice([0, 7, 2 ** 53 - 1])
        if "timeZone" in banner:
            scenario["start"] = r.choice(["2026-11-27", "2026-11-26T23:59:52"])
        return next(requests(json.dumps({**banner, "scenarios": [scenario]})), None)


def requests(text):
    """A request for each scenario of a banner, as `bannerkit resolve` writes both, with its name; none if the banner is not valid."""
    ran = subprocess.run([os.environ["BANNERKIT"], "resolve", "-"], input=text, capture_output=True, encoding="utf-8")
    if ran.returncode:
        return
    banner = json.loads(ran.stdout)
    for scenario in banner.pop("scenarios", []):
        request = {"name": scenario["name"], "banner": banner, "inputs": scenario.get("inputs", []), "until": scenario["duration"]}
        request.update({key: scenario[key] for key in ("viewport", "start", "seed") if key in scenario})
        if scenario["reducedMotion"]:
            request["reducedMotion"] = True
        yield request

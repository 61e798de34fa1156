"""Plays a banner: «What a banner means» as a program, section by section.

Slow and plain on purpose: time passes from one instant at which something happens to the next. Reads requests and writes answers as
README.md says. Times are whole microseconds, positions are in pages.
"""
import fractions
import json
import math
import sys

import availability

SECOND = 1_000_000
NEVER = math.inf
# A number this close to a whole one counts as that one where a formula has a floor.
WHOLE = 1e-9
# How far from half-way an instant still counts as half-way, as a part of a movement's duration.
INSTANT = 1e-11
# A place to snap to this close to a whole or half page counts as that page or half, in pages.
SNAP = 1e-6
# Content without an edge goes at most so many pages from the current one.
FARTHEST = 10_000
GLIDE = (0.16, 1, 0.3, 1)
# How long a scroll bar takes to hide.
FADING = 300_000


def microseconds(seconds):
    return round(seconds * SECOND)


def held(value, low, high):
    return max(low, min(high, value))


def whole(number):
    """A number, or the whole one that it counts as."""
    return round(number) if abs(number - round(number)) <= WHOLE else number


def floor(number):
    return math.floor(whole(number))


# Transitions


class Easing:
    """A cubic Bézier from (0, 0) to (1, 1)."""

    def __init__(self, points):
        self.x1, self.y1, self.x2, self.y2 = points

    @staticmethod
    def bezier(a, b, s):
        return 3 * a * s * (1 - s) ** 2 + 3 * b * s * s * (1 - s) + s ** 3

    def __call__(self, fraction, number=float):
        """The easing's value, exact but for the curve's parameter if `number` is."""
        if fraction <= 0 or fraction >= 1:
            return number(held(fraction, 0, 1))
        low, high = 0.0, 1.0
        while low < (middle := (low + high) / 2) < high:
            low, high = (middle, high) if self.bezier(self.x1, self.x2, middle) < fraction else (low, middle)
        return self.bezier(number(self.y1), number(self.y2), number(high))

    def turns(self):
        """The fractions at which the movement turns back: where the slope of y, a quadratic, is 0."""
        a, b, c = 3 * self.y1 - 3 * self.y2 + 1, 2 * self.y2 - 4 * self.y1, self.y1
        if abs(a) < 1e-12:
            roots = [-c / b] if b else []
        else:
            root = math.sqrt(max(0, b * b - 4 * a * c))
            roots = [(-b - root) / (2 * a), (-b + root) / (2 * a)]
        return [self.bezier(self.x1, self.x2, root) for root in roots if 0 < root < 1]


class Move:
    """The content goes from one position to another, from an instant on."""

    def __init__(self, start, origin, goal, duration, easing):
        self.start, self.origin, self.goal, self.duration, self.easing = start, origin, goal, duration, easing
        self.end = start + duration

    def fraction(self, now):
        return (now - self.start) / self.duration

    def part(self, now):
        return self.easing(self.fraction(now))

    def nearest(self, now):
        """⌊p + ½⌋, where the easing's own value decides; an instant that is nearly half-way is half-way."""
        return max(self.nearest_at(self.fraction(now) - INSTANT), self.nearest_at(self.fraction(now) + INSTANT))

    def nearest_at(self, fraction):
        origin = whole(self.origin + 0.5) - 0.5
        place = origin + (self.goal - origin) * self.easing(fraction) + 0.5
        if abs(place - round(place)) < WHOLE:
            exact = fractions.Fraction
            place = exact(origin) + (exact(self.goal) - exact(origin)) * self.easing(fraction, exact) + exact(0.5)
        return math.floor(place)


class Drag:
    """A finger moves the content, from a raw offset in points on."""

    def __init__(self, start, raw, travel, over, velocity):
        self.start, self.raw, self.travel, self.velocity = start, raw, travel, velocity
        self.end = start + over

    def offset(self, now):
        if now >= self.end:
            return self.raw + self.travel
        return self.raw + self.travel * ((now - self.start) / (self.end - self.start))


class Drift:
    """The content moves all the time, a page in a whole number of microseconds."""

    def __init__(self, start, origin, by, page_time):
        self.start, self.origin, self.by, self.page_time = start, fractions.Fraction(origin), by, page_time

    def position(self, now):
        return self.origin + self.by * fractions.Fraction(now - self.start, self.page_time)


# Wider windows


def over(keys, below):
    """A mapping's keys over those of another one, key by key inside a mapping."""
    return {**below, **{key: over(value, below.get(key, {})) if isinstance(value, dict) else value for key, value in keys.items()}}


def fitted(banner, viewport):
    """A banner in a window: with the keys of the breakpoints that apply, which come by rising width."""
    width = viewport.get("width", banner["viewport"]["width"])
    for wider in banner.get("breakpoints", []):
        if width >= wider["minWidth"]:
            style = wider.get("indicator", {}).get("style", banner["indicator"]["style"])
            if style != banner["indicator"]["style"]:
                banner = {**banner, "indicator": {}}
            banner = over(wider, banner)
    return over({"viewport": viewport}, banner)


# Order

MASK = 2 ** 64 - 1


def chances(seed):
    """Numbers from 0 to 1 by SplitMix64."""
    state = seed
    while True:
        state = (state + 0x9E3779B97F4A7C15) & MASK
        z = state
        z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ z >> 27) * 0x94D049BB133111EB) & MASK
        yield ((z ^ z >> 31) >> 11) / 2 ** 53


def in_order(items, order, seed):
    """The file's items in the viewer's order."""
    items, chance = list(items), chances(seed)
    if order == "rotated":
        first = int(next(chance) * len(items))
        items = items[first:] + items[:first]
    elif order == "shuffled":
        for last in range(len(items) - 1, 0, -1):
            other = int(next(chance) * (last + 1))
            items[last], items[other] = items[other], items[last]
    return items


# Rotation


def order_of_turns(weights):
    """The item of each slot of a pass."""
    divisor = math.gcd(*weights)
    weights = [weight // divisor for weight in weights]
    slots = sum(weights)
    turns = [0] * len(weights)
    order = []

    def begins(item):
        has_most = 2 * weights[item] > slots
        return (turns[item] * slots + (weights[item] - 1 if has_most else 0)) // weights[item]

    def due(item):
        return -(-(turns[item] + 1) * slots // weights[item])

    for slot in range(slots):
        ready = [item for item in range(len(weights)) if turns[item] < weights[item] and begins(item) <= slot]
        others = [item for item in ready if not order or item != order[-1] or 2 * weights[item] > slots]
        item = min(others or ready, key=lambda item: (due(item), -weights[item], item))
        order.append(item)
        turns[item] += 1
    return order


def showings_of(order):
    """The ring of showings: an item and its turns in a row."""
    ring = []
    for item in order:
        if ring and ring[-1][0] == item:
            ring[-1][1] += 1
        else:
            ring.append([item, 1])
    if len(ring) > 1 and ring[0][0] == ring[-1][0]:
        ring[0][1] += ring.pop()[1]
    return ring


class Player:
    """A banner from time 0 on, for one viewer who does some inputs."""

    def __init__(self, banner, inputs, until, viewport=None, reduced_motion=False, start=None, seed=0):
        banner = fitted(banner, viewport or {})
        banner = {**banner, "items": in_order(banner["items"], banner["paging"]["order"], seed)}
        self.banner, self.layout, self.paging = banner, banner["layout"], banner["paging"]
        self.reduced_motion, self.start = reduced_motion, start
        self.inputs = list(inputs)
        self.events = []
        self.now = 0
        self.ends = self.paging["loop"] == "none"
        self.snaps = self.paging["snap"] == "page"
        self.drifts = "drift" in banner.get("timer", {})
        self.is_backward = "timer" in banner and banner["timer"]["direction"] == "backward"
        self.way = -1 if self.is_backward else 1
        self.transition = 0 if reduced_motion else microseconds(banner["transition"]["duration"])
        self.easing = Easing(banner["transition"]["easing"])
        self.growth_time = 0 if reduced_motion else microseconds(banner["focus"]["duration"])
        self.growth_easing = Easing(banner["focus"]["easing"])
        ids = [item["id"] for item in banner["items"]]
        self.item = ids.index(self.paging["startPage"]) if self.paging["order"] == "file" else 0
        self.firings = 0
        self.keyboard_is_inside = False
        if start is None:
            self.sets = [(0, list(range(len(banner["items"]))))]
        else:
            self.calendar = availability.Calendar(banner)
            self.sets = self.calendar.sets(start, until)
        self.show_set(self.sets.pop(0)[1])
        if self.shown:
            self.item = self.item_of(self.page)
        self.begin_timer()
        self.drift_or_stand()
        self.emit("start", **self.with_set(), **self.landing())
        if self.timer == "running":
            self.emit("timer", state="started")
        self.bar_was_hidden = self.bar_is_hidden()

    def emit(self, event, **more):
        self.events.append({"t": self.now / SECOND, "event": event, **more})

    # Geometry

    def show_set(self, shown):
        """The set is another one: what follows from its size, and the current item at rest."""
        self.shown = shown
        vertical = self.layout["axis"] == "vertical"
        width, height = self.banner["viewport"]["width"], self.banner["viewport"]["height"]
        self.cell_width = width * self.layout["cellWidthMultiplier"]
        cell = height * self.layout["cellHeightMultiplier"] if vertical else self.cell_width
        self.window = height if vertical else width
        self.stride = cell + self.layout["spacing"]
        # How the content's offset changes when the finger moves by 1.
        self.sign = 1 if self.layout["direction"] == "rightToLeft" else -1
        self.travel = self.stride
        self.offsets, self.loop = self.pages_of(len(shown))
        self.file_pages = len(self.pages_of(len(self.banner["items"]))[0])
        self.count = len(self.offsets) if shown else 0
        if not self.snaps and self.layout["align"] == "start" and self.paging["loop"] != "infinite" and self.count > 1:
            length = self.count * cell + (self.count - 1) * self.layout["spacing"]
            self.travel = (length - self.window) / (self.count - 1)
            if self.travel < 0.01:
                self.travel = 0
        # A shelf that fits does not move, but it is held like any other.
        self.page_points = self.travel or self.stride
        weights = [item["weight"] for item in self.banner["items"]]
        self.rotates = len(set(weights)) > 1
        self.ring = [[page, 1] for page in range(self.count)]
        if self.rotates and "timer" in self.banner and shown:
            self.ring = showings_of(order_of_turns([weights[item] for item in shown]))
        self.page = self.page_of(self.item) or 0
        self.showing = next((number for number, (page, _) in enumerate(self.ring) if page == self.page), 0)
        self.base, self.goal, self.motion = self.page, self.page, None
        self.last_settle = self.now
        self.dots = held(self.page - 2, 0, max(0, self.count - 3))
        self.thumb = None
        self.scales = {}
        self.focused = self.page

    # Pages of several cards

    def pages_of(self, cards):
        """Where the content stops, and the loop as it is played."""
        group, loop = self.paging["group"], self.paging["loop"]
        if group == "fit":
            group = max(1, math.floor((self.window + self.layout["spacing"]) / self.stride + SNAP))
        self.group = group
        offsets = [page * group * self.stride for page in range(max(1, -(-cards // group)))]
        if loop == "infinite" and cards % group:
            loop = "rewind"
        if self.paging["flush"] and loop != "infinite":
            room = cards * self.stride - self.layout["spacing"] - self.window
            end = min(offsets[-1], 0 if room < self.stride / 10 else room)
            offsets = [offset for offset in offsets if offset < end - self.stride / 10] + [end]
        return offsets, loop if len(offsets) > 1 else "none"

    def cards_of(self, page):
        """The cards of a page: the last one has all that follow."""
        return range(page * self.group, (page + 1) * self.group if page < self.count - 1 else len(self.shown))

    def page_of_card(self, card):
        return min(card // self.group, self.count - 1)

    def item_of(self, page):
        """The item of a page: that of its first card."""
        return self.shown[page * self.group]

    def gap(self, place, of):
        """The two pages around a place among positions or offsets; beyond an edge the two beside it."""
        first = held(sum(place >= each for each in of) - 1, 0, self.count - 2)
        return first, of[first], of[first + 1]

    def points(self, position):
        """The offset of a position."""
        if not self.snaps:
            return position * self.page_points
        if self.loop == "infinite" or self.count < 2:
            return position * self.group * self.stride
        page, before, after = self.gap(position, range(self.count))
        return self.offsets[page] + (position - page) * (self.offsets[page + 1] - self.offsets[page])

    def position_at(self, offset):
        """The position of an offset."""
        if not self.snaps:
            return offset / self.page_points
        if self.loop == "infinite" or self.count < 2:
            return offset / (self.group * self.stride)
        page, before, after = self.gap(offset, self.offsets)
        return page + (offset - before) / (after - before)

    def last_offset(self):
        return (self.count - 1) * self.page_points if not self.snaps else self.offsets[-1]

    def is_in_window(self, card):
        """Whether at least half of a card is in the window at rest on the current page."""
        cell = self.stride - self.layout["spacing"]
        laps = [0, len(self.shown)] if self.loop == "infinite" else [0]
        starts = [(card + lap) * self.stride - self.points(self.page) for lap in laps]
        return any(min(start + cell, self.window) - max(start, 0) >= cell / 2 - SNAP for start in starts)

    def page_of(self, item):
        """The page of an item of the file or of its follower; nothing without any item."""
        after = [card for card, each in enumerate(self.shown) if each >= item]
        return self.page_of_card(after[0]) if after else self.count - 1 if self.ends else 0 if self.shown else None

    def position(self, now):
        if self.motion is None:
            return self.goal
        if isinstance(self.motion, Drift):
            return float(self.motion.position(now))
        if isinstance(self.motion, Drag):
            position = self.position_at(self.rubber_band(self.motion.offset(now)))
        elif now >= self.motion.end:
            return self.goal
        else:
            position = self.motion.origin + (self.motion.goal - self.motion.origin) * self.motion.part(now)
        return held(position, self.base - FARTHEST, self.base + FARTHEST) if self.loop == "infinite" else position

    def on_ring(self, position):
        """A position in [0, n): what rounds to n is 0."""
        position %= self.count
        return 0 if self.count - position < 5e-7 else position

    def on_pages(self, position):
        """A position held to the pages, or taken round the ring."""
        return self.on_ring(position) if self.loop == "infinite" else held(position, 0, max(0, self.count - 1))

    # Drag

    def rubber_band(self, offset):
        """The offset at which content is shown that a finger moves to a raw offset."""
        if self.loop == "infinite":
            return offset
        edge = held(offset, 0, self.last_offset())
        excess = abs(offset - edge)
        return edge + math.copysign((1 - 1 / (0.55 * excess / self.window + 1)) * self.window, offset - edge)

    def raw_offset(self, shown):
        """The inverse: the raw offset of content that is caught where it is shown."""
        if self.loop == "infinite":
            return shown
        edge = held(shown, 0, self.last_offset())
        excess = min(abs(shown - edge), 0.999 * self.window)
        return edge + math.copysign((1 / (1 - excess / self.window) - 1) * self.window / 0.55, shown - edge)

    def catch(self, travel, over, velocity):
        raw = self.raw_offset(self.points(self.position(self.now)))
        if self.drifts:
            self.left_when_caught = self.time_left()
        self.motion = Drag(self.now, raw, travel if self.travel else 0, over, velocity)
        self.emit("dragBegin", page=self.page)
        self.begin_interaction()

    # Release

    def release(self):
        velocity = self.motion.velocity
        shown = self.position(self.now)
        rate = 0.998 if self.paging["decelerationRate"] == "normal" else 0.99
        thrown = velocity / 1000 * rate / (1 - rate)
        if not self.snaps:
            return self.release_freely(shown, thrown)
        self.emit("dragEnd", page=self.page)
        index = self.position_at(self.points(shown) + thrown)
        if thrown == 0:
            page = self.base + self.pages_moved(index - self.base)
        elif abs(index - round(index)) <= SNAP:
            page = round(index)
        else:
            page = math.floor(index) if thrown < 0 else math.ceil(index)
        most = min(self.paging["maxPagesPerSwipe"], FARTHEST)
        page = held(page, self.base - most, self.base + most)
        if self.loop != "infinite":
            page = held(page, 0, self.count - 1)
        if page != self.base:
            self.change("drag", page)
        else:
            self.move(self.base, 0 if abs(shown - self.base) <= WHOLE else self.transition)

    def pages_moved(self, distance):
        """How many pages content without velocity goes on: at the threshold one more, and backwards only past it."""
        threshold = self.paging["dragThreshold"]
        whole = math.floor(abs(distance))
        rest = abs(distance) - whole
        if distance < 0:
            return -whole - (1 if rest > threshold + SNAP else 0)
        return whole + (1 if rest >= threshold - SNAP else 0)

    # Free scrolling

    def release_freely(self, shown, thrown):
        """Thrown content stops anywhere."""
        duration, easing = self.transition, self.easing
        if not self.travel:
            place = self.base
            duration = 0 if abs(shown - place) <= WHOLE else duration
        else:
            offset = shown * self.travel
            first, last = 0, (self.count - 1) * self.travel
            if self.loop == "infinite":
                first, last = (self.base - FARTHEST) * self.travel, (self.base + FARTHEST) * self.travel
            target = held(offset + thrown, first, last)
            half = round(target / self.travel * 2) / 2
            place = half if abs(target / self.travel - half) <= SNAP else target / self.travel
            if abs(target - offset) <= WHOLE * self.travel:
                duration = 0
            elif not (offset < first and offset + thrown <= first or offset > last and offset + thrown >= last):
                glide = 0 if self.reduced_motion else 3_000_000 if self.paging["decelerationRate"] == "normal" else 600_000
                duration, easing = round(glide * abs(target - offset) / abs(thrown)), Easing(GLIDE)
        self.emit("dragEnd", page=self.page, position=self.shown_place(place))
        page = floor(place + 0.5)
        if page != self.base:
            self.change("drag", page, place, duration, easing)
        else:
            self.move(place, duration, easing)

    def shown_place(self, place):
        return round(self.on_ring(place) if self.loop == "infinite" else place, 6)

    def align(self):
        """A button that leads nowhere brings content that rests beside its page to it."""
        if self.goal != self.base:
            self.begin_interaction()
            self.move(self.base, self.transition)

    # Changes

    def move(self, goal, duration, easing=None):
        """The content goes to a position; without time it is there at once."""
        self.motion = Move(self.now, self.position(self.now), goal, duration, easing or self.easing)
        self.goal = goal
        if duration == 0:
            self.settle()

    def change(self, cause, base, goal=None, duration=None, easing=None, next_firing=None):
        """Another page becomes the current one: the one at a place in the endless row of pages."""
        origin, shown = self.page, self.position(self.now)
        duration = self.transition if duration is None else duration
        goal = base if goal is None else goal
        self.page, self.base = base % self.count, base
        self.item = self.item_of(self.page)
        if next_firing is None:
            self.showing = self.next_showing(self.page)
        else:
            self.showing, self.deadline = next_firing, self.now + self.dwell(next_firing)
            if self.banner["timer"]["countsFrom"] == "settle":
                self.deadline += self.transition
        self.turn_dots()
        self.turn_thumb(origin)
        self.motion = Move(self.now, shown, goal, duration, easing or self.easing)
        self.goal = goal
        self.has_finished = False
        self.ask_full()
        ends = self.timer in ("running", "suspended") and (
            self.is_end() and not self.finishes or cause == "timer" and self.has_cycled())
        if ends:
            self.timer = "stopped"
        self.emit(
            "change", page=self.page, **{"from": origin}, item=self.id(), cause=cause, duration=duration / SECOND,
            **self.place(), **self.virtual(), **self.with_indicator())
        if ends:
            self.emit("timer", state="stopped")
        if duration == 0:
            self.settle()

    def settle(self):
        self.motion = None
        self.last_settle = self.now
        state = self.lift("interaction", is_full="timer" in self.banner and self.banner["timer"]["afterInteraction"] == "restart")
        self.emit("settle", **self.place(), **self.landing())
        self.recenter()
        self.emit_timer(state)

    def recenter(self):
        if self.loop == "infinite" and self.base != self.page:
            self.emit("recenter", page=self.page, **{"from": self.count + self.base}, virtual=self.count + self.page)
            self.goal -= self.base - self.page
            if isinstance(self.motion, Drift):
                self.motion.origin -= self.base - self.page
            self.base = self.page

    def target(self, page):
        """The place of a page to select: the shorter way round, forward if both are equally long."""
        if self.loop != "infinite":
            return page
        forward = (page - self.page) % self.count
        return self.base + (forward if 2 * forward <= self.count else forward - self.count)

    def step(self, cause, by):
        if self.loop == "none" and not 0 <= self.page + by < self.count:
            return self.align()
        self.begin_interaction()
        self.change(cause, self.base + by if self.loop == "infinite" else (self.page + by) % self.count)

    # Timer

    def begin_timer(self):
        self.timer, self.deadline, self.left, self.reasons, self.then = "none", None, None, set(), None
        self.has_finished = self.finishes = False
        if "timer" not in self.banner:
            return
        timer = self.banner["timer"]
        self.finishes = timer["atEnd"] == "finish"
        self.needed = 1 if self.finishes and self.file_pages == 1 else 2
        is_alone = self.start is not None and self.count < self.needed
        has_ended = self.file_pages < self.needed or self.ends and self.page == self.end_page() and not is_alone and not self.finishes
        if timer["startsPaused"]:
            self.reasons.add("pause")
        if is_alone:
            self.reasons.add("calendar")
        if has_ended or self.reduced_motion and timer["whenReduced"] == "stop":
            self.timer = "stopped"
        elif self.reasons:
            self.timer, self.then = "suspended", "started" if timer["startsPaused"] else "restarted"
        else:
            self.timer, self.deadline = "running", self.now + self.dwell()

    def can_start(self):
        """Whether `resume` starts the timer, which has stopped."""
        if self.timer != "stopped" or self.has_finished:
            return False
        if self.count < self.needed:
            return self.file_pages >= self.needed
        return self.finishes or not self.is_end()

    def can_resume(self):
        return self.timer == "suspended" and "pause" in self.reasons or self.can_start()

    def is_end(self):
        return self.loop == "none" and self.page == self.end_page()

    def end_page(self):
        return 0 if self.is_backward else self.count - 1

    def dwell(self, showing=None):
        """D: how long a showing lasts, the current one by default."""
        if self.drifts:
            return max(1, round(self.page_points * SECOND / self.banner["timer"]["drift"]))
        if not self.shown:
            return microseconds(self.banner["timer"]["interval"])
        page, turns = self.ring[self.showing if showing is None else showing]
        cards = [self.banner["items"][self.shown[card]] for card in self.cards_of(page)]
        return turns * max(microseconds(card.get("duration", self.banner["timer"]["interval"])) for card in cards)

    def next_showing(self, page):
        """The next showing of a page, round the ring."""
        later = range(self.showing + 1, self.showing + len(self.ring) + 1)
        return next(number % len(self.ring) for number in later if self.ring[number % len(self.ring)][0] == page)

    def has_cycled(self):
        timer = self.banner["timer"]
        return "cycles" in timer and self.firings >= timer["cycles"] * len(self.ring) - 1

    def fire(self):
        if isinstance(self.motion, Drag):
            self.deadline = self.now + self.dwell()
            return self.emit("timer", state="skipped")
        if self.is_end() and self.finishes:
            self.has_finished, self.timer = True, "stopped"
            self.emit("finished", page=self.page, item=self.id())
            return self.emit("timer", state="stopped")
        self.firings += 1
        by = -1 if self.is_backward else 1
        showing = (self.showing + by) % len(self.ring)
        page = self.ring[showing][0]
        if self.loop != "infinite":
            base = page
        else:
            base = self.target(page) if self.rotates else self.base + by
        self.change("timer", base, next_firing=showing)

    # Drift

    def drift_or_stand(self):
        """Content at rest drifts while the timer runs; otherwise it stands where it is."""
        if not self.drifts:
            return
        if self.timer == "running" and self.motion is None:
            self.motion = Drift(self.now, self.goal, self.way, self.dwell())
            self.deadline = self.now + self.time_to_half_way(self.goal)
        elif self.timer != "running" and isinstance(self.motion, Drift):
            self.motion, self.last_settle = None, self.now

    def time_to_half_way(self, place):
        """How long until another page is nearest; half-way itself belongs to the page after it."""
        exact = self.way * (self.base + fractions.Fraction(self.way, 2) - fractions.Fraction(place)) * self.dwell()
        if abs(exact - round(exact)) > fractions.Fraction(1, 1000):
            return math.ceil(exact)
        return max(0, round(exact) + (1 if self.is_backward else 0))

    def drift_on(self):
        """Half-way to another page: it is the current one."""
        origin = self.page
        self.base += self.way
        self.page = self.showing = self.base % self.count
        self.item = self.item_of(self.page)
        self.deadline = self.now + self.dwell()
        self.turn_dots()
        self.turn_thumb(origin)
        self.emit(
            "change", page=self.page, **{"from": origin}, item=self.id(), cause="timer", duration=0, **self.place(), **self.virtual(),
            **self.with_indicator())
        self.recenter()

    # The timer around an interaction; waiting for the viewer

    def emit_timer(self, state):
        if state:
            self.emit("timer", state=state)

    def suspend(self, reason):
        """A reason to wait, which also holds while there is no timer that could."""
        self.reasons.add(reason)
        if self.timer != "running":
            return None
        self.timer, self.left, self.then = "suspended", self.deadline - self.now, "resumed"
        return "suspended"

    def ask_full(self):
        """A suspended timer goes on with the full D."""
        if self.timer == "suspended" and self.then == "resumed" and not self.drifts:
            self.then = "restarted"

    def lift(self, reason, is_full=False):
        was_there = reason in self.reasons
        self.reasons.discard(reason)
        if self.timer != "suspended" or not was_there:
            return None
        if is_full:
            self.ask_full()
        return None if self.reasons else self.run()

    def run(self):
        self.timer, self.deadline = "running", self.now + (self.left if self.then == "resumed" else self.dwell())
        return "resumed" if self.drifts and self.then == "restarted" else self.then

    def resume(self):
        self.emit_timer(self.lift("pause"))
        if not self.can_start():
            return
        self.firings, self.timer, self.then = 0, "suspended", "started"
        if self.count < self.needed:
            self.reasons.add("calendar")
        if not self.reasons:
            self.emit_timer(self.run())

    def stop(self):
        state = "stopped" if self.timer in ("running", "suspended") else None
        self.timer = "stopped" if state else self.timer
        return state

    def begin_interaction(self):
        if "timer" in self.banner:
            after = self.banner["timer"]["afterInteraction"]
            if after == "stop":
                self.emit_timer(self.stop())
            elif after != "ignore":
                self.emit_timer(self.suspend("pause" if after == "hold" else "interaction"))

    def wait(self, event, key, reasons):
        """An input after which the timer waits, if its rule has a reason for that."""
        self.emit(event)
        rule = self.banner["timer"][key] if "timer" in self.banner else None
        if rule in reasons:
            self.emit_timer(self.suspend(reasons[rule]))

    def go_on(self, event, reason, is_full=False):
        self.emit(event)
        self.emit_timer(self.lift(reason, is_full))

    # Inputs

    def receive(self, action):
        kind = next(key for key in action if key != "at")
        value = action[kind]
        if not self.shown and kind in ("drag", "swipe", "select", "next", "previous", "tap"):
            return
        if kind in ("drag", "swipe") and not self.paging["drag"]:
            return
        if kind == "drag":
            over = microseconds(value["over"])
            velocity = value.get("velocity", value["by"] * SECOND / over if over else 0)
            if abs(velocity) + 1e-6 < self.paging["flickVelocity"]:
                velocity = 0
            self.catch(value["by"] * self.sign, over, velocity * self.sign)
        elif kind == "swipe":
            travel = self.group * self.stride / 4 * (1 if value == "next" else -1)
            self.catch(travel, 100_000, travel * 10)
        elif kind == "select":
            item = [item["id"] for item in self.banner["items"]].index(value)
            page = self.page_of_card(self.shown.index(item)) if item in self.shown else None
            if page == self.page:
                self.align()
            elif page is not None:
                self.begin_interaction()
                self.change("select", self.target(page))
        elif kind in ("next", "previous"):
            self.step(kind, 1 if kind == "next" else -1)
        elif kind == "tap":
            self.tap(value)
        elif kind == "pause":
            self.emit("pause")
            self.emit_timer(self.suspend("pause"))
        elif kind == "resume":
            self.emit("resume")
            self.resume()
        elif kind == "hide":
            self.wait("hide", "whenHidden", {"pause": "hidden", "restart": "hidden"})
        elif kind == "show":
            self.go_on("show", "hidden", "timer" in self.banner and self.banner["timer"]["whenHidden"] == "restart")
        elif kind == "hover":
            self.wait("hover", "whenHovered", {"pause": "hovered"})
        elif kind == "leave":
            self.go_on("leave", "hovered")
        elif kind == "focusIn":
            # To hold is to press the pause button, once until the keyboard has left.
            holds = {} if self.keyboard_is_inside else {"hold": "pause"}
            self.keyboard_is_inside = True
            self.wait("focusIn", "whenFocused", {"pause": "keyboard", **holds})
        elif kind == "focusOut":
            self.keyboard_is_inside = False
            self.go_on("focusOut", "keyboard")

    def tap(self, value):
        card = self.page * self.group
        if value is not True:
            ids = [self.banner["items"][item]["id"] for item in self.shown]
            if value not in ids:
                return
            card = ids.index(value)
            is_plain = self.group == 1 and not self.paging["flush"]
            if not (card == self.page if is_plain else self.is_in_window(card)):
                return
        item = self.banner["items"][self.shown[card]]
        self.emit("open", page=self.page, item=item["id"], **({"link": item["link"]} if "link" in item else {}))

    # Playing against the calendar

    def with_set(self):
        return {} if self.start is None else {"local": self.calendar.local(self.start, self.now), "count": len(self.shown)}

    def change_set(self, shown):
        if self.motion is not None:
            self.goal = self.base
            if isinstance(self.motion, Drag):
                self.emit("dragEnd", page=self.page, **self.place())
            self.settle()
        was_empty = not self.shown
        self.show_set(shown)
        stays = self.item in shown and not was_empty
        appears = bool(shown) and not stays
        if shown:
            self.item = self.item_of(self.page)
        # The indicators are those at the end, so the timer changes before anything is reported.
        needed = self.needed if "timer" in self.banner else 2
        lacks_items = self.count == 0 if self.ends else self.count < needed
        waits = self.suspend("calendar") if lacks_items and self.file_pages >= needed else None
        ends = self.stop() if shown and self.ends and self.page == self.end_page() and not self.finishes else None
        restarts = None
        if appears and self.timer == "running" and not self.drifts:
            self.deadline, restarts = self.now + self.dwell(), "restarted"
        elif appears:
            self.ask_full()
        if appears:
            self.has_finished = False
        goes_on = self.lift("calendar", is_full=True) if self.count >= needed else None
        self.emit("items", **self.with_set(), **(self.landing() if stays else {}))
        self.emit_timer(waits)
        if appears:
            self.emit("change", page=self.page, item=self.id(), cause="calendar", duration=0,
                      **self.place(), **self.virtual(), **self.with_indicator())
        self.emit_timer(ends)
        if appears:
            self.emit("settle", **self.place(), **self.landing())
        self.emit_timer(restarts)
        self.emit_timer(goes_on)

    # The order at one instant

    def steps(self):
        """What can happen next, and when; at one instant the first of them does."""
        settles, releases = isinstance(self.motion, Move), isinstance(self.motion, Drag)
        drifts = isinstance(self.motion, Drift)
        return [
            (self.deadline if drifts else NEVER, self.drift_on),
            (self.motion.end if settles else NEVER, self.settle),
            (self.sets[0][0] if self.sets else NEVER, lambda: self.change_set(self.sets.pop(0)[1])),
            (self.motion.end if releases else NEVER, self.release),
            (microseconds(self.inputs[0]["at"]) if self.inputs else NEVER, lambda: self.receive(self.inputs.pop(0))),
            (self.deadline if self.timer == "running" and not self.drifts else NEVER, self.fire)]

    def play(self, until):
        """Everything that happens up to an instant, which is over then."""
        while True:
            time, step = min(self.steps(), key=lambda each: each[0])
            self.watch(min(time, until + 1))
            self.now = min(time, until)
            if isinstance(self.motion, Drift):
                self.goal = self.position(self.now)
            if time > until:
                return
            step()
            self.drift_or_stand()

    # Focus, and bars that hide: judged at the end of each instant

    def focused_place(self, now):
        if isinstance(self.motion, Move) and now < self.motion.end:
            place = self.motion.nearest(now)
        elif isinstance(self.motion, Drift):
            place = self.base
        else:
            place = floor(self.position(now) + 0.5)
        if self.loop == "infinite":
            return held(place, self.base - FARTHEST, self.base + FARTHEST)
        return held(place, 0, max(0, self.count - 1))

    def watch(self, time):
        """What follows from the content's place at this instant, if it is over, and until another one before which nothing happens."""
        if time <= self.now:
            return
        self.judge()
        while (instant := min(self.next_crossing(time), self.hiding())) < time:
            self.now = instant
            self.judge()

    def judge(self):
        focused = self.focused_place(self.now) % self.count if self.shown else self.focused
        if focused != self.focused:
            self.grow(self.focused, 1)
            self.grow(focused, self.banner["focus"]["scale"])
            self.focused = focused
            self.emit("focus", page=focused, item=self.id(focused))
        is_hidden = self.bar_is_hidden()
        if is_hidden != self.bar_was_hidden:
            self.bar_was_hidden = is_hidden
            self.emit("indicator", state="hidden" if is_hidden else "shown")

    def next_crossing(self, time):
        """The first instant before another one at which another place is focused."""
        if self.motion is None or isinstance(self.motion, Drift):
            return NEVER
        parts = [time - 1]
        if isinstance(self.motion, Move):
            # Between its turns the content goes one way only.
            turns = [self.motion.start + int(turn * self.motion.duration) for turn in sorted(self.motion.easing.turns())]
            parts = [each for turn in turns for each in (turn, turn + 1) if self.now < each < time - 1] + parts
        here = self.focused_place(self.now)
        low = self.now
        for high in parts:
            if self.focused_place(high) != here:
                while high - low > 1:
                    middle = (low + high) // 2
                    low, high = (middle, high) if self.focused_place(middle) == here else (low, middle)
                return high
            low = high
        return NEVER

    def grow(self, cell, to):
        """A cell's scale begins to change from its present value, held between 1 and the focused one."""
        scale = self.banner["focus"]["scale"]
        present = held(self.scale(cell, self.now), min(1, scale), max(1, scale))
        self.scales[cell] = (self.now, present, to)

    def scale(self, cell, now):
        if cell not in self.scales:
            return self.banner["focus"]["scale"] if cell == self.focused else 1
        start, origin, to = self.scales[cell]
        return to if now - start >= self.growth_time else origin + (to - origin) * self.growth_easing((now - start) / self.growth_time)

    def hiding(self):
        """When a bar that hides has done so; never if it does not, or has."""
        bar = self.banner["indicator"]
        if self.bar_was_hidden or self.motion is not None or not self.shown or "hidesAfter" not in bar or self.is_single_page():
            return NEVER
        return self.last_settle + microseconds(bar["hidesAfter"]) + FADING

    def bar_is_hidden(self):
        bar = self.banner["indicator"]
        if bar["style"] != "scrollBar" or "hidesAfter" not in bar:
            return False
        if not self.shown or self.is_single_page():
            return True
        return self.motion is None and self.now >= self.last_settle + microseconds(bar["hidesAfter"]) + FADING

    # Indicators

    def is_single_page(self):
        return self.count == 1 and self.banner["indicator"].get("hidesForSinglePage", False)

    def with_indicator(self):
        """The indicator at rest where the content goes to, for an event."""
        position = self.page if self.goal == self.base else self.goal
        return self.indicator(position, 1, self.thumb_width(NEVER))

    def indicator(self, position, alpha, thumb):
        bar = self.banner["indicator"]
        style = bar["style"]
        if style == "none":
            return {}
        if self.is_single_page():
            return {"indicator": {"style": style, "hidden": True}}
        state = {"style": style}
        if style in ("dots", "scalingDots", "pill", "timerBar"):
            state["count"] = self.count
        if style in ("dots", "scalingDots", "timerBar"):
            state["current"] = self.page
        if style == "scalingDots":
            state.update(self.scaling_dots(bar))
        elif style == "pill":
            state.update(self.pill(bar, self.on_pages(position)))
        elif style == "scrollBar":
            state.update(self.scroll_bar(bar, self.on_pages(position), alpha, thumb))
        elif style == "progressBar":
            state["fraction"] = round((self.page + 1) / self.count, 6)
        elif style == "fraction":
            state["text"] = f"{self.page + 1}/{self.count}"
        elif style == "timerBar":
            state["fill"] = 1
            if self.timer in ("running", "suspended"):
                state["fill"] = round(held(1 - self.time_left() / self.dwell(), 0, 1), 6)
        return {"indicator": state}

    def turn_dots(self):
        """The window of scalingDots follows the page."""
        if self.page > self.dots + 2:
            self.dots = self.page - 2
        elif self.page < self.dots:
            self.dots = self.page
        self.dots = held(self.dots, 0, max(0, self.count - 3))

    def scaling_dots(self, bar):
        if self.count <= 5:
            return {"first": 0, "sizes": [bar["big"]] * self.count}
        sizes = [bar["small"], bar["medium"], bar["big"], bar["big"], bar["big"], bar["medium"], bar["small"]]
        dots = [(page, size) for page, size in enumerate(sizes, self.dots - 2) if 0 <= page < self.count]
        return {"first": dots[0][0], "sizes": [size for _, size in dots]}

    def pill(self, bar, position):
        if self.count == 1:
            return {"pair": [0], "widths": [bar["width"]]}
        i = floor(position) % self.count
        f = whole(position) - floor(position)
        widths = [round(bar["dot"] + (bar["width"] - bar["dot"]) * part, 6) for part in (1 - f, f)]
        return {"pair": [i, (i + 1) % self.count], "widths": widths}

    def scroll_bar(self, bar, position, alpha, width):
        last = self.count - 1
        u = 0 if last == 0 else position / last if position <= last else self.count - position
        track = bar.get("track", self.cell_width)
        state = {"x": round(bar["inset"] + u * (track - width - bar["spacing"]), 6), "width": round(width, 6), "alpha": round(alpha, 6)}
        if bar["hides"] == "slide" and "hidesAfter" in bar and not self.reduced_motion:
            margin = bar["margin"] if bar["placement"] == "over" else 12
            state.update(alpha=1, shift=round((1 - alpha) * (bar["height"] + margin), 6))
        return state

    def alpha(self):
        """How much is seen of a bar that hides."""
        bar = self.banner["indicator"]
        if self.motion is not None or "hidesAfter" not in bar:
            return 1
        return held(1 - (self.now - self.last_settle - microseconds(bar["hidesAfter"])) / FADING, 0, 1)

    # The thumb

    def page_width(self, page):
        bar = self.banner["indicator"]
        thumb = bar.get("thumb")
        if thumb == "auto":
            room = max(0, bar.get("track", self.cell_width) - bar["spacing"])
            return min(room, max(20, room * self.window / (self.window + (self.last_offset() if self.travel else 0))))
        return thumb[page * len(thumb) // self.count] if isinstance(thumb, list) else thumb

    def turn_thumb(self, origin):
        bar = self.banner["indicator"]
        if isinstance(bar.get("thumb"), list) and not self.reduced_motion and self.page_width(origin) != self.page_width(self.page):
            width = self.width_between(self.now, self.page_width(origin))
            self.thumb = self.now, min(width, 10 * max(bar["thumb"]))

    def thumb_width(self, now):
        return self.width_between(now, self.page_width(self.page))

    def width_between(self, now, to):
        """The width of a thumb that may still grow or shrink to another one."""
        if self.thumb is None or now - self.thumb[0] >= microseconds(self.banner["indicator"]["growth"]["duration"]):
            return to
        growth = self.banner["indicator"]["growth"]
        start, origin = self.thumb
        return max(0, origin + (to - origin) * Easing(growth["easing"])((now - start) / microseconds(growth["duration"])))

    # Events and state

    def id(self, page=None):
        return self.banner["items"][self.item_of(self.page if page is None else page)]["id"]

    def virtual(self):
        return {"virtual": self.count + self.base} if self.loop == "infinite" else {}

    def place(self):
        return {} if self.snaps else {"position": self.shown_place(self.goal)}

    def landing(self):
        if not self.shown:
            return {}
        return {"page": self.page, "item": self.id(), **self.virtual(), **self.with_indicator()}

    def time_left(self):
        if self.drifts:
            if isinstance(self.motion, Drag):
                return self.left_when_caught
            return self.deadline - self.now if isinstance(self.motion, Drift) else self.time_to_half_way(self.goal)
        if self.timer == "running":
            return self.deadline - self.now
        return self.left if self.then == "resumed" else self.dwell()

    def end(self):
        self.emit("end", **({"page": self.page, "item": self.id()} if self.shown else {}))

    def state(self):
        count = {} if self.start is None else {"count": len(self.shown)}
        timer = {"state": self.timer}
        if self.shown and self.timer in ("running", "suspended"):
            timer["left"] = self.time_left() / SECOND
        if self.can_resume():
            timer["canResume"] = True
        if not self.shown:
            return {"t": self.now / SECOND, **count, "phase": "empty", "timer": timer}
        position = self.position(self.now)
        shown = self.on_ring(position) if self.loop == "infinite" else position
        phase = {Drag: "dragging", Move: "moving", Drift: "drifting"}.get(type(self.motion), "resting")
        scales = {cell: round(self.scale(cell, self.now), 6) for cell in range(self.count)}
        return {
            "t": self.now / SECOND, **count, "phase": phase, "page": self.page, "item": self.id(),
            "position": round(shown, 6), "offset": round(self.points(shown) if self.travel else 0, 6), **self.virtual(), "timer": timer,
            "scales": {str(cell): scale for cell, scale in scales.items() if scale != 1},
            **self.opacities(position), **self.indicator(position, self.alpha(), self.thumb_width(self.now))}

    # Fade

    def opacity(self, cell, position):
        distance = abs(self.on_pages(position) - cell)
        return max(0, 1 - (min(distance, self.count - distance) if self.loop == "infinite" else distance))

    def opacities(self, position):
        if self.banner["transition"]["effect"] != "fade":
            return {}
        move = self.motion
        if self.rotates and isinstance(move, Move) and abs(move.goal - move.origin) > 1:
            e = held(move.part(self.now), 0, 1)
            seen = {cell: (1 - e) * self.opacity(cell, move.origin) + e * self.opacity(cell, move.goal) for cell in range(self.count)}
        else:
            seen = {cell: self.opacity(cell, position) for cell in range(self.count)}
        return {"opacities": {str(cell): round(opacity, 6) for cell, opacity in seen.items() if round(opacity, 6) != 0}}


def answer(request):
    """The events of a request, or the states at its instants."""
    end = request["until"] if "until" in request else max(request["at"])
    player = Player(
        request["banner"], request["inputs"], end, request.get("viewport"), request.get("reducedMotion", False), request.get("start"),
        request.get("seed", 0))
    if "until" in request:
        player.play(microseconds(end))
        player.end()
        return player.events
    states = []
    for at in request["at"]:
        player.play(microseconds(at))
        states.append(player.state())
    return states


def main():
    for line in sys.stdin:
        for each in answer(json.loads(line)):
            print(json.dumps(each, ensure_ascii=False))
        print(flush=True)


if __name__ == "__main__":
    main()

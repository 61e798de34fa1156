"""The events and states of independent simulators, which both engines of pages give by the same numbers."""
import json
import math

import yaml
from browser import ROOT, bannerkit
from element import ElementTest

VECTORS = ROOT / "Tests/Vectors"
SCENARIO = ("inputs", "duration", "viewport", "reducedMotion", "seed")
CODES = json.loads((ROOT / "Sources/BannerPage/Element/keys.json").read_text())["inputs"]
# What an element is told.
TOLD = ("change", "settle", "open", "finished")

# Opens a banner in the element's engine; acts and looks at the times of the vector.
ELEMENT = """([banner, {seed, reducedMotion, duration, inputs, states}]) => {
  const kit = document.querySelector('banner-kit'), {wasm} = kit.session;
  const numbers = Object.getOwnPropertyDescriptor(kit.constructor.prototype, 'numbers').get.call(
    {data: banner, width: banner.viewport.width, isReduced: reducedMotion, viewer: seed, hasTimer: !!banner.timer});
  const room = wasm.numbers(numbers.length);
  new Float64Array(wasm.memory.buffer, room, numbers.length).set(numbers);
  const session = new kit.session.constructor(wasm, wasm.open(numbers.length, -1), null);
  const steps = [];
  for (const [time, name, ...values] of inputs) {
    if (name !== 'drag') { steps.push([time, name, values[0]]); continue; }
    const [by, over, velocity] = values;
    steps.push([time, 'grab', 0], ...states.filter(at => at > time && at < time + over).map(at => [at, 'move', by * (at - time) / over]),
      [time + over, 'move', by], [time + over, 'release', velocity]);
  }
  const inTime = steps.filter(([time]) => time <= duration);
  inTime.push([duration, 'advance'], ...states.map(at => [at, 'look']));
  const [events, frames] = [[], []];
  for (const [time, name, value] of inTime.sort((a, b) => a[0] - b[0])) {
    session.act(name === 'look' ? 'advance' : name, time, value);
    for (const {kind, time, page, cause, place} of session.events()) events.push([kind, time, page, banner.items[place].id, kind === 'change' ? cause : null]);
    if (name === 'look') frames.push(session.frame());
  }
  session.close();
  return [numbers, events.filter(([, time]) => time <= duration), frames];
}"""
# Opens the same numbers in the engine of the pages.
PAGE = """([banner, {seed, reducedMotion, duration, inputs, states}, numbers, codes]) => {
  const timeline = bannerkit.timeline.engine.open(numbers, banner.items);
  timeline.playFor(reducedMotion, seed);
  timeline.play(inputs.map(([time, name, a, b = 0, c = 0]) => [time, codes[name], a, b, c]));
  const answer = [timeline.events(0, duration), states.map(at => timeline.frame(at))];
  timeline.close();
  return answer;
}"""


def vectors():
    """The name, the spec with its scenario, the expected events and the expected states of each vector."""
    for path in sorted(VECTORS.glob("*.banner.yaml")):
        events = map(json.loads, path.with_name(path.name.replace(".banner.yaml", ".ndjson")).read_text().splitlines())
        yield path.name, yaml.safe_load(path.read_text()), list(events), []
    lines = [line for path in (VECTORS / "random.jsonl", VECTORS / "free/random.jsonl") for line in path.read_text().splitlines()]
    files = [path.read_text() for part in ("wide", "free", "rotation", "viewer", "drift") for path in sorted((VECTORS / part).glob("*.json"))]
    for vector in map(json.loads, lines + files):
        # The items that are available on a date are those of a calendar, which has its own tests.
        if "start" not in vector:
            scenario = {"name": "vector", **{key: vector[key] for key in SCENARIO if key in vector}}
            yield vector["name"], {**vector["spec"], "scenarios": [scenario]}, vector["events"], vector.get("states", [])


def micros(seconds):
    return round(seconds * 1e6)


def spoken(banner, given):
    """An input as the engine's numbers: its time, its name, and up to three values."""
    (name, value), = [(key, value) for key, value in given.items() if key != "at"]
    place = {item["id"]: place for place, item in enumerate(banner["items"])}
    values = {"drag": lambda: [value["by"], micros(value["over"]), value.get("velocity", value["by"] / (value["over"] or math.inf))],
              "swipe": lambda: [["next", "previous"].index(value)], "select": lambda: [place[value]],
              "tap": lambda: [0 if value is True else place[value] + 1]}
    return [micros(given["at"]), name, *values.get(name, lambda: [0])()]


class Vectors(ElementTest):
    def resolved(self):
        """Every banner with all its keys, in the window of its scenario."""
        folder = self.folder / "vectors"
        folder.mkdir()
        for number, (_, spec, *_) in enumerate(READ):
            (folder / f"{number:03}.banner.json").write_text(json.dumps(spec))
        banners = [json.loads(line) for line in bannerkit("resolve", folder).splitlines()]
        for number, banner in enumerate(banners):
            if window := banner["scenarios"][0].get("viewport"):
                size = "x".join(str(window[key]) for key in ("width", "height") if key in window)
                banner = json.loads(bannerkit("resolve", "--viewport", size, folder / f"{number:03}.banner.json"))
            banner["x-resolved"]["windows"] = [{"minWidth": 0, **{key: banner[key] for key in ("viewport", "layout", "focus", "indicator")}}]
            yield banner

    def assertFrames(self, states, frames):
        for state, frame in zip(states, frames, strict=True):
            self.assertEqual([frame["phase"], frame["page"]], [state["phase"], state["page"]], state["t"])
            self.assertAlmostEqual(frame["position"], state.get("position", frame["position"]), places=5, msg=state["t"])
            if timer := state.get("timer"):
                self.assertEqual(frame["timer"], timer["state"], state["t"])
                if "left" in timer:
                    self.assertAlmostEqual(frame["left"] / 1e6, timer["left"], places=5, msg=state["t"])

    def test_the_engines_of_pages_and_elements_give_the_events_and_states_of_the_vectors_without_dates(self):
        self.assertEqual(len(READ), 301)
        page = self.preview(self.write("items: [a, b]\n", "page.banner.yaml"))
        self.build("items: [a, b]\ntimer: 1000s\n")
        element = self.visit()
        for banner, (name, _, events, states) in zip(self.resolved(), READ, strict=True):
            with self.subTest(name):
                scenario = banner["scenarios"][0]
                play = {"seed": scenario.get("seed", 0), "reducedMotion": scenario["reducedMotion"], "duration": micros(scenario["duration"]),
                        "inputs": [spoken(banner, each) for each in scenario.get("inputs", [])], "states": [micros(state["t"]) for state in states]}
                # An element keeps what has happened since it was asked, so no state is a year away.
                near = [state for state in states if micros(state["t"]) <= play["duration"]]
                numbers, told, frames = element.evaluate(ELEMENT, [banner, {**play, "states": play["states"][:len(near)]}])
                self.assertEqual(told, [[e["event"], micros(e["t"]), e["page"], e["item"], e.get("cause")] for e in events if e["event"] in TOLD])
                self.assertFrames(near, frames)
                played, frames = page.evaluate(PAGE, [banner, play, numbers, CODES])
                plain = lambda event: [event["event"], micros(event["t"]), event.get("page"), event.get("item"), event.get("cause"), event.get("state")]
                self.assertEqual([plain(event) for event in played if event["event"] not in ("focus", "indicator")],
                                 [plain(event) for event in events if event["event"] != "end"])
                self.assertFrames(states, frames)


READ = list(vectors())

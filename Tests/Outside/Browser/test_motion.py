"""What is drawn is what the engine says: in motion, in computed style and in pixels, for every style of indicator."""
from browser import IS_FULL, STYLES, BrowserTest, pixels, spec

# In every frame, after the page has drawn it: what each mark's style computes to, and what the engine says for the time.
WATCH = """frames => new Promise(done => {
  const {page, player, timeline} = bannerkit;
  const seen = [];
  const look = () => {
    const marks = new Map(timeline.frame(page.drawn).marks.map(mark => [mark[0], mark]));
    const drawn = [...page.stage.marks.marks].map(([key, element]) => {
      const style = getComputedStyle(element);
      const [, , , , x, y] = style.transform.match(/-?[\\d.e-]+/g).map(Number);
      const said = marks.get(key);
      return {key, drawn: [x, y, parseFloat(style.width), parseFloat(style.height)], said: said.slice(1, 5),
        color: element.textContent ? style.color : style.backgroundColor, saidColor: said[5]};
    });
    seen.push({t: page.drawn, marks: drawn, count: marks.size});
    if (seen.length < frames) requestAnimationFrame(look); else done(seen);
  };
  player.seek(1600000);
  player.speed = 0.5;
  player.playing = true;
  requestAnimationFrame(() => requestAnimationFrame(look));
})"""


def channels(color):
    """`rgb(0, 0, 0)`, `rgba(0, 0, 0, 0.5)` and `#rrggbbaa` as four numbers, 0 … 255."""
    if color.startswith("#"):
        return [int(color[place:place + 2], 16) for place in (1, 3, 5, 7)]
    numbers = [float(part) for part in color[color.index("(") + 1:-1].split(",")]
    return numbers[:3] + [numbers[3] * 255 if len(numbers) > 3 else 255]


class Motion(BrowserTest):
    def test_in_every_frame_each_mark_is_where_and_what_the_engine_says(self):
        for style in STYLES:
            with self.subTest(style):
                page = self.preview(self.write(spec(style)))
                frames = page.evaluate(WATCH, 40 if IS_FULL else 20)
                self.assertGreater(len({frame["t"] for frame in frames}), 10, "it moves")
                for frame in frames:
                    self.assertEqual(len(frame["marks"]), frame["count"])
                    for mark in frame["marks"]:
                        for drawn, said in zip(mark["drawn"], mark["said"]):
                            self.assertAlmostEqual(drawn, said, delta=0.02, msg=f"{mark} at {frame['t']}")
                        for drawn, said in zip(channels(mark["color"]), channels(mark["saidColor"])):
                            self.assertAlmostEqual(drawn, said, delta=1.5, msg=f"{mark} at {frame['t']}")
                page.context.close()

    def test_pixels_of_the_pill_half_way_have_the_colours_of_the_engine(self):
        page = self.preview(self.write("indicator: { style: pill, color: '#000000', currentColor: '#ff0000', width: 30, height: 20, dot: 20 }\n"
                                       "items: [a, b, c]\ntimer: 2s\n"))
        for seconds in (0.5, 2.1, 2.15, 2.283, 4.2):
            page.evaluate("time => { bannerkit.player.seek(time); bannerkit.player.speed = 0; bannerkit.player.playing = true }", seconds * 1e6)
            self.drawn(page)
            rows = pixels(page.screenshot())
            for (x, y, color) in page.evaluate("""() => [...bannerkit.page.stage.marks.marks].map(([key, element]) => {
                  const box = element.getBoundingClientRect();
                  return [box.x + box.width / 2, box.y + box.height / 2, bannerkit.timeline.frame(bannerkit.player.time).marks[key][5]];
                })"""):
                for seen, said in zip(rows[int(y)][int(x)], channels(color)):
                    self.assertAlmostEqual(seen, said, delta=2, msg=f"at {seconds}")

    def test_a_fill_that_comes_back_is_above_its_segment(self):
        page = self.preview(self.write(spec("timerBar", "rewind", count=3)))
        for seconds in (0.0, 1.15, 4.0, 0.0):
            self.stop(page, seconds)
        order = page.evaluate("[...bannerkit.page.stage.marks.marks].sort((a, b) => a[1].style.zIndex - b[1].style.zIndex)"
                              ".map(([key]) => key)")
        self.assertEqual(order, page.evaluate("bannerkit.timeline.frame(0).marks.map(mark => mark[0])"))

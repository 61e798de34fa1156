"""Content that scrolls freely: thrown with a pointer it glides on as fast as the finger, and rests where `simulate` says."""
from browser import BrowserTest, bannerkit, load_json

SHELF = """layout: {{ cellWidthMultiplier: 0.4, spacing: 14, align: start }}
paging: {{ snap: none, loop: none, decelerationRate: {rate} }}
indicator: {{ style: scrollBar, thumb: [50, 80, 50] }}
items: [a, b, c, d, e, f, g, h, i, j, k, l]
"""
STRIDE = 0.4 * 390 + 14
TRAVEL = (12 * 156 + 11 * 14 - 390) / 11

# In every frame, after the page has drawn it: the time, and where the cards are drawn.
WATCH = """() => {
  window.frames = [];
  const look = () => {
    const {page} = bannerkit;
    const [[key, card]] = page.stage.cards.shown;
    const x = parseFloat(card.style.transform.slice('translate('.length));
    frames.push([page.drawn, parseInt(key), x]);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""

# A pointer that is down moves by so many pixels in every frame, and lifts while it moves. Frames that a busy machine takes longer for
# are a sixtieth of a second to the finger, too: otherwise it would stand still.
THROW = """([x, y, step, count]) => new Promise(done => {
  const start = performance.now();
  const send = (kind, number) => {
    const event = new PointerEvent(kind, {pointerId: 1, isPrimary: true, bubbles: true, buttons: kind === 'pointermove' ? 1 : 0,
      clientX: x - step * number, clientY: y});
    Object.defineProperty(event, 'timeStamp', {value: start + number * 1000 / 60});
    document.getElementById('cards').dispatchEvent(event);
  };
  let number = 0;
  const move = () => {
    send('pointermove', ++number);
    if (number < count) return requestAnimationFrame(move);
    send('pointerup', number);
    done();
  };
  requestAnimationFrame(move);
})"""

# The distances between neighbouring dots in every frame until a time of the banner, and their widths.
GAPS = """end => new Promise(done => {
  const seen = [];
  const look = () => {
    const boxes = [...bannerkit.page.stage.marks.marks].filter(([key]) => key >= 0)
      .map(([, element]) => element.getBoundingClientRect()).sort((a, b) => a.x - b.x);
    seen.push({gaps: boxes.slice(1).map((box, place) => (box.left - boxes[place].right) / bannerkit.page.scale),
      widths: boxes.map(box => box.width / bannerkit.page.scale)});
    if (bannerkit.player.time < end) requestAnimationFrame(look); else done(seen);
  };
  look();
})"""


class Free(BrowserTest):
    def throw(self, page, step, count=12):
        """Throws the cards, and waits until they rest: the recorded input, and the frames."""
        box = page.locator("#cards").bounding_box()
        x, y = box["x"] + box["width"] * 0.9, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.evaluate("frames.length = 0")
        page.mouse.down()
        page.evaluate(THROW, [x, y, step, count])
        page.mouse.up()
        self.until(page, "bannerkit.player.inputs.length && !bannerkit.player.coasting")
        return page.evaluate("[bannerkit.player.inputs[0], frames.splice(0)]")

    def check_rest(self, page, banner, name):
        """The recorded scenario, played by `simulate`, rests where the page's cards are."""
        recorded = self.write(banner.read_text() + page.locator("#recording").text_content(), f"{name}.banner.yaml")
        settle = load_json(bannerkit("simulate", recorded, "--scenario", "recorded in the preview", "--events", "settle").splitlines())[0]
        box, scale = page.locator("#cards").bounding_box(), page.evaluate("bannerkit.page.scale")
        cards = page.evaluate("""() => [...bannerkit.page.stage.cards.shown].map(([key, card]) => [parseInt(key), card.getBoundingClientRect().x])""")
        self.assertGreaterEqual(len(cards), 2)
        for number, x in cards:
            self.assertAlmostEqual(x, box["x"] + (number * STRIDE - settle["position"] * TRAVEL) * scale, delta=0.5)
        return settle

    def drawn_by(self, page, times):
        """For each time where the engine has the cards, by their pages."""
        pictures = page.evaluate("times => times.map(time => bannerkit.timeline.frame(time).cells.map(([, page, x]) => [page, x]))", times)
        return [dict(cells) for cells in pictures]

    def test_a_shelf_that_is_thrown_glides_on_as_fast_as_the_finger_and_rests_where_simulate_says(self):
        drawn = 0
        for rate in ("fast", "normal"):
            banner = self.write(SHELF.format(rate=rate))
            page = self.preview(banner)
            page.evaluate(WATCH)
            places = []
            for step in (3, 8, 20):
                self.stop(page, 0.5)
                page.evaluate("bannerkit.player.load([])")
                (at, _, by, over, velocity), frames = self.throw(page, step)
                self.assertAlmostEqual(velocity, -60 * step / page.evaluate("bannerkit.page.scale"), delta=1)
                places.append(self.check_rest(page, banner, f"{rate}-{step}")["position"])
                end = at + over
                held, later = self.drawn_by(page, [end, end + 2_000])
                card = min(held.keys() & later.keys())
                self.assertAlmostEqual(held[card], card * STRIDE + by, delta=0.5)
                self.assertAlmostEqual((held[card] - later[card]) / 0.002 / -velocity, 1, delta=0.05, msg=f"{rate}: {velocity} points a second")
                frames = [frame for frame in frames if frame[0] > end]
                drawn += len(frames)
                for (time, card, x), cells in zip(frames, self.drawn_by(page, [time for time, _, _ in frames])):
                    self.assertAlmostEqual(x, cells[card], delta=0.05, msg=f"{rate}: {(time - end) / 1e6} s after the finger")
            self.assertTrue(any(place % 1 for place in places) and len(set(places)) >= 2, f"rests between pages: {places}")
            page.context.close()
        self.assertGreater(drawn, 20)
        self.assertQuiet()

    def test_the_thumb_and_the_cards_are_drawn_from_the_engine_in_every_frame(self):
        page = self.preview(self.write(SHELF.format(rate="fast")))
        self.stop(page, 0.5)
        page.evaluate("bannerkit.player.load([[1000000, 0, -100, 200000, -6000]])")
        seen = page.evaluate("""() => [1100000, 1250000, 1300000, 1500000, 1900000].map(time => {
          bannerkit.player.stop(time);
          bannerkit.page.draw();
          const picture = bannerkit.timeline.frame(time);
          return [picture.cells.map(([, page, x]) => [x, parseFloat(bannerkit.page.stage.cards.shown.get(page + ' 0').style.transform.slice(10))]),
            picture.marks.map(([key, , , width]) => [width, parseFloat(getComputedStyle(bannerkit.page.stage.marks.marks.get(key)).width)])];
        })""")
        for pairs in (pair for parts in seen for part in parts for pair in part):
            self.assertAlmostEqual(*pairs, delta=0.02)
        self.assertGreater(len({pairs[1][1][0] for pairs in seen}), 2, "the thumb grows")

    def test_scaling_dots_have_equal_gaps_and_the_sizes_of_the_engine(self):
        items = ", ".join(f"i{number}" for number in range(9))
        page = self.preview(self.write(f"items: [{items}]\nindicator: scalingDots\npaging: {{ loop: none }}\ntimer: 400ms\n"))
        page.evaluate("bannerkit.player.seek(0); bannerkit.player.playing = true")
        seen = page.evaluate(GAPS, 3_300_000)
        for frame in seen:
            for gap in frame["gaps"]:
                self.assertAlmostEqual(gap, 4, delta=0.05, msg=str(frame))
        self.assertEqual({round(width, 2) for frame in seen for width in frame["widths"]}, {2, 3, 4})
        self.assertQuiet()

"""Windows, viewers and directions: what the definition's chapter on them says, in the page and in the gallery."""
from browser import BrowserTest, bannerkit, load_json, pixels, states

COLORS = "items: [{ id: a, color: '#cc0000' }, { id: b, color: '#00aa00' }, { id: c, color: '#0000cc' }]\n"


class Conditions(BrowserTest):
    def card(self, page, index):
        return page.evaluate("""page => {
          const card = bannerkit.page.stage.cards.shown.get(page + ' 0');
          const [box, ground] = [card, document.getElementById('cards')].map(element => element.getBoundingClientRect());
          const scale = bannerkit.page.scale;
          return {x: (box.x - ground.x) / scale, y: (box.y - ground.y) / scale, opacity: +getComputedStyle(card).opacity};
        }""", index)

    def drag(self, page, dx, dy, touch=True):
        box = page.locator("#cards").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        client = page.context.new_cdp_session(page)
        point = lambda part: [{"x": x + dx * part, "y": y + dy * part}]
        client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point(0)})
        for step in range(1, 9):
            client.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": point(step / 8)})
            self.drawn(page)
        client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def test_a_vertical_banner_is_dragged_up_and_the_page_stays(self):
        banner = self.write("viewport: { width: 390, height: 300 }\nlayout: { axis: vertical, cellHeightMultiplier: 0.5, spacing: 10 }\n" + COLORS)
        page = self.preview(banner, has_touch=True, is_mobile=True, viewport={"width": 390, "height": 600})
        self.stop(page, 0.1)
        self.assertAlmostEqual(self.card(page, 0)["y"], 75, delta=0.5)
        self.assertAlmostEqual(self.card(page, 1)["y"], 235, delta=0.5)
        self.drag(page, 0, -120)
        self.until(page, "bannerkit.player.inputs.length === 1")
        self.assertEqual(page.evaluate("scrollY"), 0)
        self.assertLess(page.evaluate("bannerkit.player.inputs[0][2]"), -80)
        self.until(page, "bannerkit.page.frame.phase === 'resting' && bannerkit.page.frame.page === 1")
        # Across its axis the page scrolls, and the banner is left alone.
        self.assertEqual(page.evaluate("getComputedStyle(document.getElementById('cards')).touchAction"), "pan-x pinch-zoom")

    def test_the_arrows_of_a_vertical_banner_are_up_and_down(self):
        page = self.preview(self.write("layout: { axis: vertical }\n" + COLORS))
        page.locator("#cards").focus()
        pages = []
        for key in ("ArrowDown", "ArrowDown", "ArrowUp", "ArrowLeft"):
            self.stop(page, page.evaluate("bannerkit.player.time") / 1e6 + 0.7)
            page.keyboard.press(key)
            self.drawn(page)
            pages.append(page.evaluate("bannerkit.page.frame.page"))
        self.assertEqual(pages, [1, 2, 1, 1])
        self.assertEqual(page.evaluate("document.getElementById('turning').className"), "pair vertical")

    def test_cards_that_start_at_the_edge(self):
        for direction, at in (("leftToRight", (0, 205)), ("rightToLeft", (195, -10))):
            page = self.preview(self.write(f"layout: {{ align: start, cellWidthMultiplier: 0.5, spacing: 10, direction: {direction} }}\n" + COLORS))
            self.stop(page, 0)
            for index, x in enumerate(at):
                self.assertAlmostEqual(self.card(page, index)["x"], x, delta=0.5, msg=f"{direction} {index}")
            page.context.close()

    def test_cards_fade_as_the_engine_says(self):
        page = self.preview(self.write("timer: 2s\ntransition: { effect: fade, duration: 1s, easing: linear }\n" + COLORS))
        for seconds, opacities in ((1, {0: 1}), (2.25, {0: 0.75, 1: 0.25}), (2.5, {0: 0.5, 1: 0.5}), (4.75, {1: 0.25, 2: 0.75})):
            self.stop(page, seconds)
            for index, opacity in opacities.items():
                card = self.card(page, index)
                self.assertAlmostEqual(card["opacity"], opacity, places=4)
                self.assertAlmostEqual(card["x"], 0, delta=0.5)
            self.assertEqual(page.evaluate("bannerkit.page.stage.cards.shown.size"), len(opacities))

    def test_where_the_indicator_is(self):
        for placement, edge, inside in (("below", "bottom", False), ("below", "top", False), ("over", "bottom", True), ("over", "top", True)):
            page = self.preview(self.write("viewport: { width: 390, height: 200 }\n"
                                           f"indicator: {{ style: dots, size: 10, placement: {placement}, edge: {edge} }}\n" + COLORS))
            self.stop(page, 0)
            scale = page.evaluate("bannerkit.page.scale")
            cards, dot, box = (page.locator(name).first.bounding_box() for name in ("#cards", "#strip [part~=mark]", "#viewport"))
            self.assertAlmostEqual(box["height"] / scale, 200 if inside else 234, delta=0.5)
            if edge == "top":
                distance = (dot["y"] - box["y"]) / scale
            else:
                distance = (box["y"] + box["height"] - dot["y"] - dot["height"]) / scale
            self.assertAlmostEqual(distance, 12, delta=0.5, msg=f"{placement} {edge}")
            self.assertEqual(cards["y"] - 1 < dot["y"] < cards["y"] + cards["height"], inside)
            page.context.close()

    def test_the_buttons_of_a_low_vertical_banner_are_beside_each_other(self):
        for height, stacked in ((44, False), (80, False), (300, True)):
            page = self.preview(self.write(f"viewport: {{ width: 390, height: {height} }}\nlayout: {{ axis: vertical }}\n"
                                           "timer: 2s\ncontrols: { arrows: true, pause: true }\n" + COLORS))
            boxes = [page.locator(f"#controls .{name}").bounding_box() for name in ("previous", "next", "rotation")]
            window = page.locator("#cards").bounding_box()
            for number, box in enumerate(boxes):
                self.assertGreaterEqual(box["y"], window["y"])
                self.assertLessEqual(box["y"] + box["height"], window["y"] + window["height"] + 0.5)
                for other in boxes[:number]:
                    apart = [abs(box[start] - other[start]) >= min(box[length], other[length])
                             for start, length in (("x", "width"), ("y", "height"))]
                    self.assertTrue(any(apart), f"{height}: {boxes}")
            self.assertEqual(boxes[0]["x"] == boxes[1]["x"], stacked)
            page.context.close()

    def test_the_banners_own_buttons_send_what_a_viewer_sends(self):
        page = self.preview(self.write("timer: 2s\ncontrols: { arrows: true, pause: true }\n" + COLORS))
        self.stop(page, 0.5)
        for name in ("next", "rotation", "rotation", "previous"):
            page.locator(f"#controls .{name}").click()
            self.stop(page, page.evaluate("bannerkit.player.time") / 1e6 + 0.5)
        kinds = page.evaluate("(kinds => bannerkit.player.inputs.map(input => kinds.find(kind => kind[1] === input[1])[0]))"
                              "(Object.entries(JSON.parse(document.getElementById('constants').textContent).inputKinds))")
        self.assertEqual(kinds, ["next", "pause", "resume", "previous"])

    def test_a_click_is_the_elements_a_card_beside_is_selected_and_the_current_one_says_where_it_leads(self):
        page = self.preview(self.write("layout: { cellWidthMultiplier: 0.5, spacing: 10 }\nitems: [a, { id: b, link: 'https://example.com/b' }, c]\n"))
        self.stop(page, 0.5)
        seen = []
        for part in (0.95, 0.5, 0.05):
            box = page.locator("#cards").bounding_box()
            page.mouse.click(box["x"] + box["width"] * part, box["y"] + box["height"] / 2)
            self.until(page, "!bannerkit.player.coasting && !bannerkit.player.isHeld")
            seen.append([page.locator("#now-item").text_content(), page.locator("#toast").text_content()])
            self.stop(page, page.evaluate("bannerkit.player.time") / 1e6 + 0.5)
        self.assertEqual(seen, [["b", ""], ["b", "would open https://example.com/b"], ["a", "would open https://example.com/b"]])
        text = page.locator("#recording").text_content()
        self.assertEqual([text.count(words) for words in ("select: b", "tap: true", "select: a")], [1, 1, 1])

    def test_a_finger_cannot_hold_what_a_scenario_holds(self):
        page = self.preview(self.write(COLORS + "scenarios: [{ name: s, duration: 9s, inputs: [{ at: 1s, drag: { by: -90, over: 4s } }] }]\n"))
        page.select_option("#scenario", "0")
        self.stop(page, 2)
        box = page.locator("#cards").bounding_box()
        for step in (0, 40, 80):
            page.mouse.move(box["x"] + box["width"] / 2 - step, box["y"] + box["height"] / 2)
            if step == 0:
                page.mouse.down()
        page.mouse.up()
        self.assertEqual(page.evaluate("[bannerkit.player.inputs.length, bannerkit.player.scenario, bannerkit.player.time]"), [1, "0", 2_000_000])
        self.assertQuiet()

    def test_a_pointer_over_the_banner_is_an_input_while_time_goes_on(self):
        banner = self.write("timer: 2s\n" + COLORS)
        page = self.preview(banner)
        page.locator("#viewport").hover()
        self.until(page, "bannerkit.page.frame?.timer === 'suspended'")
        page.mouse.move(5, 5)
        self.until(page, "bannerkit.page.frame.timer === 'running'")
        self.stop(page, page.evaluate("bannerkit.player.time") / 1e6)
        page.locator("#viewport").hover()
        text = page.locator("#recording").text_content()
        self.assertEqual([text.count(word) for word in ("hover: true", "leave: true")], [1, 1])
        pasted = self.write(banner.read_text() + text, "pasted.banner.yaml")
        lines = load_json(bannerkit("simulate", pasted, "--scenario", "recorded in the preview", "--events", "all", "-f", "ndjson").splitlines())
        self.assertEqual([line["event"] for line in lines if line["event"] in ("hover", "leave")], ["hover", "leave"])

    def test_a_keyboard_in_the_banner_holds_it_and_a_click_does_not(self):
        page = self.preview(self.write("timer: 2s\n" + COLORS))
        self.reveal(page, "#presence").uncheck()
        self.reveal(page, "#presence").check()
        page.mouse.move(5, 5)
        page.locator("#hide").focus()
        page.keyboard.press("Tab")
        self.until(page, "bannerkit.page.frame.timer === 'suspended'")
        self.assertEqual(page.locator("#rotation").get_attribute("aria-label"), "Start automatic slide show")
        page.evaluate("bannerkit.page.press('rotation')")
        self.until(page, "bannerkit.page.frame.timer === 'running'")

    def test_presence_is_not_recorded_over_a_scenario_or_when_switched_off(self):
        page = self.preview(self.write("timer: 2s\n" + COLORS + "scenarios: [{ name: s, duration: 9s, inputs: [{ at: 8s, next: true }] }]\n"))
        page.select_option("#scenario", "0")
        page.locator("#viewport").hover()
        self.drawn(page)
        self.assertEqual(page.evaluate("bannerkit.player.inputs.length"), 1)
        page.mouse.move(5, 5)
        page.select_option("#scenario", "")
        self.reveal(page, "#presence").uncheck()
        page.locator("#viewport").hover()
        self.drawn(page)
        self.assertEqual(page.evaluate("bannerkit.player.inputs.length"), 0)

    def test_less_motion_is_a_switch_and_gives_the_states_of_the_option(self):
        instants = [0, 1_900_000, 2_000_000, 2_150_000, 4_100_000]
        for timer in ("2s", "{ interval: 2s, whenReduced: keep }"):
            banner = self.write(f"timer: {timer}\nindicator: timerBar\n" + COLORS)
            page = self.preview(banner)
            self.reveal(page, "#reduced").check()
            seen = page.evaluate("times => times.map(t => bannerkit.timeline.state(t).trim())", instants)
            self.assertEqual(seen, states(banner, instants, "--reduced-motion"))
            page.evaluate("bannerkit.player.stop(1e6); bannerkit.player.act('next')")
            self.assertIn("    reducedMotion: true\n", page.locator("#recording").text_content())
            self.reveal(page, "#reduced").uncheck()
            page.evaluate("bannerkit.player.load([])")
            seen = page.evaluate("times => times.map(t => bannerkit.timeline.state(t).trim())", instants)
            self.assertEqual(seen, states(banner, instants))
            page.context.close()

    def test_each_breakpoint_has_its_window(self):
        banner = self.write("timer: 2s\nindicator: dots\nbreakpoints:\n  - { minWidth: 1000, viewport: { height: 200 }, indicator: pill }\n"
                            "  - { minWidth: 600, layout: { cellWidthMultiplier: 0.5, align: start } }\n" + COLORS)
        page = self.preview(banner)
        names = page.locator("#window option").all_text_contents()
        self.assertEqual(names[:3], ["390 × 300 (its own)", "600 × 300", "1000 × 200"])
        for index, width in enumerate((390, 600, 1000)):
            page.select_option("#window", str(index))
            self.stop(page, 2.1)
            seen = page.evaluate("bannerkit.timeline.state(2100000).trim()")
            self.assertEqual([seen], states(banner, [2_100_000], "--viewport", width))
            self.assertAlmostEqual(page.locator("#cards").bounding_box()["width"] / page.evaluate("bannerkit.page.scale"), width, delta=0.5)
        page.evaluate("bannerkit.player.act('next')")
        self.assertIn("    viewport: { width: 1000, height: 200 }\n", page.locator("#recording").text_content())
        self.assertQuiet()

    def test_a_scenario_is_played_in_its_window_for_its_viewer(self):
        banner = self.write("timer: 2s\n" + COLORS + "scenarios:\n  - { name: wide, duration: 5s, viewport: { width: 700 }, reducedMotion: true }\n")
        page = self.preview(banner)
        page.select_option("#scenario", "0")
        self.assertEqual(page.evaluate("[bannerkit.page.banner.viewport.width, bannerkit.page.reducesMotion]"), [700, True])
        page.select_option("#scenario", "")
        self.assertEqual(page.evaluate("[bannerkit.page.banner.viewport.width, bannerkit.page.reducesMotion]"), [390, False])


class Galleries(BrowserTest):
    def test_tiles_draw_every_axis_and_effect(self):
        (self.folder / "specs").mkdir()
        for name, text in (("a", "layout: { axis: vertical, cellHeightMultiplier: 0.5 }\n"), ("b", "transition: { effect: fade }\n"),
                           ("c", "indicator: { style: dots, placement: over, edge: top }\ncontrols: { arrows: true, pause: true }\n")):
            self.write("timer: 2s\n" + text + COLORS, f"specs/{name}.banner.yaml")
        bannerkit("preview", self.folder / "specs", "-o", self.folder / "out")
        page = self.open(self.folder / "out" / "index.html")
        page.locator("#motion").click()
        self.assertEqual(page.locator(".tile .controls button").count(), 3)
        picture, dot = (page.locator(f".tile:nth-child(3) {name}").first.bounding_box() for name in (".scaled", "[part~=mark]"))
        self.assertLess(dot["y"] - picture["y"], 20)
        self.assertQuiet()

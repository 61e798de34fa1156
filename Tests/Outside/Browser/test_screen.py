"""One screen with the banner as its hero: what is seen first, and what is said in the words of a manager."""
import json
import random
import re

from browser import IS_FULL, BrowserTest, bannerkit

SHOP = """name: calendar
timer: 4s
indicator: pill
viewport: { width: 768, height: 320 }
controls: { arrows: true, pause: true }
items:
  - { id: sale, title: Summer sale, color: "#E4572E" }
  - { id: arrivals, title: New arrivals, color: "#119A96" }
  - { id: members, title: Members save more, color: "#76448A" }
  - { id: cards, title: Gift cards, color: "#C49000" }
scenarios:
  - { name: the timer turns every 4 s, duration: 10s, expect: [{ at: 5s, page: arrivals }] }
  - name: a swipe does not lose its card
    duration: 16s
    inputs: [{ at: 5.2s, drag: { by: -500, over: 300ms } }]
    expect: [{ at: 6s, page: arrivals }]
"""
DATED = """timer: 3s
timeZone: Asia/Seoul
items:
  - { id: morning, title: Good morning, when: { hours: 08:00-14:00 } }
  - { id: evening, title: Evening sale, when: { hours: 17:00-20:00 } }
"""
DESKTOP, TABLET, PHONE = ({"viewport": {"width": width, "height": height}} for width, height in ((1440, 900), (1024, 768), (390, 844)))
# Everything that can be pressed and is seen above the fold, without the banner itself.
CONTROLS = """[...document.querySelectorAll('a[href], button, select, input, textarea, summary, [role=tab]')].filter(element => {
  const {top, bottom, width} = element.getBoundingClientRect();
  return !element.closest('#viewport') && element.checkVisibility({opacityProperty: true, visibilityProperty: true}) && width > 1
    && top < innerHeight && bottom > 0;
})"""
NO_WASM = {"content-type": "text/html", "content-security-policy": "script-src 'unsafe-inline'"}


class Screen(BrowserTest):
    def shop(self, text=SHOP, **options):
        return self.preview(self.write(text), **{**DESKTOP, **options})

    def test_the_banner_fills_the_screen(self):
        sizes = (("width: 768, height: 320", 0.3), ("width: 390, height: 300", 0.2), ("width: 390, height: 520", 0.13), ("width: 390, height: 693", 0.13))
        for size, least in sizes:
            page = self.shop(SHOP.replace("width: 768, height: 320", size))
            box = page.locator("#viewport").bounding_box()
            self.assertGreaterEqual(box["width"] * box["height"] / (1440 * 900), least, size)
            self.assertLessEqual(page.evaluate("Math.max(document.documentElement.scrollHeight - innerHeight, "
                                               "document.documentElement.scrollWidth - innerWidth)"), 0, "nothing scrolls")
            page.context.close()

    def test_a_portrait_banner_is_as_high_as_the_stage(self):
        page = self.shop(SHOP.replace("width: 768, height: 320", "width: 160, height: 600"))
        self.assertGreaterEqual(page.evaluate("((banner, stage) => banner.offsetWidth * banner.offsetHeight / stage.clientWidth / stage.clientHeight)"
                                              "(document.getElementById('viewport'), document.getElementById('stage'))"), 0.13)
        boxes = [page.locator(name).bounding_box() for name in ("#viewport", "#sizes")]
        self.assertGreater(boxes[0]["x"], boxes[1]["x"] + boxes[1]["width"], "beside what is below")

    def test_on_a_phone_the_header_has_the_status_and_speed_and_scenario_are_in_one_row(self):
        page = self.shop(**PHONE)
        self.assertEqual(page.locator("header .chip:visible").all_text_contents(), ["✗ 1 failing scenario"])
        self.assertEqual(page.locator("#speed").bounding_box()["y"], page.locator("#scenario").bounding_box()["y"])

    def test_few_controls_in_few_sizes_of_text_stand_above_the_fold(self):
        page = self.shop()
        names = page.evaluate(CONTROLS + ".map(element => element.id || element.textContent)")
        self.assertLessEqual(len(names), 18, names)
        sizes = page.evaluate("""[...new Set([...document.querySelectorAll('body *')].filter(element => !element.closest('#viewport') && element.checkVisibility()
          && [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim())).map(element => getComputedStyle(element).fontSize))].sort()""")
        self.assertLessEqual(set(sizes), {"11px", "12px", "13px", "14px", "15px", "20px"})

    def test_no_row_wraps_at_1024(self):
        page = self.shop(**TABLET)
        heights = page.evaluate("""Object.fromEntries(['header.top', '.below', '.bench > .transport', '.tabs'].map(name =>
          [name, document.querySelector(name).offsetHeight]))""")
        self.assertTrue(all(height <= 52 for height in heights.values()), heights)

    def test_words_are_those_of_a_manager(self):
        text = self.shop().locator("body").inner_text()
        self.assertIn("4 cards · every 4 s · round 16 s · a.banner.yaml", text)
        for word in ("Position", "Content", "as it fits", "keyboard count", str(self.folder)):
            self.assertNotIn(word, text)

    def test_a_failing_scenario_is_opened_where_it_fails(self):
        page = self.shop()
        status = page.locator(".chip")
        self.assertEqual(status.all_text_contents(), ["✗ 1 failing scenario"])
        seen = page.evaluate("[bannerkit.player.time, bannerkit.player.isPlaying, document.getElementById('scenario').value]")
        self.assertEqual(seen, [6e6, False, "1"])
        page.locator("[aria-controls=share]").click()
        page.locator("#collapse").click()
        status.click()
        self.assertEqual((page.locator("#scenarios").is_visible(), page.url.partition("#")[2]), (True, "t=6&scenario=1"))
        failed = page.locator("#scenario-list .failed")
        self.assertIn("expected New arrivals at 6s, saw Members save more", failed.inner_text())
        self.assertIn("drag New arrivals → Members save more", failed.inner_text())
        failed.locator("button", has_text="Play from 5 s").click()
        self.until(page, "bannerkit.player.time > 5e6 && bannerkit.player.isPlaying")
        page.locator("#scenario-list .passed > b").click()
        self.assertEqual(page.locator("#scenario").input_value(), "0")

    def test_each_failure_is_an_entry_the_first_in_time_before_others(self):
        page = self.shop("timer: 2s\nitems: [{ id: a, title: One }, b]\nscenarios:\n  - { name: s, duration: 9s, expect: [{ at: 7s, page: a }, { at: 3s, page: a }, { at: 1s, page: a }] }\n")
        self.assertEqual(page.locator("#scenario-list .failures li").all_text_contents(), ["expected One at 3s, saw b", "expected One at 7s, saw b"])
        self.assertEqual(page.evaluate("bannerkit.player.time"), 3e6)

    def test_the_tab_with_the_worst_is_the_first_and_open(self):
        scenario = "scenarios: [{ name: s, duration: 3s, expect: [{ at: 1s, page: %s }] }]\n"
        for pace, page_, names in (("300ms", "b", ["Findings1", "Scenarios", "Events", "Share"]), ("300ms", "a", ["Scenarios1", "Events", "Share", "Findings1"]),
                                   ("3s", "a", ["Scenarios", "Events", "Share", "Findings"])):
            page = self.shop(f"timer: {pace}\ntransition: 100ms\nitems: [a, b]\n" + scenario % page_)
            tabs = page.locator("[role=tab]")
            self.assertEqual(tabs.all_text_contents(), names)
            self.assertEqual(tabs.evaluate_all("tabs => tabs.map(tab => tab.ariaSelected)"), ["true", "false", "false", "false"])
            self.assertTrue(page.locator(f"#{tabs.first.get_attribute('aria-controls')}").is_visible())
            page.context.close()

    def test_the_number_of_findings_is_red_only_with_an_error(self):
        page = self.shop("timer: 300ms\ntransition: 100ms\nitems: [a, b]\nscenarios: [{ name: s, duration: 3s, expect: [{ at: 1s, page: a }] }]\n")
        colors = page.evaluate("['#found-count', '#failing', '[aria-controls=found]'].map(name => getComputedStyle(document.querySelector(name)).color)")
        self.assertEqual(colors[0], colors[2])
        self.assertNotEqual(colors[0], colors[1])

    def test_the_pointer_on_the_timeline_is_told_card_times_cause_and_picture(self):
        page = self.shop(SHOP.partition("scenarios:")[0])
        self.stop(page, 1)
        lanes = page.locator("#lanes").bounding_box()
        span = page.evaluate("bannerkit.page.lanes.span")
        page.mouse.move(lanes["x"] + lanes["width"] * 9e6 / span, lanes["y"] + 60)
        hover = page.locator("#hover")
        self.assertEqual(hover.locator("> b, > span").all_text_contents(), ["Members save more", "8.00 s – 12.00 s · timer"])
        self.assertEqual(hover.locator("[part~=card] strong").all_text_contents(), ["Members save more"])
        self.assertEqual(page.evaluate("bannerkit.player.time"), 1e6, "it does not move the clock")
        page.mouse.move(5, 5)
        self.assertFalse(hover.is_visible())

    def test_a_wheel_sideways_over_the_cards_turns_one_page(self):
        for direction, kinds in (("leftToRight", ["next", "previous"]), ("rightToLeft", ["previous", "next"])):
            page = self.shop(f"layout: {{ direction: {direction} }}\n" + SHOP.partition("scenarios:")[0])
            self.stop(page, 1)
            for start, sign in ((0, 1), (1000, -1)):
                # Each 50 ms after the one before, however long the page takes; it takes each of them.
                taken = page.evaluate("""([start, way]) => [0, 1, 2, 3].map(step => {
                  const event = new WheelEvent('wheel', {deltaX: 30 * way, bubbles: true, cancelable: true});
                  Object.defineProperty(event, 'timeStamp', {value: start + 50 * step});
                  return !document.getElementById('cards').dispatchEvent(event);
                })""", [start, sign])
                self.assertEqual(taken, [True] * 4)
                self.until(page, "!bannerkit.player.coasting")
            names = page.evaluate("(kinds => bannerkit.player.inputs.map(([, kind]) => Object.keys(kinds).find(name => kinds[name] === kind)))"
                                  "(JSON.parse(document.getElementById('constants').textContent).inputKinds)")
            self.assertEqual(names, kinds)
            page.context.close()

    def test_a_finger_that_is_taken_away_and_a_tab_that_is_hidden_are_as_in_the_element(self):
        page = self.shop("timer: 1000s\nitems: [a, b, c]\n", has_touch=True)
        page.evaluate("bannerkit.player.playing = true")
        box = page.locator("#cards").bounding_box()
        screen = page.context.new_cdp_session(page)
        for step, kind in enumerate(["touchStart"] + ["touchMove"] * 7 + ["touchCancel"]):
            points = [] if kind == "touchCancel" else [{"x": box["x"] + 250 - 20 * step, "y": box["y"] + 80}]
            screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        self.until(page, "bannerkit.player.inputs.length && bannerkit.page.frame.phase === 'resting'")
        self.assertEqual(page.evaluate("[bannerkit.page.frame.page, Math.sign(bannerkit.player.inputs[0][4])]"), [0, 1])
        for is_hidden in ("true", "false"):
            page.evaluate(f"Object.defineProperty(document, 'hidden', {{get: () => {is_hidden}, configurable: true}}); document.dispatchEvent(new Event('visibilitychange')); 0")
        kinds = "(kinds => bannerkit.player.inputs.map(([, kind]) => Object.keys(kinds).find(name => kinds[name] === kind)))"
        self.assertEqual(page.evaluate(kinds + "(JSON.parse(document.getElementById('constants').textContent).inputKinds)"), ["drag", "hide", "show"])
        recorded = re.findall("at: .*, (hide|show): true", page.locator("#recording").text_content())
        self.assertEqual(recorded, ["hide", "show"])

    def test_words_about_less_motion_cut_no_window(self):
        for width in (1200, 1024):
            page = self.shop(SHOP.partition("scenarios:")[0], viewport={"width": width, "height": 900}, reduced_motion="reduce")
            self.assertEqual(page.locator(".below > p:visible").all_text_contents(), ["Paused, because your system asks for less motion."])
            self.assertEqual(page.evaluate("(windows => windows.scrollWidth - windows.clientWidth)(document.querySelector('.segments'))"), 0)

    def test_windows_are_named_for_devices(self):
        page = self.shop()
        names = lambda: page.locator("#sizes button").all_inner_texts()
        self.assertEqual(names(), ["Phone", "Tablet 768 × 320", "Desktop"])
        page.locator("#sizes button").first.click()
        self.assertEqual((names()[0], page.evaluate("bannerkit.player.banner.viewport.width")), ("Phone 390 × 320", 390))
        page.locator("#collapse").click()
        self.assertFalse(page.locator("#inspector").is_visible())

    def test_on_a_phone_the_banner_is_first_and_a_thumb_hits_everything(self):
        page = self.shop(**PHONE)
        self.assertLessEqual(page.locator("#viewport").bounding_box()["y"], 120)
        small = page.evaluate(CONTROLS + """.filter(element => {
          const {width, height} = element.getBoundingClientRect();
          return width < 44 || height < 44;
        }).map(element => element.id || element.textContent)""")
        self.assertEqual(small, [])
        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 390)

    def test_on_a_phone_the_banner_stays_on_top_while_one_writes(self):
        bannerkit("playground", "-o", self.folder / "play.html")
        page = self.open(self.folder / "play.html", **PHONE)
        place = """() => {
          const frame = document.querySelector('#showing iframe:not(.coming)');
          const banner = frame?.contentDocument.getElementById('viewport')?.getBoundingClientRect();
          return banner?.height ? frame.getBoundingClientRect().top + banner.top : null;
        }"""
        self.until(page, f"({place})() !== null")
        self.assertLessEqual(page.evaluate(place), 120)
        page.locator("#text").focus()
        page.evaluate("scrollTo(0, 300)")
        self.assertTrue(0 <= page.evaluate(place) <= 120)

    def test_shares_are_those_of_the_undisturbed_banner(self):
        page = self.shop(SHOP.partition("scenarios:")[0])
        self.stop(page, 1)
        before = page.locator("#exposure .share").all_text_contents()
        self.assertEqual(before, ["25.0%"] * 4)
        page.evaluate("bannerkit.player.act('pause')")
        self.assertEqual(page.locator("#exposure .share").all_text_contents(), before)
        self.assertEqual(page.locator("#exposure .own").count(), 4)
        self.assertIn("100.0% with what you did", page.locator("#exposure .seen").first.text_content())

    def test_a_gap_is_not_played_and_says_so(self):
        banner = self.write(DATED)
        bannerkit("preview", banner, "-o", self.folder / "page.html", "--from", "2026-11-23", "--to", "2026-11-29")
        at = lambda hour: self.open(self.folder / "page.html", script=f"Date.now = () => Date.UTC(2026, 10, 23, {hour})", **DESKTOP)
        page = at(13)
        self.assertEqual(page.locator("#gap").inner_text(), "Nothing is shown: Mon 23 Nov, 20:00 – Tue 24 Nov, 08:00 Asia/Seoul")
        self.stop(page, 1)
        self.assertIn("start=2026-11-23T22%3A00%3A01%2B09%3A00".replace("01%2B", "00%2B"), page.url)
        self.assertFalse(at(0).locator("#gap").is_visible(), "in Seoul it is nine in the morning")

    def test_a_link_has_the_instant_and_the_scenario(self):
        page = self.shop()
        link = page.evaluate("bannerkit.page.link()")
        self.assertTrue(link.endswith("#t=6&scenario=1"), link)
        page.evaluate("location.hash = '#t=2'")
        self.until(page, "bannerkit.player.time === 2e6 && bannerkit.player.scenario === null")

    def test_what_is_done_while_it_plays_outlives_a_reload(self):
        page = self.shop(SHOP.partition("scenarios:")[0])
        page.evaluate("bannerkit.player.act('next')")
        inputs = page.evaluate("bannerkit.player.inputs")
        page.reload()
        self.until(page, "!!(window.bannerkit && window.bannerkit.ready)")
        self.assertEqual(page.evaluate("bannerkit.player.inputs.slice(0, 1)"), inputs[:1])
        self.stop(page, 1)
        self.assertIsNone(page.evaluate("history.state"), "the address says all of it")

    def test_no_landmark_has_the_name_of_another(self):
        names = self.shop().evaluate("""[...document.querySelectorAll('main, aside, nav, [role=region], section[aria-label], section[aria-labelledby]')]
          .filter(element => !['group', 'tabpanel'].includes(element.getAttribute('role')))
          .map(element => (element.getAttribute('aria-label') || element.localName).toLowerCase())""")
        self.assertEqual(len(names), len(set(names)), names)


class Broken(BrowserTest):
    def test_a_broken_file_plays_dimmed_with_its_safe_fixes_beside_its_errors(self):
        page = self.preview(self.write("timmer: 2s\nitems: [red, orange]\nindicator: pll\n"), code=1, **DESKTOP)
        self.assertEqual(page.locator("#findings .message:visible").all_text_contents(), ["timmer is not a key of a banner", "pll is not a value of indicator"])
        self.assertEqual(page.locator(".chip").all_text_contents(), ["✗ 2 errors"])
        banner = self.folder / "a.banner.yaml"
        self.assertEqual(page.locator(".copy:visible").evaluate_all("buttons => buttons.map(button => button.value)"),
                         [f"bannerkit validate --fix '{banner}'"])
        self.until(page, "bannerkit.player.time > 2e5 && bannerkit.player.banner.hasTimer && getComputedStyle(bannerkit.page.stage.marks.marks.get(0)).width === '20px'")
        self.assertLess(page.evaluate("+getComputedStyle(document.getElementById('viewport')).opacity"), 0.5)

    def test_on_a_phone_the_errors_leave_banner_and_timeline_in_sight(self):
        broken = SHOP.replace("timer: 4s", "timmer: 4s").replace("indicator: pill", "indicator: pll").replace("pause: true", "pasue: true")
        page = self.preview(self.write(broken), code=1, **PHONE)
        errors, banner, lanes = (page.locator(name).bounding_box() for name in ("#findings", "#viewport", "#lanes"))
        self.assertLessEqual(banner["y"] + banner["height"], errors["y"])
        self.assertLessEqual(lanes["y"] + 60, errors["y"], "the strip of cards")
        page.locator(".chip").click()
        self.assertLess(page.locator("#findings li").first.bounding_box()["y"], PHONE["viewport"]["height"] - 60)

    def test_a_banner_that_cannot_be_played_leads_to_the_playground_with_its_text(self):
        text = "items: a\ntimer: soon\n"
        (self.folder / "specs").mkdir()
        bannerkit("preview", self.write(text, "specs/a.banner.yaml").parent, "-o", self.folder / "out", code=1)
        page = self.open(self.folder / "out" / "a.html", ready=False)
        self.until(page, "document.getElementById('edit').href.includes('#text=')")
        page.locator("#edit").click()
        self.until(page, "window.bannerkit?.ready")
        self.assertEqual(page.evaluate("bannerkit.editor.text"), text)
        self.assertEqual(page.locator("#verdict").text_content(), "✗ 2 errors")

    def test_no_page_shows_a_backtick(self):
        (self.folder / "specs").mkdir()
        self.write(SHOP, "specs/a.banner.yaml")
        self.write("timmer: 2s\nitems: [red, orange]\n", "specs/b.banner.yaml")
        bannerkit("preview", self.folder / "specs", "-o", self.folder / "out", code=1)
        for name in ("index", "a", "b"):
            page = self.open(self.folder / "out" / f"{name}.html")
            page.evaluate("window.bannerkit.player?.act('next')")
            self.assertNotIn("`", page.evaluate("document.querySelector('main').textContent"), name)

    def test_a_tile_of_a_broken_file_plays_and_the_header_filters(self):
        (self.folder / "specs" / "여름").mkdir(parents=True)
        self.write("timmer: 2s\nitems: [red, orange]\n", "specs/여름/a.banner.yaml")
        self.write(SHOP, "specs/b.banner.yaml")
        self.write("items: [a, b]\n", "specs/c.banner.yaml")
        bannerkit("preview", self.folder / "specs", "-o", self.folder / "out", code=1)
        page = self.open(self.folder / "out" / "index.html")
        status = page.locator(".facts .chip")
        self.assertEqual(status.all_text_contents(), ["✗ 1 error"])
        # Problems first; others are grouped by folder, whose name is above its banners.
        self.assertEqual(page.locator(".folder").all_text_contents(), ["With problems 2", "Banners 1"])
        self.assertEqual(page.locator("#grid :is(.folder, .tile)").evaluate_all("rows => rows.map(row => row.className)"), ["folder", "tile broken", "tile broken", "folder", "tile"])
        self.assertEqual(page.locator(".tile .name").evaluate_all("names => names.map(name => name.title)"), ["b.banner.yaml", "여름/a.banner.yaml", "c.banner.yaml"])
        self.assertEqual(page.locator(".tile .facts").all_text_contents(), ["a swipe does not lose its card: expected arrivals at 6s, saw members", "timmer is not a key of a banner", "2 cards · waits for the viewer"])
        self.assertEqual(page.locator(".tile .when").all_text_contents(), ["", "여름/", "always on"])
        self.assertEqual(page.locator(".tile .chip").all_text_contents(), ["✗ 1 failing scenario", "✗ 1 error", "✓ checked"])
        edges = page.locator(".tile").evaluate_all("tiles => tiles.map(tile => getComputedStyle(tile).borderTopColor)")
        self.assertEqual([edge == "rgb(179, 38, 30)" for edge in edges], [True, True, False], "a failing scenario, errors, nothing")
        page.select_option("#order", "name")
        self.assertEqual((page.locator(".folder").count(), page.locator(".tile .when").first.text_content()), (0, "여름/"))
        page.select_option("#order", "")
        self.assertEqual(page.locator(".tile.broken [part=window]").count(), 2)
        page.select_option("#filter", "error")
        self.assertEqual(page.locator(".tile a").evaluate_all("links => links.map(link => decodeURIComponent(link.getAttribute('href')))"), ["여름--a.html"])
        status.click()
        self.until(page, "document.getElementById('filter').value === 'found'")
        self.assertEqual(page.locator(".tile .name").all_text_contents(), ["calendar", "a"])
        page.evaluate("location.hash = ''")
        self.until(page, "document.querySelectorAll('.tile').length === 3")


class Changed(BrowserTest):
    def setUp(self):
        super().setUp()
        for folder in ("old", "new"):
            (self.folder / folder).mkdir()
        plain = SHOP.partition("scenarios:")[0]
        self.old = self.write(plain, "old/a.banner.yaml")
        arrivals = '  - { id: arrivals, title: New arrivals, color: "#119A96" }\n'
        self.new = self.write(plain.replace("timer: 4s", "timer: 5s").replace(arrivals, ""), "new/a.banner.yaml")

    def test_the_first_sentence_says_what_changes_for_the_viewer(self):
        bannerkit("preview", "--diff", self.old, self.new, "-o", self.folder / "change.html")
        page = self.open(self.folder / "change.html", **DESKTOP)
        self.assertEqual(page.locator("#sentence").text_content(), "New arrivals is gone, and 1 more change")
        self.stop(page, 0)
        boxes = [page.locator(f"#{side} .ground").bounding_box() for side in ("before", "after")]
        self.assertEqual(boxes[0]["y"], boxes[1]["y"], "the same instant side by side")
        for button, time in (("step-on", 4e6), ("step-on", 5e6), ("step-back", 4e6)):
            page.locator(f"#{button}").click()
            self.assertEqual(page.evaluate("bannerkit.player.time"), time)

    def test_a_card_has_one_color_on_both_sides(self):
        old = self.write("timer: 2s\nitems: [a, b, c]\n", "old/b.banner.yaml")
        new = self.write("timer: 2s\nitems: [c, d, a]\n", "new/b.banner.yaml")
        bannerkit("preview", "--diff", old, new, "-o", self.folder / "change.html")
        page = self.open(self.folder / "change.html")
        colors = page.evaluate("['before', 'after'].map(side => Object.fromEntries(bannerkit.comparison[side].banner.items.map(({id, color}) => [id, color])))")
        self.assertEqual([colors[1][each] for each in "ac"], [colors[0][each] for each in "ac"])
        self.assertEqual(len({*colors[0].values(), *colors[1].values()}), 4)


class Recorded(BrowserTest):
    def test_a_recording_is_a_test(self):
        banner = self.write("items: [a, b, c]\ntimer: 2s\n")
        page = self.preview(banner)
        self.stop(page, 1)
        page.evaluate("bannerkit.player.act('next')")
        self.stop(page, 1.5)
        self.reveal(page, "#expect").click()
        text = page.locator("#recording").text_content()
        self.assertIn("    expect:\n      - { at: 1.5s, page: b }\n      - { at: 3s, page: b }\n", text)
        pasted = self.write(banner.read_text() + text, "pasted.banner.yaml")
        self.assertIn("tested 1 scenario of 1 banner, no problems", bannerkit("test", pasted))

    def test_a_crafted_link_yields_a_valid_recording(self):
        banner = self.write("items: [a, b, c]\ntimer: 2s\n")
        inputs = "1e6,0,-1e9,300000,0;1000000,0,-100,0,0;1000000,0,-100,300000,0;1200000,3,1,0,0;2000000,2,7,0,0;2000000.5,3,0,0,0;9,99,0,0,0"
        page = self.preview(banner, hash=f"t=1&inputs={inputs}")
        pasted = self.write(banner.read_text() + page.locator("#recording").text_content(), "pasted.banner.yaml")
        self.assertEqual(page.evaluate("bannerkit.player.inputs.length"), 1)
        bannerkit("validate", pasted)
        bannerkit("test", pasted)


    def test_no_random_link_yields_a_recording_that_is_not_valid(self):
        rng = random.Random(34)
        banner = self.write("items: [a, b, c]\ntimer: 2s\n")
        numbers = ["0", "-1", "1e6", "1500000", "1500000.5", "2e6", "2100000", "9e15", "1e300", "NaN", "", "-0", "999", "0x10"]
        page = self.preview(banner, hash="t=0")
        folder = self.folder / "pasted"
        folder.mkdir()
        kept = 0
        for number in range(80 if IS_FULL else 40):
            inputs = ";".join(",".join([rng.choice(numbers), str(rng.randrange(15)), *rng.choices(numbers, k=3)]) for _ in range(rng.randint(1, 12)))
            hash = f"t={rng.choice(numbers)}&inputs={inputs}&window={rng.choice(['768x300', '1x1', '9'])}&reduced={rng.choice('01')}&speed={rng.choice(numbers)}"
            page.evaluate("hash => { location.hash = hash; }", hash)
            self.drawn(page)
            text = page.locator("#recording").text_content()
            kept += bool(text)
            (folder / f"{number}.banner.yaml").write_text(banner.read_text() + text)
        self.assertGreater(kept, 15)
        bannerkit("validate", folder)
        bannerkit("test", folder)


class WithoutAnEngine(BrowserTest):
    def test_pages_say_why_nothing_moves(self):
        self.write(SHOP, "shop.banner.yaml")
        out = self.folder / "out"
        out.mkdir()
        bannerkit("preview", self.folder / "shop.banner.yaml", "-o", out / "page.html")
        bannerkit("playground", "-o", out / "playground.html")
        bannerkit("preview", "--diff", self.folder / "shop.banner.yaml", self.write(SHOP.replace("4s", "5s")), "-o", out / "change.html")
        for name, words in (("change", "first difference: at 4s"), ("page", "✗ 1 failing scenario"), ("playground", "Findings")):
            page = self.context().new_page()
            page.route("http://shop.test/**", lambda route: route.fulfill(
                body=(out / route.request.url.rpartition("/")[2]).read_bytes(), headers=NO_WASM))
            page.goto(f"http://shop.test/{name}.html")
            text = page.locator("body").inner_text()
            self.assertIn("WebAssembly is not allowed here", text)
            self.assertIn(words, text)
            self.assertEqual(page.locator("button:visible, select:visible").count(), 0, json.dumps(name))

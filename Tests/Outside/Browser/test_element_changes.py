"""What changes while the element runs: windows, the items that are on, and pages that do something about it."""
import itertools

from browser import STYLES, spec
from element import ElementTest, assert_as_simulated
from test_element_inputs import BANNER

# A window of its own for each style of indicator.
STYLED = {320 + 80 * place: style for place, style in enumerate(STYLES)}
MARKS = "[...root.querySelectorAll('[part~=mark]')].map(mark => [mark.localName, mark.getAttribute('part'), mark.textContent, mark.style.color])"
# What is on changes while it turns.
CHANGING = """name: a
timer: 1s
items:
  - { id: p, when: { from: 2026-11-27T00:00:05, until: 2026-11-27T00:00:12 } }
  - a
  - b
  - { id: q, when: { from: 2026-11-27T00:00:08, until: 2026-11-27T00:00:15 } }
  - { id: c, when: { from: 2026-11-01T00:00:00, until: 2026-11-27T00:00:10 } }
"""


class Changes(ElementTest):
    def test_a_drag_after_a_resize_is_in_the_first_windows_points(self):
        self.build(BANNER)
        page = self.visit(width=616)
        page.set_viewport_size({"width": 1216, "height": 900})
        self.until(page, "document.querySelector('banner-kit').shadowRoot.querySelector('[part~=current]').getBoundingClientRect().width === 720")
        x, y = self.middle(page)
        page.mouse.move(x, y)
        page.mouse.down()
        for step in (4, 104, 204):
            page.mouse.move(x - step, y)
        page.mouse.up()
        [said] = [said["drag"] for said in self.said(page) if "drag" in said]
        self.assertAlmostEqual(said["by"], -200 * (360 + 10) / (720 + 10), delta=0.01)
        # The engine gets what is said: a velocity that is none in those points turns no page.
        self.rested(page)
        self.kit(page, "(kit.finger.hold = {start: kit.act('grab'), by: 0}, kit.finger.down = {id: 1}, kit.finger.release(-1))")
        self.rested(page)
        self.assertEqual(self.said(page)[-1]["drag"]["velocity"], 0)
        self.assertEqual(*self.replay(page)[:2])

    def test_another_windows_indicator_leaves_no_marks_of_its_own(self):
        self.build("timer: 100s\nitems: [a, b, c]\nbreakpoints:\n" + "".join(
            f"  - {{ minWidth: {width}, indicator: {STYLES[style]} }}\n" for width, style in STYLED.items()))
        alone = {}
        for width in STYLED:
            page = self.visit(width=width + 16)
            alone[width] = self.kit(page, MARKS)
            if width != max(STYLED):
                page.context.close()
        self.assertEqual([alone[width] for width, style in STYLED.items() if style == "fraction"], [[["div", "mark", "1/3", "rgb(0, 0, 0)"]]])
        for before, after in itertools.permutations(STYLED, 2):
            for width in (before, after):
                page.set_viewport_size({"width": width + 16, "height": 900})
                self.until(page, f"document.querySelector('banner-kit').clientWidth === {width}")
                self.drawn(page)
            self.assertEqual(self.kit(page, MARKS), alone[after], f"{STYLED[after]} after {STYLED[before]}")

    def test_events_have_their_items_though_frames_are_late(self):
        self.build(CHANGING, "--start", "2026-11-26", "--for", "9d")
        for late in (50, 4_300, 20_000):
            with self.subTest(late):
                page = self.visit_at("2026-11-27T00:00:01.500Z")
                for _ in range(20_000 // late):
                    page.clock.fast_forward(late)
                told, played, _ = self.replay(page)
                self.assertIn("p", [event[2] for event in told])
                self.assertEqual(told, played)
                page.context.close()

    def test_what_happened_out_of_sight_is_told_once_though_the_clock_was_set(self):
        self.build(CHANGING.replace("1s", "{ interval: 1s, whenHidden: ignore }"), "--start", "2026-11-26", "--for", "9d")
        page = self.visit_at("2026-11-27T00:00:01Z")
        page.evaluate("document.body.style.paddingTop = '3000px'")
        self.until(page, "document.querySelector('banner-kit').scenario().inputs.length === 1")
        page.evaluate("told.length = 0")
        page.clock.run_for(3_500)
        page.clock.set_system_time("2026-11-28T00:00:00Z")
        page.evaluate("document.body.style.paddingTop = 0")
        self.until(page, "document.querySelector('banner-kit').scenario() === null")
        self.assertEqual([event[0] for event in page.evaluate("told")].count("change"), 1)
        self.assertEqual(self.kit(page, "[kit.state.count, kit.state.item === told.findLast(([kind]) => kind === 'change')[2]]"), [2, True])

    def test_of_what_a_sleeping_machine_missed_one_change_is_told(self):
        self.build(spec())
        page = self.visit_at("2026-11-27T00:00:01Z")
        page.clock.fast_forward(8 * 3600 * 1000)
        self.assertEqual([event[0] for event in page.evaluate("told")].count("change"), 1)
        self.assertEqual(self.kit(page, "kit.state.item === told.findLast(([kind]) => kind === 'change')[2]"), True)
        self.assertGreater(self.state(page)["time"], 8 * 3600 - 1)
        assert_as_simulated(self, self.banner, lambda words: self.kit(page, words))

    def test_events_are_in_order_if_who_hears_them_turns_a_page_or_has_another_banner(self):
        self.build(spec(count=4))
        page = self.visit(reduced_motion="reduce")
        self.kit(page, "kit.addEventListener('banner-change', ({detail}) => { if (detail.id !== 'item-3') kit.next(); })")
        self.kit(page, "kit.next()")
        self.assertEqual([event[2] for event in page.evaluate("told") if event[0] == "change"], ["item-1", "item-2", "item-3"])
        page = self.visit(reduced_motion="reduce")
        self.kit(page, "kit.addEventListener('banner-change', () => { kit.banner = {...kit.banner, items: kit.banner.items.slice(0, 2)}; }, {once: true})")
        self.kit(page, "kit.select('item-3')")
        self.assertEqual([event[:3:2] for event in page.evaluate("told")], [["change", "item-3"], ["settle", "item-3"], ["change", "item-0"], ["settle", "item-0"]])
        self.assertEqual(self.state(page)["count"], 2)

    def test_a_page_that_was_copied_while_it_ran_has_no_copies_of_copies(self):
        self.build("name: a\nlayout: { cellWidthMultiplier: 0.4 }\nitems: [a, b]\n")
        page = self.visit()
        counts = "[...document.querySelectorAll('banner-kit')].map(kit => [kit.querySelectorAll('[slot]').length, kit.querySelectorAll('[copy]').length])"
        [[slots, copies]] = page.evaluate(counts)
        self.assertGreater(copies, 0)
        page.evaluate("""async () => {
          const kit = document.querySelector('banner-kit'), other = kit.cloneNode(true);
          other.setAttribute('src', 'a.banner.json');
          other.querySelector('template').remove();
          kit.after(other);
        }""")
        self.until(page, "document.querySelectorAll('banner-kit')[1].state.phase !== 'list'")
        self.assertEqual(page.evaluate(counts), [[slots, copies]] * 2)

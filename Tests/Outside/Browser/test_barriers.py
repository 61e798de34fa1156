"""Barriers that axe does not see: each check finds nothing on our pages, and finds the fault that is seeded into one."""
from browser import IS_FULL, BrowserTest, bannerkit, spec

SCENARIO = "scenarios: [{ name: s, duration: 3s, inputs: [{ at: 1s, next: true }], expect: [{ at: 2s, page: item-2 }] }]\n"
RULE = "document.styleSheets[0].insertRule(%r, document.styleSheets[0].cssRules.length)"
NARROW = {"viewport": {"width": 320, "height": 640}}

# What the keyboard can reach, in the document's order, without what is not shown.
REACHED = """const reached = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
  .filter(element => element.tabIndex >= 0 && !element.disabled && element.checkVisibility() && !element.closest('[inert]'));
  const name = element => element.id || element.className + ' ' + element.textContent.slice(0, 20);"""


def walk(test, page):
    """What the keyboard comes to, by the names above, until it comes to the first again; for each, what can be seen of it."""
    page.evaluate("document.body.tabIndex = -1; document.body.focus(); document.body.removeAttribute('tabindex')")
    seen = []
    for _ in range(160):
        page.keyboard.press("Tab")
        step = page.evaluate("() => {" + REACHED + """
          const element = document.activeElement;
          if (!element || element === document.body) return null;
          const box = element.getBoundingClientRect();
          const rings = [element, document.getElementById('playhead'), ...element.closest('#viewport, .tile') ? [element.closest('#viewport, .tile')] : []];
          const hasRing = rings.filter(Boolean).some(ring => {
            const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(ring);
            return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/, 0\\)$/.test(outlineColor);
          });
          // A slider that is not shown itself is represented by the playhead.
          const shown = element.id === 'scrub' ? document.getElementById('playhead') : element;
          const place = shown.getBoundingClientRect();
          const isSeen = [12, place.height / 2, place.height - 12].some(y => {
            const top = document.elementFromPoint(place.x + place.width / 2, place.y + Math.max(1, Math.min(place.height - 1, y)));
            return !!top && (shown.contains(top) || top.closest('label')?.contains(shown) || element.id === 'scrub');
          });
          return [name(element), hasRing, isSeen && place.bottom > 0 && place.top < innerHeight];
        }""")
        if step is None or seen and step[0] == seen[0][0] and len(seen) > 3:
            return seen
        seen.append(step)
    return seen + [["it never ends", True, True]]


def focus_order(test, page):
    expected = page.evaluate("() => {" + REACHED + "return reached.map(name); }")
    return [] if [step[0] for step in walk(test, page)] == expected else ["another order than the document's"]


def focus_ring(test, page):
    return [name for name, has_ring, _ in walk(test, page) if not has_ring]


def focus_is_seen(test, page):
    return [name for name, _, is_seen in walk(test, page) if not is_seen]


def keyboard_trap(test, page):
    seen = [step[0] for step in walk(test, page)]
    return [name for name in set(seen) if seen.count(name) > 3] + [name for name in seen if name == "it never ends"]


def names_and_labels(test, page):
    return page.evaluate("""() => [...document.querySelectorAll('button, a[href]')].filter(element => {
      const label = element.getAttribute('aria-label');
      const words = element.innerText.trim().toLowerCase();
      return label !== null && /[a-z]/.test(words) && !label.toLowerCase().includes(words);
    }).map(element => element.id)""")


def target_size(test, page):
    # A time within a sentence is as high as its line; a box is pressed by its label.
    return page.evaluate("() => {" + REACHED + """return reached.filter(element => !element.closest('.moment') && element.id !== 'scrub' && !element.matches('[role]'))
      .map(element => element.closest('label') || element).filter(element => {
        const {width, height} = element.getBoundingClientRect();
        return width < 24 || height < 24;
      }).map(name); }""")


def graphics(test, page):
    return page.evaluate("""() => {
      const canvas = document.getElementById('lanes');
      const pen = new OffscreenCanvas(1, 1).getContext('2d');
      const luminance = name => {
        canvas.style.color = `var(${name})`;
        pen.fillStyle = getComputedStyle(canvas).color;
        pen.fillRect(0, 0, 1, 1);
        const [r, g, b] = [...pen.getImageData(0, 0, 1, 1).data].map(part => part / 255)
          .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      const names = ['--accent', '--error', '--cause-timer', '--cause-drag', '--cause-select', '--cause-key', '--cause-calendar'];
      return names.filter(name => contrast(luminance(name), luminance('--lane')) < 3);
    }""")


def live_slides(test, page):
    # Slides that turn by themselves are not read aloud; those that the viewer turns are.
    problems = []
    page.evaluate("bannerkit.player.playing = true")
    test.drawn(page)
    if page.locator("#cards").get_attribute("aria-live") != "off":
        problems.append("slides that turn by themselves are announced")
    page.evaluate("bannerkit.player.stop(5e5)")
    test.drawn(page)
    if page.locator("#cards").get_attribute("aria-live") != "polite":
        problems.append("slides that one turns are not announced")
    return problems


def status_messages(test, page):
    return page.evaluate("""() => ['dropped', 'toast'].filter(id => {
      const element = document.getElementById(id);
      return element.getAttribute('role') !== 'status' && element.getAttribute('aria-live') !== 'polite';
    })""")


def less_motion(test, page):
    start = page.evaluate("bannerkit.player.time")
    page.wait_for_timeout(200)
    problems = [] if page.evaluate("bannerkit.player.time") == start else ["it plays"]
    return problems + page.evaluate("""() => [...document.querySelectorAll('*')].filter(element => {
      const {transitionDuration, animationName} = getComputedStyle(element);
      return transitionDuration.split(',').some(time => parseFloat(time) > 0) || animationName !== 'none';
    }).map(element => element.className)""")


def text_spacing(test, page):
    page.evaluate("""() => document.querySelectorAll('body *:not(#scaled *):not(.scaled *)').forEach(element => Object.assign(element.style,
      {lineHeight: 1.5, letterSpacing: '.12em', wordSpacing: '.16em'}))""")
    test.drawn(page)
    found = page.evaluate("""() => [...document.querySelectorAll('.button, h1, h2, h3, dt, dd:not(#now-item), .legend span, label, .facts span, .kicker')].filter(element => {
      if (!element.checkVisibility() || element.matches('.unseen') || element.closest('.unseen')) return false;
      return element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline' && getComputedStyle(element).overflow !== 'visible'
        || element.matches('.button') && element.scrollWidth > element.clientWidth + 1;
    }).map(element => element.id || element.textContent)""")
    return found + reflow(test, page)


def reflow(test, page):
    return page.evaluate("document.documentElement.scrollWidth > innerWidth ? ['it scrolls sideways'] : []")


def forced_colors(test, page):
    return page.evaluate("""() => [
      ...[...document.querySelectorAll('#cards > *, #strip > *, #playhead')].filter(element => getComputedStyle(element).forcedColorAdjust !== 'none')
        .map(element => element.className),
      ...[...document.querySelectorAll('.button')].filter(element => {
        const style = getComputedStyle(element);
        return element.checkVisibility() && (parseFloat(style.borderTopWidth) === 0 || style.borderTopColor === style.backgroundColor);
      }).map(element => element.id),
    ]""")


def shortcuts(test, page):
    test.reveal(page, "#shortcuts").uncheck()
    page.evaluate("document.activeElement.blur()")
    test.stop(page, 0.5)
    for key in (".", ",", "<", ">", " "):
        page.keyboard.press(key)
    left = page.evaluate("[bannerkit.player.time, bannerkit.player.isPlaying]")
    test.reveal(page, "#shortcuts").check()
    return [] if left == [500_000, False] else [f"keys of one character still act: {left}"]


def language(test, page):
    return page.evaluate("document.documentElement.lang === 'en' ? [] : ['the language of the page']") + page.evaluate(
        # The author's words can be in any direction.
        "[...document.querySelectorAll('h1, #now-item, #cards strong')].filter(element => element.dir !== 'auto').map(element => element.className)")


def headings(test, page):
    return page.evaluate("""() => {
      const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(element => element.checkVisibility()).map(element => +element.tagName[1]);
      const jumps = levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1).map(level => `h${level} without one above`);
      const bare = [...document.querySelectorAll('section.panel')].filter(section => section.checkVisibility() &&
        !section.getAttribute('aria-label') && !document.getElementById(section.getAttribute('aria-labelledby'))).map(() => 'a section without a name');
      return [...levels.filter(level => level === 1).length === 1 ? [] : ['not one h1'], ...jumps, ...bare];
    }""")


def dragging(test, page):
    problems = []
    test.stop(page, 0.5)
    before = page.evaluate("bannerkit.player.inputs.join()")
    if page.locator("#next").is_visible():
        page.locator("#next").click()
    if page.evaluate("bannerkit.player.inputs.join()") == before:
        problems.append("no way to turn pages but to drag")
    page.evaluate("bannerkit.player.undo()")
    test.stop(page, 0.5)
    page.locator("#scrub").focus()
    page.keyboard.press("ArrowRight")
    if page.evaluate("bannerkit.player.time") == 500_000:
        problems.append("no way to another time but to drag")
    return problems


def names_and_states(test, page):
    problems = []
    for is_playing, name in ((True, "Pause"), (False, "Play")):
        page.evaluate("playing => { bannerkit.player.playing = playing; }", is_playing)
        if page.locator("#play").get_attribute("aria-label") != name:
            problems.append("a button says what it does no longer")
    test.stop(page, 0.5)
    return problems


# What is checked, how the page is opened, and a fault to seed.
BARRIERS = {
    "the order of focus": (focus_order, {}, "document.getElementById('speed').tabIndex = 5"),
    "a ring where the keyboard is": (focus_ring, {}, RULE % ".button:focus-visible { outline: none !important }"),
    "what has the focus is not covered": (focus_is_seen, NARROW, "Object.assign(document.getElementById('stage').style, {position: 'fixed', inset: '0', height: '100%'})"),
    "the keyboard can leave": (keyboard_trap, {}, "document.getElementById('cards').addEventListener('keydown', event => { if (event.key === 'Tab') event.preventDefault(); })"),
    "names contain labels": (names_and_labels, {}, "document.getElementById('theme').setAttribute('aria-label', 'Toggle')"),
    "names follow states": (names_and_states, {}, "Object.defineProperty(document.getElementById('play'), 'ariaLabel', {set() {}})"),
    "targets are large enough": (target_size, {}, "Object.assign(document.getElementById('step-on').style, {width: '16px', minHeight: '16px', height: '16px'})"),
    "graphics have contrast": (graphics, {}, "document.documentElement.style.setProperty('--accent', '#dddddd')"),
    "graphics have contrast in the dark": (graphics, {"color_scheme": "dark"}, "document.documentElement.style.setProperty('--cause-drag', '#333333')"),
    "slides are announced when one turns them": (live_slides, {}, "Object.defineProperty(document.getElementById('cards'), 'ariaLive', {set() {}})"),
    "messages are announced": (status_messages, {}, "document.getElementById('dropped').removeAttribute('role')"),
    "less motion": (less_motion, {"reduced_motion": "reduce"}, RULE % "[part~=card] { transition: transform 1s !important }"),
    "wider text": (text_spacing, {}, "Object.assign(document.getElementById('hide').style, {width: '40px', overflow: 'hidden'})"),
    "a window of 320 pixels": (reflow, NARROW, "document.getElementById('speed').style.minWidth = '400px'"),
    "forced colours": (forced_colors, {"forced_colors": "active"}, RULE % "[part~=card] { forced-color-adjust: auto !important }"),
    "keys of one character": (shortcuts, {}, "document.addEventListener('keydown', event => { if (event.key === '.') bannerkit.player.stop(9e5); })"),
    "the language": (language, {}, "document.documentElement.lang = 'de'"),
    "headings": (headings, {}, "document.querySelector('h1').insertAdjacentHTML('afterend', '<h4>Recording</h4>')"),
    "other ways than dragging": (dragging, {}, "document.getElementById('turning').style.display = 'none'"),
}
# What also holds for the page of a change, and for a gallery.
ON_OTHERS = {
    "change": ("the order of focus", "a ring where the keyboard is", "what has the focus is not covered", "names contain labels", "names follow states",
               "targets are large enough", "graphics have contrast", "graphics have contrast in the dark", "less motion", "wider text",
               "a window of 320 pixels", "forced colours", "keys of one character", "the language", "headings"),
    "index": ("the order of focus", "a ring where the keyboard is", "what has the focus is not covered", "names contain labels",
              "targets are large enough", "wider text", "a window of 320 pixels", "headings"),
}


class Barriers(BrowserTest):
    def setUp(self):
        super().setUp()
        (self.folder / "specs").mkdir()
        banner = self.write(spec("pill", more=SCENARIO, count=3), "specs/a.banner.yaml")
        self.write(spec("dots", count=3), "specs/b.banner.yaml")
        bannerkit("preview", self.folder / "specs", "-o", self.folder / "out")
        bannerkit("preview", "--diff", banner, self.folder / "specs" / "b.banner.yaml", "-o", self.folder / "out" / "change.html")
        bannerkit("preview", banner, "-o", self.folder / "out" / "page.html")

    def opened(self, name, options):
        page = self.open(self.folder / "out" / f"{name}.html", **options)
        if name == "index":
            page.locator("#motion").click()
        elif "reduced_motion" not in options:
            self.stop(page, 0.5)
        return page

    def test_each_check_finds_nothing_and_finds_a_seeded_fault(self):
        for name, (check, options, fault) in BARRIERS.items():
            with self.subTest(name):
                page = self.opened("page", options)
                self.assertEqual(check(self, page), [])
                if IS_FULL:
                    page.context.close()
                    page = self.opened("page", options)
                page.evaluate(fault)
                self.assertNotEqual(check(self, page), [], "the seeded fault is not found")
                page.context.close()

    def test_changes_and_galleries_have_none_either(self):
        for page_name, names in ON_OTHERS.items():
            # Those that are opened alike share a page, but what changes how it looks has its own.
            groups = {}
            for name in names:
                groups.setdefault(name if name == "wider text" else str(BARRIERS[name][1]), []).append(name)
            for group in groups.values():
                page = self.opened(page_name, BARRIERS[group[0]][1])
                for name in group:
                    with self.subTest(f"{page_name}: {name}"):
                        self.assertEqual(BARRIERS[name][0](self, page), [])
                page.context.close()

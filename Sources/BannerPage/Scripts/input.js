// Input on a banner's page: drags, buttons, lists, keys, and pointing at the timeline.
import {byId, change, click} from './document.js';
import {KIND, SECOND} from './constants.js';
import {Presence} from '../Element/attention.js';
import {clock, labelOf} from './words.js';
import {Finger} from '../Element/finger.js';
import {stageIn} from './drawn.js';
import {CAUSE_WORDS} from './panels.js';

// The width of the preview above the timeline, in points.
const WIDTH = 168;

export const acting = {
  connect() {
    const {player} = this;
    this.connectClock();
    click('previous', () => player.act('previous'));
    click('next', () => player.act('next'));
    click('rotation', () => player.act(this.frame.canResume ? 'resume' : 'pause'));
    click('hide', () => player.act(this.isHidden ? 'show' : 'hide'));
    click('undo', () => player.undo());
    click('clear', () => player.load([]));
    click('copy', () => this.copy());
    click('expect', () => this.expectThis());
    addEventListener('hashchange', () => { if (!this.restore()) player.seek(0); });
    change('horizon', () => this.exposure());
    this.listScenarios(this.banner.scenarios.map(({name}) => name), place => this.playScenario(place));
    this.ground = byId('cards');
    this.finger = new Finger(this, this.ground);
    this.ground.addEventListener('click', event => this.click(event));
    this.ground.addEventListener('wheel', event => this.wheel(event), {passive: false});
    // The indicator and the buttons are not focusable, and a click keeps the focus.
    for (const id of ['strip', 'controls']) byId(id).addEventListener('mousedown', event => event.preventDefault());
  },
  // Plays a scenario by index from its start; null plays none.
  playScenario(place) {
    const {player, banner} = this;
    const scenario = banner.scenarios[place];
    this.lanes.span = scenario ? Math.max(SECOND, scenario.duration) : banner.span;
    this.lanes.start = 0;
    player.load(scenario ? scenario.inputs : [], place === null ? null : String(place), scenario ? scenario.moment : this.start);
    this.play(scenario ? scenario.view : 0, scenario?.reducesMotion || this.plainReducesMotion,
      banner.seed ?? scenario?.seed ?? 0);
    player.seek(0);
  },
  // Banner keys apply while the focus is in the stage. Horizontal arrows also apply without any
  // focus.
  ownKey(key, target) {
    const isNowhere = target === document.body || target === document.documentElement;
    // Vertical arrows scroll the page if nothing is focused.
    return (target.closest('#stage') || isNowhere && !this.isVertical && key.startsWith('Arrow')) && this.keyAction(key);
  },

  act(name, value) { return this.player[name](value); },
  input(name, value) {
    this.finger.lose();
    if (this.player.act(name, value) && name === 'tap') this.say(value ? value - 1 : this.placeOn(this.moment.page));
  },
  choose(page) { this.input('select', this.placeOn(page)); },
  tap(card) { this.input('tap', this.frame.isPlain ? 0 : this.frame.itemOf(card) + 1); },
  release(drag, velocity) { this.player.release(drag, velocity); },
  // A tap names the link instead of opening it.
  say(place) {
    const item = this.banner.items[place];
    this.tell(item.link ? `would open ${item.link}` : `tap on ${labelOf(item)}: no link`);
  },
  tell(words) {
    const toast = byId('toast');
    toast.textContent = words;
    toast.hidden = false;
    clearTimeout(this.toast);
    this.toast = setTimeout(() => { toast.hidden = true; }, 2400);
  },

  // Pointer and focus changes as inputs, which can pause the timer.
  connectPresence() {
    this.attention = new Presence(this, this.viewport, byId('stage'));
    this.attention.listen();
    change('presence', () => this.attention.settle());
    byId('presence-label').hidden = !this.banner.hasTimer;
  },
  note(name) { this.player.note(name); },
  seen(isSeen) {
    this.finger.lose();
    if (this.isOpen) this.note(isSeen ? 'show' : 'hide');
  },
  // The pointer and focus according to the inputs up to a time.
  saidPresence(time) {
    const said = {hover: false, focus: false};
    for (const [at, kind] of this.player.inputs) {
      if (at > time) continue;
      if (kind === KIND.hover || kind === KIND.leave) said.hover = kind === KIND.hover;
      if (kind === KIND.focusIn || kind === KIND.focusOut) said.focus = kind === KIND.focusIn;
    }
    return said;
  },

  connectHover() {
    const lanes = byId('lanes');
    lanes.addEventListener('pointermove', event => {
      if (event.pointerType !== 'touch') this.showHover(event.clientX - lanes.getBoundingClientRect().left);
    });
    lanes.addEventListener('pointerleave', () => { byId('hover').hidden = true; });
  },
  showHover(x) {
    const {player, banner, lanes} = this;
    const box = byId('hover');
    const time = lanes.timeAt(x);
    const frame = player.timeline.frame(time);
    const band = lanes.bands.find(({from, to}) => time >= from && time < to);
    const item = band ? band.page : player.timeline.itemAt(time);
    box.querySelector('b').textContent = !frame.count ? 'Nothing is shown' : labelOf(banner.items[item]);
    box.querySelector(':scope > span').textContent = band ? `${clock(band.from)} – ${clock(band.to)}${band.cause ? ' · ' + CAUSE_WORDS[band.cause] : ''}` : clock(time);
    box.hidden = false;
    box.style.transform = `translateX(${Math.max(0, Math.min(lanes.width - box.offsetWidth, x - box.offsetWidth / 2))}px)`;
    if (this.smallView !== this.view) {
      this.small ??= stageIn(box);
      this.small.show(banner);
      this.smallView = this.view;
      const scale = Math.min(WIDTH / banner.viewport.width, 120 / banner.wholeHeight);
      this.small.region.style.transform = `scale(${scale})`;
      Object.assign(box.querySelector('.picture').style, {width: banner.viewport.width * scale + 'px', height: banner.wholeHeight * scale + 'px'});
    }
    this.small.drawFrame(frame);
  },
};

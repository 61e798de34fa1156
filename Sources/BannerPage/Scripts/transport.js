// The transport controls of the clock and the lanes, shared between pages.
import {byId, change, click, pick} from './document.js';
import {calm, make} from '../Element/dom.js';
import {SECOND} from './constants.js';
import {clock, readTime} from './words.js';

const FRAME = SECOND / 60;

export const transport = {
  connectClock() {
    const {player} = this;
    click('play', () => { player.playing = !player.isPlaying; });
    click('to-start', () => player.seek(0));
    click('step-back', () => player.step(-1));
    click('step-on', () => player.step(1));
    click('zoom-in', () => this.zoom(0.5));
    click('zoom-out', () => this.zoom(2));
    for (const id of ['speed', 'size', 'loop']) change(id, () => this.look());
    player.loop = () => byId('loop').checked ? this.lanes : null;
    byId('scrub').addEventListener('input', () => player.stop(+byId('scrub').value));
    byId('go').addEventListener('submit', event => {
      event.preventDefault();
      const time = readTime(byId('go-time').value);
      byId('go-time').ariaInvalid = time === null;
      if (time !== null) player.stop(time);
    });
    this.connectLanes(byId('lanes'));
    document.addEventListener('keydown', event => this.key(event));
    addEventListener('resize', () => this.resize());
    new ResizeObserver(() => { if (this.lanes.width !== byId('lanes').clientWidth) this.redraw(); }).observe(byId('lanes').parentElement);
    addEventListener('themechange', () => this.redraw());
    for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)']) matchMedia(query).addEventListener('change', () => this.redraw());
  },
  // A press seeks. Horizontal scrolling moves the lanes; pinching, or scrolling with Ctrl, zooms.
  connectLanes(canvas) {
    const {lanes} = this;
    const place = ({clientX}) => clientX - canvas.getBoundingClientRect().left;
    const scrub = event => this.player.stop(Math.round(lanes.timeAt(place(event))));
    canvas.addEventListener('pointerdown', event => {
      if (event.button) return;
      canvas.setPointerCapture(event.pointerId);
      scrub(event);
    });
    canvas.addEventListener('pointermove', event => { if (canvas.hasPointerCapture(event.pointerId)) scrub(event); });
    canvas.addEventListener('wheel', event => {
      const along = event.deltaX || (event.shiftKey ? event.deltaY : 0);
      // Vertical scrolling moves the page.
      if (!event.ctrlKey && (!along || Math.abs(along) < Math.abs(event.deltaY) && !event.shiftKey)) return;
      event.preventDefault();
      // Some browsers report wheel movements in lines.
      const unit = event.deltaMode === 1 ? 16 : 1;
      if (event.ctrlKey) lanes.zoomAt(place(event), 2 ** (event.deltaY * unit / 100));
      else lanes.move(along * unit);
      this.redraw();
    }, {passive: false});
  },
  run() {
    this.player.last = performance.now();
    const frame = now => {
      requestAnimationFrame(frame);
      this.player.tick(now);
      this.draw();
    };
    requestAnimationFrame(frame);
  },
  // The view options; defaults are empty.
  looks() {
    return {speed: this.player.speed === 1 ? '' : this.player.speed, size: byId('size').value === 'own' ? 'own' : '', loop: byId('loop').checked ? 1 : ''};
  },
  restoreLooks(said) {
    pick(byId('speed'), said.get('speed'));
    byId('size').value = said.get('size') === 'own' ? 'own' : 'fit';
    byId('loop').checked = said.get('loop') === '1';
    this.look();
  },
  // Stops at the time in a URL, or at the start; returns whether the URL contains a time.
  stopAt(said) {
    const time = Number(said.get('t'));
    if (Number.isFinite(time) && time >= 0) this.player.stop(Math.round(time * SECOND));
    return said.has('t');
  },
  look() {
    this.player.speed = +byId('speed').value;
    this.resize();
    this.remember();
  },
  showPlaying() {
    const {isPlaying} = this.player;
    const play = byId('play');
    play.classList.toggle('on', isPlaying);
    play.ariaLabel = play.title = isPlaying ? 'Pause' : 'Play';
    if (isPlaying) byId('calm').hidden = true;
  },
  // The list of scenarios; `choose` receives an index, or null for none.
  listScenarios(names, choose) {
    const list = byId('scenario');
    list.append(...names.map((text, value) => make('option', {value}, text)));
    list.closest('label').hidden = !names.length;
    change('scenario', () => {
      choose(list.value === '' ? null : +list.value);
      this.player.playing = !calm.matches;
    });
  },
  // Plays from the start, unless the viewer prefers reduced motion.
  playAtFirst() {
    this.player.playing = !calm.matches;
    byId('calm').hidden = !calm.matches;
  },
  zoom(factor) {
    this.lanes.zoom(factor, this.player.time);
    this.redraw();
  },
  fitScrub() {
    const {start, end, span} = this.lanes;
    Object.assign(byId('scrub'), {min: start, max: end, step: Math.max(1000, Math.round(span / 2000))});
    this.drawn = null;
  },
  // Moves the playhead, its flag and the slider to the current time.
  movePlayhead() {
    const {lanes, player: {time}} = this;
    const width = lanes.width || 0;
    const place = (time - lanes.start) / lanes.span * width;
    byId('playhead').style.transform = `translateX(${place}px)`;
    byId('playhead').classList.toggle('elsewhere', place < 0 || place > width);
    const flag = byId('flag');
    flag.textContent = clock(time);
    // Digits have the same width, so the flag is measured only when their number changes.
    if (this.flagDigits !== flag.textContent.length) [this.flagDigits, this.flagWidth] = [flag.textContent.length, flag.offsetWidth];
    const half = this.flagWidth / 2;
    flag.style.transform = `translateX(${Math.max(half, Math.min(width - half, place)) - place}px)`;
    byId('scrub').value = time;
  },
  // Keys of the page come first; single-character keys can be disabled.
  key(event) {
    const {target, key} = event;
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || target.closest('input, select, textarea')) return;
    const action = this.ownKey?.(key, target) || byId('shortcuts').checked && this.clockKey(key, target);
    if (!action) return;
    event.preventDefault();
    action();
  },
  clockKey(key, target) {
    const {player} = this;
    if (key === ' ' && target.closest('button, a, summary, [tabindex]:not(#cards)')) return null;
    return {'.': () => player.step(1), ',': () => player.step(-1), '>': () => player.stop(player.time + FRAME), '<': () => player.stop(player.time - FRAME),
      ' ': () => { player.playing = !player.isPlaying; }}[key];
  },
};

// A playback clock, for the player of a banner and the page of a change.
export class Clock {
  constructor() { Object.assign(this, {time: 0, speed: 1, isPlaying: false, last: 0}); }
  // The span to loop, as {start, end}; null plays on.
  loop() { return null; }
  // A frame's timestamp can be earlier than `last`, which inputs update in between.
  tick(now) {
    const passed = Math.min(250, Math.max(0, now - this.last)) * 1000;
    this.last = Math.max(now, this.last);
    if (this.finger) this.time += passed;
    else if (this.isPlaying || this.coasting) this.time += passed * this.speed;
    else return;
    const loop = this.isPlaying && !this.finger && this.loop();
    if (loop && this.time >= loop.end) this.time = loop.start;
    if (this.time < this.latest) return;
    this.time = this.latest;
    if (this.isPlaying) this.playing = false;
  }
  set playing(isPlaying) {
    this.isPlaying = isPlaying;
    this.coasting = false;
    this.changed('play');
  }
  seek(time) {
    if (this.finger) return;
    this.time = Math.max(0, Math.min(this.latest, time));
    this.coasting = false;
    this.changed('time');
  }
  stop(time) {
    this.isPlaying = false;
    this.seek(time);
    this.changed('play');
  }
}

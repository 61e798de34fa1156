// `<banner-kit>`: replaces the list of cards in place, and plays the banner with the engine.
// The engine comes first, so that similar parts of the modules are within gzip's window.
import {openSession} from './session.js';
import css from 'style';
import {calm, isRelative, make, set} from './dom.js';
import {Calendar} from './dates.js';
import {drawing} from './drawing.js';
import {Finger} from './finger.js';
import {gestures, inputs} from './inputs.js';
import {numbersOf, windowOf} from './numbers.js';
import {Recording} from './scenario.js';
import {Presence} from './attention.js';
import {Stage, WORDS} from './stage.js';
import {timing} from './timing.js';

const registered = customElements.get('banner-kit');
// A page's own words, and what tells of new ones.
let words = {};
const changes = new EventTarget();
// The seed of elements without one.
const SEED = Math.floor(Math.random() * 2 ** 53);
// Closes the sessions of garbage-collected elements.
const gone = new FinalizationRegistry(session => session.close());
const style = new CSSStyleSheet();
style.replaceSync(css);

class Kit extends HTMLElement {
  static get observedAttributes() { return ['src', 'autoplay', 'reduced-motion', ...Object.keys(WORDS).map(name => `label-${name}`)]; }
  static get words() { return words; }
  static set words(own) {
    words = own ?? {};
    changes.dispatchEvent(new Event('words'));
  }

  // MARK: Beginning

  constructor() {
    super();
    this.ready = new Promise(done => { this.isReady = done; });
    // A property that was set before the definition shadows the accessor.
    for (const name of ['banner', 'src', 'autoplay', 'seed', 'reducedMotion']) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete this[name];
      // Some routers write `element.src = element.src` before there is such a property.
      if (value !== undefined) this[name] = value;
    }
  }
  connectedCallback() {
    this.connection = new AbortController();
    if (!this.isRunning) return this.begin();
    this.listen();
    this.label();
  }
  disconnectedCallback() {
    this.connection.abort();
    if (!this.isRunning) this.turn = null;
  }
  attributeChangedCallback(name, before, after) {
    // Initial attributes are read when the element is connected.
    if (before === after || !this.turn) return;
    if (name === 'src') this.banner = null;
    else if (!this.isRunning) return;
    else if (name.startsWith('label-')) this.label();
    else this.refit(true);
  }
  async begin() {
    const turn = this.turn = {};
    try {
      if (!this.isRunning) await this.near();
      if (turn !== this.turn) return;
      const banner = this.given ?? await this.read();
      if (turn !== this.turn) return;
      if (!banner) throw new Error('no banner: set the property `banner` or the attribute `src`, or put its JSON inside');
      if (banner.version !== 1) throw new Error(`version ${banner.version} of a banner is not known`);
      if (!banner['x-resolved']?.windows || !banner.items?.length) throw new Error('the banner was not written by `bannerkit build`');
      if (this.isRunning) return this.replace(banner);
      // The engine is loaded before anything changes, so that the rest is synchronous.
      const session = await openSession(this.prepare(banner), this.calendar?.set);
      if (turn !== this.turn) return session.close();
      this.run(session);
    } catch (fault) {
      if (turn === this.turn) this.fail(fault.message);
    }
  }
  // Waits until the list is within a window's height of the window; until then it is the list.
  near() {
    return new Promise(done => {
      const observer = new IntersectionObserver(entries => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) return;
        observer.disconnect();
        done();
      }, {rootMargin: '100%'});
      observer.observe(this);
    });
  }
  async read() {
    const {src} = this;
    // Build writes a `<template>`, because some routers run the text of every script.
    const own = this.querySelector(':scope > :is(template[data-banner], script[type="application/json"])');
    if (own && (!src || !this.isRunning)) return JSON.parse(own.content?.textContent || own.textContent);
    // Children after the start tag may not be parsed yet.
    if (!src) return document.readyState === 'loading' ? this.parsed() : null;
    const answer = await fetch(src);
    if (!answer.ok) throw new Error(`${src}: ${answer.status}`);
    const banner = await answer.json();
    for (const item of banner.items ?? []) {
      for (const key of ['image', 'link']) if (isRelative(item[key])) item[key] = new URL(item[key], answer.url).href;
    }
    return banner;
  }
  async parsed() {
    await new Promise(done => document.addEventListener('DOMContentLoaded', done, {once: true, signal: this.connection.signal}));
    return this.read();
  }
  fail(message) {
    console.error(`banner-kit ${this.getAttribute('name') ?? ''}: ${message}`);
    this.tell('error', {message});
  }
  prepare(banner) {
    this.data = banner;
    // The viewer's number for a random order: the attribute, else one per page view.
    this.viewer = Number.isSafeInteger(this.seed) && this.seed >= 0 ? this.seed : SEED;
    const {sets, until} = banner['x-resolved'];
    this.calendar = sets && new Calendar({sets, until}, banner.items);
    this.calendar?.begin(Math.floor(Date.now() / 1000));
    this.width = parseFloat(getComputedStyle(this).width) || windowOf(banner, 0).viewport.width;
    return this.numbers;
  }
  get numbers() {
    return numbersOf(this.data, this.width, {reduced: this.isReduced, seed: this.viewer, hasTimer: this.hasTimer});
  }
  get paging() { return this.data.paging; }
  get hasTimer() { return !!this.data.timer && this.autoplay; }
  get isReduced() { return calm.matches || this.reducedMotion; }
  run(session) {
    this.session = session;
    this.heard = [];
    gone.register(this, session);
    this.origin = performance.now();
    this.build();
    this.isRunning = true;
    this.frame = session.frame();
    const scenario = {name: 'recorded', viewport: {width: this.width, height: windowOf(this.data, this.width).viewport.height},
      reducedMotion: this.isReduced};
    if (this.paging.order !== 'file') scenario.seed = this.viewer;
    if (this.calendar) scenario.start = new Date(this.calendar.zero * 1000).toISOString().replace('.000', '');
    this.recording = new Recording(scenario, this.frame.pagePoints);
    if (this.data.timer && !this.hasTimer) this.recording.spoil();
    for (const name of ['role', 'tabindex', 'aria-label']) this.removeAttribute(name);
    // Slots now select the visible items. A copy of a running page, as made by routers, contains
    // copies already.
    for (const child of [...this.children]) {
      if (child.hasAttribute('copy')) child.remove();
      else if (child.slot) child.hidden = false;
    }
    this.toggleAttribute('live', true);
    this.fit();
    this.draw();
    this.checkClock();
    this.said = {hover: false, focus: false};
    this.presence = new Presence(this, this, this, this.root);
    this.listen();
    this.tell('ready', null);
    this.isReady(this);
  }
  // Listens to the page until the element is disconnected.
  listen() {
    const {signal} = this.connection;
    const sizes = new ResizeObserver(() => this.resize());
    sizes.observe(this);
    signal.addEventListener('abort', () => sizes.disconnect());
    calm.addEventListener('change', () => this.refit(true), {signal});
    changes.addEventListener('words', () => this.label(), {signal});
    this.presence.listen(signal);
  }
  build() {
    this.root = this.attachShadow({mode: 'open'});
    this.root.adoptedStyleSheets = [style];
    this.ground = make('div', {part: 'window', tabindex: '0', role: 'group', 'aria-live': 'off'});
    const [strip, controls] = [make('div', {part: 'indicator'}), make('div', {class: 'controls'})];
    const slider = make('div', {part: 'slider', role: 'slider', tabindex: '0', 'aria-valuemin': '1'});
    const region = make('section', {part: 'region', 'aria-roledescription': this.word('carousel'),
      'aria-label': this.getAttribute('aria-label') || this.getAttribute('name') || this.data.name}, controls, this.ground, slider, strip);
    this.root.append(region);
    this.stage = new Stage({region, ground: this.ground, strip, slider, controls},
      {host: this, press: name => this.press(name), choose: page => this.choose(page), words: name => this.word(name)});
    this.finger = new Finger(this, this.ground);
    this.addEventListener('keydown', event => this.key(event));
    this.ground.addEventListener('click', event => this.click(event));
    this.ground.addEventListener('pointerenter', () => this.stage.turn());
    this.ground.addEventListener('wheel', event => this.wheel(event), {passive: false});
  }

  word(name) { return String(this.getAttribute(`label-${name}`) ?? words[name] ?? WORDS[name]); }
  label() {
    set(this.stage.region, 'aria-roledescription', this.word('carousel'));
    this.draw();
  }

  // MARK: Events

  get moment() { return this.session.frame(); }
  // The index of a page's first item in the file.
  placeOn(page) { return this.session.itemOf(page * this.frame.group); }
  // A pointer or focus change is an input.
  note(name) { this.input(name); }
  // Records events while their banner is still loaded.
  hear() { for (const event of this.session.events()) this.heard.push({...event, item: this.data.items[event.place]}); }
  // Dispatches events in order, even if a listener causes more.
  flush() {
    this.hear();
    if (this.isTelling) return;
    this.isTelling = true;
    while (this.heard.length) this.report(this.heard.shift());
    this.isTelling = false;
  }
  report({kind, time, page, cause, item}) {
    if (kind === 'change') set(this.ground, 'aria-live', cause === 'timer' || cause === 'calendar' ? 'off' : 'polite');
    const isTaken = !this.tell(kind, {time: time / 1e6, page, id: item.id, cause, link: item.link, item});
    if (kind === 'open') this.isTaken = isTaken;
  }
  tell(kind, detail) {
    return this.dispatchEvent(new CustomEvent(`banner-${kind}`, {detail, bubbles: true, composed: true, cancelable: kind === 'open'}));
  }

  // The factor from points of this window to points of the recording's window.
  get recordedScale() { return this.recording.pagePoints / this.frame.pagePoints; }

  // MARK: Public API

  next() { this.input('next'); }
  previous() { this.input('previous'); }
  select(id) {
    const place = this.data?.items.findIndex(item => item.id === id) ?? -1;
    if (place >= 0) this.input('select', place, {select: id});
  }
  pause() { this.input('pause'); }
  resume() { this.input('resume'); }
  get src() { return this.getAttribute('src'); }
  set src(address) { set(this, 'src', address); }
  get seed() { return this.hasAttribute('seed') ? Number(this.getAttribute('seed')) : null; }
  set seed(seed) { set(this, 'seed', seed); }
  // Frameworks set the text of the attribute as the property.
  get autoplay() { return this.getAttribute('autoplay') !== 'off'; }
  set autoplay(is) { set(this, 'autoplay', is === false || is === 'off' ? 'off' : null); }
  get reducedMotion() { return this.hasAttribute('reduced-motion'); }
  set reducedMotion(is) { this.toggleAttribute('reduced-motion', is === '' || !!is); }
  get banner() { return this.data ?? this.given ?? null; }
  set banner(banner) {
    this.given = banner;
    if (this.isConnected || this.isRunning) this.begin();
  }
  get state() {
    if (!this.isRunning) return {time: 0, phase: 'list', page: 0, item: null, position: 0, count: 0, timer: 'none', canResume: false};
    const {time, phase, page, position, count, timer, canResume} = this.frame;
    return {time: time / 1e6, phase, page, item: count ? this.data.items[this.placeOn(page)].id : null, position, count, timer, canResume};
  }
  scenario() { return this.isRunning ? this.recording.until(this.now()) : null; }
}

Object.assign(Kit.prototype, timing, drawing, gestures, inputs);
if (!registered) customElements.define('banner-kit', Kit);
// If the module is loaded twice, the first one plays.
export const BannerKit = registered ?? Kit;

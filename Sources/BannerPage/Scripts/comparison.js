// The page of a change: two versions, one clock, and what differs.
import {byId, calm, make} from './document.js';
import {keep, readAddress, writeAddress} from './address.js';
import {colorOf} from './cards.js';
import {nextDifference, previousDifference, sentence} from './changes.js';
import {click, connectClock, onColors, run, showPlaying} from './clockwork.js';
import {LATEST, SECOND} from './constants.js';
import {PairLanes} from './pairlanes.js';
import {drawPlayhead} from './playhead.js';
import {clock} from './time.js';
import {Version} from './version.js';

export class Comparison {
  constructor(engine, change) {
    this.change = change;
    // A card that moved has its colour on both sides.
    const items = [...change.before.items, ...change.after.items];
    const places = new Map([...new Set(items.map(({id}) => id))].map((id, place) => [id, place]));
    for (const item of items) item.color = colorOf(item, places.get(item.id));
    this.before = new Version(engine, change.before, byId('before'));
    this.after = new Version(engine, change.after, byId('after'));
    this.versions = [this.before, this.after];
    Object.assign(this, {time: 0, speed: 1, isPlaying: false, scenario: null, last: 0});
    byId('sentence').textContent = sentence(this.before, this.after);
    this.lanes = new PairLanes(byId('lanes'), this, this.before, this.after);
    this.connect();
    this.resize();
    new ResizeObserver(() => this.resize()).observe(byId('stages'));
    new ResizeObserver(() => this.redraw()).observe(byId('lanes').parentElement);
    addEventListener('resize', () => this.resize());
    onColors(() => this.redraw());
  }
  run() {
    const isAtInstant = this.restore();
    const {kept} = history.state ?? {};
    if (kept) this.goOn(kept);
    this.redraw();
    if (!isAtInstant && !kept) this.playing = !calm.matches;
    byId('calm').hidden = isAtInstant || !!kept || !calm.matches;
    this.isRunning = true;
    run(this, this);
  }
  get latest() { return Math.min(LATEST, this.before.latest, this.after.latest); }
  tick(now) {
    const passed = Math.min(250, now - this.last) * 1000;
    this.last = now;
    if (!this.isPlaying) return;
    this.time = Math.min(this.latest, this.time + passed * this.speed);
    if (byId('loop').checked && this.time >= this.lanes.end) this.time = this.lanes.start;
    if (this.time === this.latest) this.playing = false;
  }
  set playing(isPlaying) {
    this.isPlaying = isPlaying;
    showPlaying(isPlaying);
    this.remember();
  }
  stop(time) {
    this.time = Math.max(0, Math.min(this.latest, time));
    this.drawn = null;
    this.playing = false;
  }
  draw() {
    if (this.drawn === this.time) return;
    this.drawn = this.time;
    if (this.lanes.follow(this.time)) this.redraw();
    const [old, now] = this.versions.map(version => version.draw(this.time));
    const verdict = byId('verdict');
    verdict.classList.toggle('differs', old !== now);
    const words = old === now ? 'same item' : 'different items';
    if (verdict.textContent !== words) verdict.textContent = words;
    byId('time').textContent = clock(this.time);
    this.playhead();
  }
  playhead() {
    drawPlayhead(this.lanes, this.time);
    const items = this.versions.map(version => version.part('item').textContent);
    byId('scrub').setAttribute('aria-valuetext', `${clock(this.time)}, before ${items[0]}, after ${items[1]}`);
  }
  redraw() {
    this.lanes.namesAreInside = getComputedStyle(byId('lane-names')).display === 'none';
    this.lanes.draw();
    this.lanes.scrub();
    this.drawn = null;
  }
  // Both are drawn in the same scale, so that sizes can be compared.
  resize() {
    const sizes = this.versions.map(version => version.size);
    const room = Math.min(...this.versions.map(version => version.element.clientWidth)) - 24;
    const height = Math.max(...sizes.map(size => size.height));
    const most = matchMedia('(max-width: 600px)').matches ? 0.28 : 0.42;
    const fitting = Math.min(room / Math.max(...sizes.map(size => size.width)), Math.max(120, innerHeight * most) / height, 1.6);
    this.scale = byId('size').value === 'own' ? 1 : fitting;
    for (const version of this.versions) version.scale(this.scale, room);
  }
  // A scenario by its place in the list of both versions' scenarios, or null.
  choose(place) {
    this.scenario = place;
    const pair = this.change.scenarios[place] ?? {before: null, after: null};
    const isPlayed = place !== null;
    let longest = 0;
    for (const [version, own] of [[this.before, pair.before], [this.after, pair.after]]) {
      version.play(own);
      version.element.classList.toggle('absent', isPlayed && own === null);
      version.part('missing-scenario').hidden = !isPlayed || own !== null;
      longest = Math.max(longest, version.scenario?.duration ?? 0);
    }
    this.lanes.show(longest ? Math.max(SECOND, longest) : undefined);
    byId('scenario').value = place ?? '';
    this.resize();
    this.redraw();
  }
  // Where something in the list of differences leads.
  follow({time, scenario, item}) {
    const place = this.change.scenarios.findIndex(({name}) => name === scenario);
    if ((place < 0 ? null : place) !== this.scenario) this.choose(place < 0 ? null : place);
    if (item === undefined) return this.reveal(+time);
    const version = this.after.banner.items.some(({id}) => id === item) ? this.after : this.before;
    const first = version.timeline.summary(3600 * SECOND).items.find(row => row.item === item)?.first;
    this.found(first == null ? 'not shown in 1 hour' : '');
    if (first != null) this.reveal(Math.round(first * SECOND));
  }
  reveal(time) {
    this.stop(time);
    byId('stages').scrollIntoView({block: 'nearest'});
  }
  found(words) { byId('found').textContent = words; }
  step(direction) {
    const time = direction > 0 ? nextDifference(this.before, this.after, this.time, this.latest)
      : previousDifference(this.before, this.after, this.time);
    this.found(time === null ? `no ${direction > 0 ? 'later' : 'earlier'} difference found` : '');
    if (time !== null) this.stop(time);
  }

  connect() {
    connectClock(this, this);
    click('to-start', () => this.stop(0));
    // Versions of one size show the same part of it.
    const panes = this.versions.map(version => version.part('pane'));
    panes.forEach((pane, index) => pane.addEventListener('scroll', () => {
      const other = panes[1 - index];
      if (other.scrollWidth === pane.scrollWidth) other.scrollLeft = pane.scrollLeft;
    }));
    const list = byId('scenario');
    list.append(...this.change.scenarios.map(({name, before, after}, index) =>
      make('option', {value: index, text: name + (before === null ? ' (new)' : after === null ? ' (gone)' : '')})));
    list.closest('label').hidden = !this.change.scenarios.length;
    list.addEventListener('change', () => {
      this.choose(list.value === '' ? null : +list.value);
      this.time = 0;
      this.playing = !calm.matches;
    });
    byId('differences').addEventListener('click', event => {
      const button = event.target.closest('.moment');
      if (button) this.follow(button.dataset);
    });
    addEventListener('hashchange', () => this.restore());
  }

  // The address holds what one looks at.
  restore() {
    const said = readAddress();
    const place = said.get('scenario');
    if (this.change.scenarios[place]) this.choose(+place);
    const speed = byId('speed');
    speed.value = [...speed.options].some(option => option.value === said.get('speed')) ? said.get('speed') : '1';
    this.speed = +speed.value;
    byId('loop').checked = said.get('loop') === '1';
    byId('size').value = said.get('size') === 'own' ? 'own' : 'fit';
    this.resize();
    const time = Number(said.get('t'));
    if (said.has('t') && Number.isFinite(time) && time >= 0) this.stop(Math.round(time * SECOND));
    return said.has('t');
  }
  // What the page goes on with when it is written again; a scenario by its name, because there may be others.
  get kept() {
    const {time, isPlaying, lanes: {start, span}} = this;
    const [speed, loop, size] = [byId('speed').value, byId('loop').checked, byId('size').value];
    return {kept: {time, isPlaying, start, span, speed, loop, size, scenario: this.change.scenarios[this.scenario]?.name}};
  }
  goOn(kept) {
    const place = this.change.scenarios.findIndex(({name}) => name === kept.scenario);
    this.choose(place < 0 ? null : place);
    this.lanes.see(kept);
    byId('speed').value = kept.speed;
    this.speed = +kept.speed;
    byId('loop').checked = kept.loop;
    byId('size').value = kept.size;
    this.resize();
    this.stop(kept.time);
    this.playing = kept.isPlaying;
    keep(null);
  }
  remember() {
    if (!this.isRunning || this.isPlaying) return;
    writeAddress({t: this.time / SECOND || '0', speed: this.speed === 1 ? '' : this.speed, loop: byId('loop').checked ? 1 : '',
      size: byId('size').value === 'own' ? 'own' : '', scenario: this.scenario === null ? '' : String(this.scenario), theme: readAddress().get('theme')});
  }
}

// The page of a change: two versions with one clock, and their differences.
import {byId, data, say} from './document.js';
import {make} from '../Element/dom.js';
import {loadEngine, spreadViews} from './engine.js';
import {begin} from './begin.js';
import {readAddress, writeAddress} from './address.js';
import {colorOf} from '../Element/cards.js';
import {drawDates, findDifference, PairLanes} from './changes.js';
import {Clock, transport} from './transport.js';
import {LATEST, SECOND} from './constants.js';
import {clock, labelOf} from './words.js';
import {momentOf} from './calendar.js';
import {stageIn} from './drawn.js';

// A version of a change: banner, timeline and stage. The clock is shared.
class Version {
  constructor(engine, banner, element) {
    Object.assign(this, {engine, banner, element});
    this.ground = element.querySelector('.ground');
    this.stage = stageIn(element);
    // The start of playback without a scenario.
    this.start = momentOf(banner.calendar, banner.start ?? null);
    this.play(null);
  }
  part(name) { return this.element.querySelector('.' + name); }
  // Plays a scenario of this version by index; null plays without inputs.
  play(place) {
    const {banner} = this;
    const scenario = this.scenario = place === null ? null : banner.scenarios[place];
    const view = scenario ? scenario.view : 0;
    if (view !== this.view) {
      this.timeline?.close();
      this.timeline = this.engine.open(banner.views[view].numbers, banner.items);
      this.see(view);
    }
    this.timeline.playFrom(scenario ? momentOf(scenario.calendar) : this.start);
    this.timeline.playFor(banner.reducesMotion || scenario?.reducesMotion, scenario?.seed ?? 0);
    this.inputs = scenario ? scenario.inputs : [];
    this.timeline.play(this.inputs);
  }
  see(view) {
    const {banner} = this;
    this.view = view;
    Object.assign(banner, banner.views[view]);
    this.stage.show(banner);
  }
  get size() { return {width: this.banner.viewport.width, height: this.banner.wholeHeight}; }
  // At its own size, a banner can be wider than its pane, which then scrolls and is focusable.
  scale(scale, room) {
    const {width, height} = this.size;
    const pane = this.part('pane');
    const isWide = width * scale > room + 1;
    pane.classList.toggle('wide', isWide);
    if (isWide) pane.tabIndex = 0; else pane.removeAttribute('tabindex');
    this.ground.style.width = Math.floor(width * scale) + 'px';
    this.ground.style.height = Math.floor(height * scale) + 'px';
    this.part('scaled').style.transform = `scale(${scale})`;
  }
  // Draws a frame; returns the id of the current item, or null.
  draw(time) {
    const frame = this.timeline.frame(time);
    this.stage.drawFrame(frame);
    const item = frame.count ? this.banner.items[frame.itemOf(frame.page * frame.group)] : null;
    say(this.part('item'), item ? labelOf(item) : 'nothing is on');
    say(this.part('page'), item ? `${frame.page + 1} of ${frame.count}` : '');
    return item && item.id;
  }
}

class Comparison extends Clock {
  constructor(engine, change) {
    super();
    Object.assign(this, {change, scenario: null});
    // An item has the same color in both versions, even if its position differs.
    const items = [...change.before.items, ...change.after.items];
    const places = new Map([...new Set(items.map(({id}) => id))].map((id, place) => [id, place]));
    for (const item of items) item.color = colorOf(item, places.get(item.id));
    for (const button of document.querySelectorAll('[data-item]')) {
      const {item: id} = button.dataset;
      const {title} = items.findLast(item => item.id === id) ?? {};
      if (!title) continue;
      Object.assign(button, {textContent: title, dir: 'auto'});
      button.after(' ', make('code', {class: 'quiet'}, id));
    }
    this.before = new Version(engine, change.before, byId('before'));
    this.after = new Version(engine, change.after, byId('after'));
    this.versions = [this.before, this.after];
    this.lanes = new PairLanes(byId('lanes'), this.before, this.after);
    this.connect();
    this.resize();
    new ResizeObserver(() => this.resize()).observe(byId('stages'));
  }
  begin() {
    const isAtInstant = this.restore();
    this.redraw();
    if (!isAtInstant) this.playAtFirst();
    this.isRunning = true;
    this.run();
  }
  // The clock's controls are shared with a banner's page.
  get player() { return this; }
  get latest() { return Math.min(LATEST, this.before.timeline.latest, this.after.timeline.latest); }
  changed() {
    this.drawn = null;
    this.showPlaying();
    this.remember();
  }
  draw() {
    if (this.drawn === this.time) return;
    this.drawn = this.time;
    if (this.lanes.follow(this.time)) this.redraw();
    const [old, now] = this.versions.map(version => version.draw(this.time));
    const verdict = byId('verdict');
    verdict.classList.toggle('differs', old !== now);
    say(verdict, old === now ? 'same card' : 'different cards');
    byId('time').textContent = clock(this.time);
    this.movePlayhead();
    const items = this.versions.map(version => version.part('item').textContent);
    byId('scrub').ariaValueText = `${clock(this.time)}, before ${items[0]}, after ${items[1]}`;
  }
  redraw() {
    this.lanes.draw();
    this.fitScrub();
    byId('dates').hidden = !this.versions.some(({banner}) => banner.hasOccasions);
    if (!byId('dates').hidden) drawDates(byId('dates-lane'), byId('date-names'), this.versions);
  }
  // Both versions have the same scale, so that sizes are comparable.
  resize() {
    const [width, height] = ['width', 'height'].map(name => Math.max(...this.versions.map(({size}) => size[name])));
    const stages = byId('stages');
    // Side by side or one above the other, whichever is larger.
    const [beside, above] = [false, true].map(isStacked => {
      stages.classList.toggle('stacked', isStacked);
      const pane = this.before.part('pane');
      return [pane.clientWidth, Math.min(pane.clientWidth / width, pane.clientHeight / height)];
    });
    stages.classList.toggle('stacked', above[1] > beside[1]);
    const [room, fitting] = above[1] > beside[1] ? above : beside;
    this.scale = byId('size').value === 'own' ? 1 : fitting;
    for (const version of this.versions) version.scale(this.scale, room);
  }
  // Plays a scenario by its index in both versions' list; null plays none.
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
    this.lanes.see(longest ? Math.max(SECOND, longest) : undefined);
    byId('scenario').value = place ?? '';
    this.resize();
    this.redraw();
  }
  placeOf(scenario) {
    const place = this.change.scenarios.findIndex(({name}) => name === scenario);
    return place < 0 ? null : place;
  }
  // Seeks to the target of an entry in the list of differences.
  follow({time, scenario, item}) {
    const place = this.placeOf(scenario);
    if (place !== this.scenario) this.choose(place);
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
    const time = findDifference(this.before, this.after, this.time, direction, this.latest);
    this.found(time === null ? `no ${direction > 0 ? 'later' : 'earlier'} difference found` : '');
    if (time !== null) this.stop(time);
  }

  connect() {
    this.connectClock();
    // Panes of the same size scroll together.
    const panes = this.versions.map(version => version.part('pane'));
    panes.forEach((pane, index) => pane.addEventListener('scroll', () => {
      const other = panes[1 - index];
      if (other.scrollWidth === pane.scrollWidth) other.scrollLeft = pane.scrollLeft;
    }));
    this.listScenarios(this.change.scenarios.map(({name, before, after}) => name + (before === null ? ' (new)' : after === null ? ' (removed)' : '')), place => {
      this.choose(place);
      this.time = 0;
    });
    byId('differences').addEventListener('click', event => {
      const button = event.target.closest('.moment');
      if (button) this.follow(button.dataset);
    });
    addEventListener('hashchange', () => this.restore());
  }

  // The view is in the URL.
  restore() {
    const said = readAddress();
    const place = said.get('scenario');
    if (this.change.scenarios[place]) this.choose(+place);
    this.restoreLooks(said);
    return this.stopAt(said);
  }
  remember() {
    if (!this.isRunning || this.isPlaying) return;
    writeAddress({t: this.time / SECOND || '0', ...this.looks(), scenario: this.scenario?.toString(), theme: readAddress().get('theme')});
  }
}
Object.assign(Comparison.prototype, transport);

begin(async () => {
  const change = data('change');
  for (const banner of [change.before, change.after]) spreadViews(banner);
  const comparison = new Comparison(await loadEngine(), change);
  comparison.begin();
  window.bannerkit = {comparison, player: comparison, ready: true};
});

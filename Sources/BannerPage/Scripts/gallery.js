// The gallery: thousands of banners; only those on screen exist, run and are drawn.
import {byId, calm, data, make} from './document.js';
import {readAddress, writeAddress} from './address.js';
import {Calendar, readLocal} from './calendar.js';
import {SEVERITIES} from './constants.js';
import {labelOf} from './card.js';
import {loadEngine} from './engine.js';
import {Stage, wholeHeight} from './stage.js';
import {keepTheme} from './theme.js';
import {number} from './time.js';
import {follow} from './watch.js';

// What the address remembers.
const FIELDS = ['search', 'filter', 'style', 'at', 'order'];
const CARD = {width: 272, gap: 20, picture: 176, height: 264};

class Gallery {
  constructor(banners, engine) {
    Object.assign(this, {banners, engine});
    this.grid = byId('grid');
    this.open = new Map();
    this.started = performance.now();
    banners.forEach((banner, index) => {
      banner.index = index;
      const words = (banner.data?.items || []).map(labelOf);
      if (banner.calendar) banner.calendar = new Calendar(banner.calendar);
      banner.search = [banner.name, banner.path, ...words].join('\n').toLowerCase();
    });
    const calendars = banners.map(banner => banner.calendar).filter(Boolean);
    byId('at-label').hidden = !calendars.length;
    if (calendars.length) {
      byId('at').min = calendars.map(calendar => calendar.local(calendar.from)).sort()[0];
      byId('at').max = calendars.map(calendar => calendar.local(calendar.to - 1)).sort().pop();
    }
    this.pausedAt = null;
    this.scrolled = -Infinity;
    const styles = [...new Set(banners.map(banner => banner.style).filter(Boolean))].sort();
    byId('style').append(...styles.map(style => make('option', {value: style, text: style})));
    const said = readAddress();
    for (const id of FIELDS) {
      if (said.get(id)) byId(id).value = said.get(id);
      // A list has no such entry.
      if (byId(id).value !== (said.get(id) || '')) byId(id).value = '';
      byId(id).addEventListener('input', () => this.choose());
    }
    addEventListener('scroll', () => {
      this.scrolled = performance.now();
      this.place();
    }, {passive: true});
    byId('motion').addEventListener('click', () => this.pause(this.pausedAt === null));
    this.pause(calm.matches);
    byId('reset').addEventListener('click', () => {
      for (const id of ['search', 'filter', 'style', 'at']) byId(id).value = '';
      this.choose();
      byId('search').focus();
    });
    new ResizeObserver(() => this.layout()).observe(this.grid);
    this.choose();
    const frame = now => {
      // What scrolls need not move as well.
      if (this.pausedAt === null && now - this.scrolled > 120) this.tick();
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }
  // The time that the banners have been playing for, in microseconds.
  get time() { return Math.max(0, (this.pausedAt ?? performance.now()) - this.started) * 1000; }
  pause(isPaused) {
    const now = performance.now();
    if (isPaused) this.pausedAt = now;
    else if (this.pausedAt !== null) {
      this.started += now - this.pausedAt;
      this.pausedAt = null;
    }
    byId('motion').textContent = isPaused ? 'Play' : 'Pause';
  }
  choose() {
    const words = byId('search').value.toLowerCase().split(/\s+/).filter(Boolean);
    const [filter, style, order] = ['filter', 'style', 'order'].map(id => byId(id).value);
    const found = banner => banner.found.reduce((sum, count) => sum + count, 0);
    const fits = {'': () => true, error: b => b.found[0] > 0, found: b => found(b) > 0, clean: b => found(b) === 0,
      timer: b => b.data?.hasTimer}[filter];
    // Each banner is asked for that time on its own clock; what its calendar does not reach is not known.
    this.at = byId('at').value;
    const isOn = banner => {
      const moment = this.moment(banner);
      return !moment || !moment.calendar.has(moment.start) || moment.calendar.set(moment.start).length > 0;
    };
    this.shown = this.banners.filter(banner => isOn(banner) && words.every(word => banner.search.includes(word)) && fits(banner) &&
      (!style || banner.style === style));
    const collator = new Intl.Collator();
    const orders = {
      name: (a, b) => collator.compare(a.name, b.name),
      period: (a, b) => (a.period ?? Infinity) - (b.period ?? Infinity) || 0,
      items: (a, b) => (b.data?.count ?? 0) - (a.data?.count ?? 0),
      found: (a, b) => b.found[0] - a.found[0] || found(b) - found(a),
    };
    if (orders[order]) this.shown.sort((a, b) => orders[order](a, b) || a.index - b.index);
    byId('count').textContent = this.shown.length === this.banners.length
      ? `${number(this.banners.length)} banners`
      : `${number(this.shown.length)} of ${number(this.banners.length)} banners`;
    byId('none').hidden = this.shown.length > 0;
    writeAddress({...Object.fromEntries(FIELDS.map(id => [id, byId(id).value])), theme: readAddress().get('theme')});
    byId('reset').hidden = !words.length && !filter && !style && !this.at;
    this.layout();
  }
  // From when a banner plays; null with every item.
  moment({calendar}) { return this.at && calendar ? {calendar, start: calendar.instant(readLocal(this.at))} : null; }
  // How many of its items are on.
  onWords(banner) {
    const moment = this.moment(banner);
    if (!moment) return [];
    return [moment.calendar.has(moment.start) ? `${moment.calendar.set(moment.start).length} on` : 'not known then'];
  }
  layout() {
    const width = this.grid.clientWidth;
    this.columns = Math.max(1, Math.floor((width + CARD.gap) / (CARD.width + CARD.gap)));
    this.cardWidth = (width - (this.columns - 1) * CARD.gap) / this.columns;
    this.grid.style.height = Math.ceil(this.shown.length / this.columns) * (CARD.height + CARD.gap) + 'px';
    for (const card of this.open.values()) this.shut(card);
    this.open.clear();
    this.place();
  }
  place() {
    const top = -this.grid.getBoundingClientRect().top;
    const row = CARD.height + CARD.gap;
    const first = Math.max(0, Math.floor((top - row) / row)) * this.columns;
    const end = Math.min(this.shown.length, (Math.ceil((top + innerHeight + row) / row)) * this.columns);
    for (const [index, card] of this.open) {
      // The tile with the keyboard stays, or the keyboard would be nowhere.
      if (index >= first && index < end || card.element.contains(document.activeElement)) continue;
      this.shut(card);
      this.open.delete(index);
    }
    for (let index = end - 1; index >= first; index--) if (!this.open.has(index)) this.open.set(index, this.show(index));
  }
  show(index) {
    const banner = this.shown[index];
    const picture = make('div', {class: 'picture' + (banner.dark ? ' dark' : '')});
    const found = SEVERITIES.map((name, level) => banner.found[level] ? make('span', {class: 'badge ' + name,
      text: `${banner.found[level]} ${name}${banner.found[level] > 1 && level < 2 ? 's' : ''}`}) : null).filter(Boolean);
    const facts = banner.data ? [`${banner.data.count} ${banner.data.count === 1 ? 'item' : 'items'}`, ...this.onWords(banner),
      banner.period ? `every ${banner.period}s` : 'rests', banner.style] : ['not a banner yet'];
    const element = make('li', {class: 'tile', 'aria-setsize': this.shown.length, 'aria-posinset': index + 1},
      make('a', {href: banner.page}, picture, make('span', {class: 'about'},
        make('span', {class: 'name', dir: 'auto', text: banner.name}),
        make('span', {class: 'path', text: banner.path}),
        make('span', {class: 'facts', text: facts.join(' · ')}), make('span', {class: 'found'}, ...found))));
    const [column, row] = [index % this.columns, Math.floor(index / this.columns)];
    element.style.width = this.cardWidth + 'px';
    element.style.transform = `translate(${column * (this.cardWidth + CARD.gap)}px, ${row * (CARD.height + CARD.gap)}px)`;
    // In order, because the keyboard goes from one to the next.
    let after = null;
    for (const [other, card] of this.open) if (other > index && (after === null || other < after)) after = other;
    this.grid.insertBefore(element, after === null ? null : this.open.get(after).element);
    const card = {element};
    if (banner.data) this.fill(card, banner, picture);
    return card;
  }
  fill(card, banner, picture) {
    const data = banner.data;
    const scaled = make('div', {class: 'scaled', 'aria-hidden': 'true', inert: true});
    const [cards, strip, controls] = [make('div', {class: 'cards'}), make('div', {class: 'strip'}), make('div')];
    scaled.append(cards, strip, controls);
    picture.append(scaled);
    Object.assign(data, data.views[0]);
    const {width} = data.viewport;
    const height = wholeHeight(data);
    const scale = Math.min((this.cardWidth - 36) / width, (CARD.picture - 28) / height);
    scaled.style.transform = `translate(${(this.cardWidth - width * scale) / 2}px, ${(CARD.picture - height * scale) / 2}px) scale(${scale})`;
    card.timeline = this.engine.open(data.numbers, []);
    const moment = this.moment(banner);
    if (moment?.calendar.has(moment.start)) card.timeline.playFrom(moment);
    card.stage = new Stage(data, scaled, {cards, strip, controls});
    card.stage.draw(card.timeline.picture(this.time));
    card.runs = data.hasTimer;
  }
  shut(card) {
    card.timeline?.close();
    card.element.remove();
  }
  tick() {
    for (const card of this.open.values()) if (card.runs) card.stage.draw(card.timeline.picture(this.time));
  }
}

async function startGallery() {
  keepTheme(byId('theme'));
  window.bannerkit = {gallery: new Gallery(data('banners'), await loadEngine()), ready: true, since: performance.now()};
}
document.addEventListener('DOMContentLoaded', startGallery);
if (byId('watch')) follow(data('watch'));

// The gallery: a virtualised grid in which only the visible banners have elements, play and are
// drawn.
import {byId, calm, click, data, make} from './document.js';
import {keep, readAddress, writeAddress} from './address.js';
import {Calendar, CLOCK, DATE, readLocal} from './calendar.js';
import {isolated, labelOf, number} from './words.js';
import {loadEngine} from './engine.js';
import {begin} from './begin.js';
import {pictureHeight, TILE, Tile} from './tile.js';

// The filters that are in the URL.
const FIELDS = ['search', 'filter', 'order', 'at'];
// The time after which a scroll has ended, in milliseconds; and the scroll speed in pixels per
// frame above which banners are not drawn.
const [SCROLL_REST, FAST] = [120, 60];
// The height of a heading.
const HEAD = 40;

const isClean = banner => banner.counts.every(count => !count);
const FILTERS = {'': () => true, error: b => b.counts[0] > 0, failing: b => b.counts[1] > 0, found: b => !isClean(b), clean: isClean,
  timer: b => b.data?.hasTimer};
const {compare} = new Intl.Collator();
// First come broken banners, then those without a folder, then folder by folder.
const ORDERS = {
  '': (a, b) => b.isBroken - a.isBroken || !!a.folder - !!b.folder || compare(a.folder, b.folder),
  name: (a, b) => compare(a.name, b.name),
};

class Gallery {
  constructor(banners, engine) {
    // `spare` are hidden tiles for reuse.
    Object.assign(this, {banners, engine, grid: byId('grid'), filters: document.querySelector('.filters'), open: new Map(), spare: [],
      started: performance.now(), pausedAt: null, scrolled: -Infinity});
    this.grid.replaceChildren();
    this.prepare();
    this.restore();
    for (const id of FIELDS) byId(id).addEventListener('input', () => this.choose());
    addEventListener('hashchange', () => {
      this.restore();
      this.choose();
    });
    addEventListener('scroll', () => {
      this.scrolled = performance.now();
      this.grid.classList.add('scrolls');
      this.place();
    }, {passive: true});
    // A phone's browser bars change the height while scrolling, which only adds tiles.
    addEventListener('resize', () => {
      this.sight = innerHeight;
      this.place();
    });
    click('motion', () => this.pause(this.pausedAt === null));
    this.pause(calm.matches);
    click('reset', () => {
      for (const id of ['search', 'filter', 'at']) byId(id).value = '';
      this.choose();
      byId('search').focus();
    });
    const resized = new ResizeObserver(() => this.layout());
    for (const element of [this.grid, document.querySelector('header'), this.filters]) resized.observe(element);
    this.choose();
    // The scroll position is restored by script, because the page is too short before.
    scrollTo(0, history.state?.top || 0);
    requestAnimationFrame(now => this.frame(now));
  }
  // Prepares the search index, and removes the folder that all paths have in common.
  prepare() {
    const {banners} = this;
    const folders = banners.map(({path}) => path.slice(0, path.lastIndexOf('/') + 1));
    let common = folders[0] ?? '';
    while (!folders.every(folder => folder.startsWith(common))) common = common.slice(0, common.slice(0, -1).lastIndexOf('/') + 1);
    banners.forEach((banner, index) => {
      const {name, path, data, calendar, counts} = banner;
      Object.assign(banner, {folder: folders[index].slice(common.length), path: path.slice(common.length), isBroken: counts[0] + counts[1] > 0,
        calendar: calendar && new Calendar(calendar), search: [name, path, ...(data?.items || []).map(labelOf)].join('\n').toLowerCase()});
    });
    // The categories, which have headings if there is more than one.
    for (const banner of banners) banner.group = banner.isBroken ? 'With problems' : banner.folder || 'Banners';
    this.hasGroups = banners.some(({group}) => group !== banners[0].group);
    const calendars = banners.map(({calendar}) => calendar).filter(Boolean);
    byId('at-label').hidden = !calendars.length;
    if (!calendars.length) return;
    byId('at').min = calendars.map(calendar => calendar.local(calendar.from)).sort()[0];
    byId('at').max = calendars.map(calendar => calendar.local(calendar.to - 1)).sort().pop();
  }
  restore() {
    for (const id of FIELDS) {
      const said = readAddress().get(id) || '';
      byId(id).value = said;
      // An unknown option is ignored.
      if (byId(id).value !== said) byId(id).value = '';
    }
  }
  // The playback time of the banners, in microseconds.
  get time() { return Math.max(0, (this.pausedAt ?? performance.now()) - this.started) * 1000; }
  pause(isPaused) {
    const now = performance.now();
    if (!isPaused) this.started += now - (this.pausedAt ?? now);
    this.pausedAt = isPaused ? now : null;
    byId('motion').textContent = isPaused ? 'Play' : 'Pause';
  }
  choose() {
    const words = byId('search').value.toLowerCase().split(/\s+/).filter(Boolean);
    const [filter, order] = ['filter', 'order'].map(id => byId(id).value);
    // The local time of each banner; a banner stays if the time is outside of its calendar.
    this.at = byId('at').value;
    const isOn = banner => {
      const moment = this.at && this.moment(banner);
      return !moment || !moment.calendar.has(moment.start) || moment.calendar.set(moment.start).length > 0;
    };
    this.shown = this.banners.filter(banner => isOn(banner) && words.every(word => banner.search.includes(word)) && FILTERS[filter](banner))
      .sort(ORDERS[order]);
    this.isGrouped = this.hasGroups && !order;
    const [all, some] = [this.banners.length, this.shown.length];
    byId('count').textContent = `${some < all ? number(some) + ' of ' : ''}${number(all)} banners`;
    byId('none').hidden = some > 0;
    this.grid.hidden = !some;
    writeAddress({...Object.fromEntries(FIELDS.map(id => [id, byId(id).value])), theme: readAddress().get('theme')});
    byId('reset').hidden = !words.length && !filter && !this.at;
    this.begin();
  }
  // Shows the filtered banners from the top; the filters stay in place.
  begin() {
    for (const tile of this.open.values()) this.shut(tile);
    this.open.clear();
    this.measure();
    const start = this.top - this.cover - parseFloat(getComputedStyle(this.filters).marginBottom);
    if (scrollY > start) scrollTo(0, start);
    this.place();
    this.fill(Infinity);
  }
  // The start of playback, by default now; null without dates.
  moment({calendar}) { return calendar ? {calendar, start: this.at ? calendar.instant(readLocal(this.at)) : calendar.opening} : null; }
  // What is on, and what is next.
  nextWords(banner) {
    const {calendar, start} = this.moment(banner) ?? {};
    if (!calendar) return banner.data ? 'always on' : '';
    if (!calendar.has(start)) return 'not known then';
    const set = calendar.set(start);
    const on = `${set.length || 'nothing'} on`;
    const [at, place] = calendar.changes.find(([at]) => at > start) ?? [];
    if (!at) return on;
    const isEnd = set.includes(place);
    // An end at midnight is on the day before.
    const when = at - start < 86400 ? calendar.said(at, CLOCK) : calendar.said(at - isEnd, DATE);
    return `${on} · ${isolated(labelOf(banner.data.items[place]))} ${isEnd ? 'ends' : 'begins'} ${when} ${calendar.zone}`;
  }
  // Measures the layout once, because measuring while scrolling forces a reflow.
  measure() {
    const width = this.grid.clientWidth;
    this.columns = Math.max(1, Math.floor((width + TILE.gap) / (TILE.width + TILE.gap)));
    this.tileWidth = (width - (this.columns - 1) * TILE.gap) / this.columns;
    this.row = pictureHeight(this.tileWidth) + TILE.words + TILE.gap;
    this.grid.style.height = this.arrange() + 'px';
    this.top = this.grid.getBoundingClientRect().top + scrollY;
    // On a phone, the filters scroll away.
    this.cover = getComputedStyle(this.filters).position === 'sticky' ? this.filters.offsetHeight : 0;
    this.sight = innerHeight;
  }
  // Computes the position of each tile; returns the total height.
  arrange() {
    for (const head of this.grid.querySelectorAll('.folder')) head.remove();
    let [y, column, group] = [0, 0, ''];
    this.spots = this.shown.map((banner, index) => {
      const isFirst = this.isGrouped && banner.group !== group;
      if (column === this.columns || isFirst) [y, column] = [column ? y + this.row : y, 0];
      if (isFirst) {
        ({group} = banner);
        const count = make('span', {class: 'quiet', text: number(this.shown.filter(banner => banner.group === group).length)});
        const head = make('li', {class: 'folder'}, make('h2', {}, make('bdi', {text: group}), ' ', count));
        head.order = index - 0.5;
        head.style.transform = `translateY(${y}px)`;
        this.insert(head);
        y += HEAD;
      }
      return {width: this.tileWidth, x: column++ * (this.tileWidth + TILE.gap), y};
    });
    return this.shown.length ? y + this.row : 0;
  }
  // Inserts in DOM order, which keyboard focus follows.
  insert(element) { this.grid.insertBefore(element, [...this.grid.children].find(other => other.order > element.order) ?? null); }
  // Lays out the same banners for another window size; the first visible row stays visible.
  layout() {
    const {top, cover} = this;
    // The distance from the top of the gallery to the visible part.
    const above = scrollY + cover - top;
    if (scrollY !== this.anchor?.scrollY) {
      const index = Math.max(0, this.spots.findIndex(({y}) => y + this.row > above + TILE.gap));
      this.anchor = {index, rest: above - (this.spots[index]?.y ?? 0)};
    }
    this.measure();
    for (const [index, tile] of this.open) tile.move(this.spots[index]);
    if (above > 0) {
      const {index, rest} = this.anchor;
      scrollTo(0, this.top - this.cover + (this.spots[index]?.y ?? 0) + rest);
      this.anchor.scrollY = scrollY;
    }
    this.place();
    this.fill(Infinity);
  }
  // Shows the tiles on screen, and one row before and after.
  place() {
    this.scrollTop = scrollY;
    const top = this.scrollTop - this.top;
    const isNear = ({y}) => y > top - 2 * this.row && y < top + this.sight + this.row;
    const [first, end] = [this.spots.findIndex(isNear), this.spots.findLastIndex(isNear) + 1];
    for (const [index, tile] of this.open) {
      // The focused tile is kept, because removing it would lose focus.
      if (index >= first && index < end || tile.element.contains(document.activeElement)) continue;
      this.shut(tile);
      this.open.delete(index);
    }
    for (let index = end - 1; index >= Math.max(0, first); index--) if (!this.open.has(index)) this.open.set(index, this.show(index));
  }
  show(index) {
    const banner = this.shown[index];
    const tile = this.spare.pop() || new Tile();
    // The folder, unless the heading says it.
    const folder = this.isGrouped && !banner.isBroken ? '' : banner.folder;
    tile.show(banner, [folder, banner.isBroken ? '' : this.nextWords(banner)].filter(Boolean).join(' · '), this.spots[index]);
    Object.assign(tile.element, {ariaSetSize: this.shown.length, ariaPosInSet: index + 1, order: index});
    this.insert(tile.element);
    return tile;
  }
  shut(tile) {
    tile.close();
    this.spare.push(tile);
  }
  // Draws up to `most` waiting tiles, from the top.
  fill(most) {
    const waiting = [...this.open].filter(([, tile]) => tile.waits).sort(([a], [b]) => a - b);
    for (const [, tile] of waiting.slice(0, most)) tile.fill(this.engine, this.moment(tile.banner), this.time);
  }
  // Tiles are not animated while scrolling, nor drawn at high speed.
  frame(now) {
    requestAnimationFrame(now => this.frame(now));
    const isScrolling = now - this.scrolled <= SCROLL_REST;
    if (!(Math.abs(this.scrollTop - this.lastTop) > FAST)) this.fill(isScrolling ? 1 : 4);
    this.lastTop = this.scrollTop;
    if (isScrolling) return;
    if (this.grid.classList.contains('scrolls')) {
      this.grid.classList.remove('scrolls');
      keep({top: scrollY});
    }
    if (this.pausedAt === null) for (const tile of this.open.values()) if (tile.runs) tile.draw(this.time);
  }
}

begin(async () => {
  window.bannerkit = {gallery: new Gallery(data('banners'), await loadEngine()), ready: true, since: performance.now()};
});

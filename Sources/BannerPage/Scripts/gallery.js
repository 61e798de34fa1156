// The gallery: a virtualised grid in which only the visible banners have elements, play and are
// drawn.
import {byId, calm, click, data, make} from './document.js';
import {keep, readAddress, writeAddress} from './address.js';
import {Calendar, readLocal} from './calendar.js';
import {counted, labelOf, number} from './words.js';
import {loadEngine} from './engine.js';
import {begin} from './begin.js';
import {TILE, Tile} from './tile.js';

// The filters that are in the URL.
const FIELDS = ['search', 'filter', 'style', 'at', 'order'];
// The time after which a scroll has ended, in milliseconds; and the scroll speed in pixels per
// frame above which banners are not drawn.
const [SCROLL_REST, FAST] = [120, 60];
// The heights of a row of tiles and of a folder's heading.
const [ROW, HEAD] = [TILE.height + TILE.gap, 40];

const found = banner => banner.found.reduce((sum, count) => sum + count, banner.failing || 0);
const FILTERS = {'': () => true, error: b => b.found[0] > 0, failing: b => !!b.failing, found: b => found(b) > 0, clean: b => found(b) === 0,
  timer: b => b.data?.hasTimer};
const {compare} = new Intl.Collator();
// By path, banners are grouped by folder; those without a folder come first.
const ORDERS = {
  '': (a, b) => (a.folder ? 1 : 0) - (b.folder ? 1 : 0) || compare(a.folder, b.folder),
  name: (a, b) => compare(a.name, b.name),
  period: (a, b) => (a.period ?? Infinity) - (b.period ?? Infinity) || 0,
  items: (a, b) => (b.data?.count ?? 0) - (a.data?.count ?? 0),
  found: (a, b) => b.found[0] - a.found[0] || found(b) - found(a),
};

class Gallery {
  constructor(banners, engine) {
    // `spare` are hidden tiles for reuse.
    Object.assign(this, {banners, engine, grid: byId('grid'), filters: document.querySelector('.filters'), open: new Map(), spare: [],
      started: performance.now(), pausedAt: null, scrolled: -Infinity});
    this.grid.replaceChildren();
    this.prepare();
    for (const [filter, words] of [['error', () => 'errors'], ['failing', number => number === 1 ? 'a failing scenario' : 'failing scenarios']]) {
      const number = banners.filter(FILTERS[filter]).length;
      if (number) byId('counts').append(make('button', {type: 'button', class: 'chip bad', value: filter, text: `${number} with ${words(number)}`, onclick: () => {
        byId('filter').value = byId('filter').value === filter ? '' : filter;
        this.choose();
      }}));
    }
    const styles = [...new Set(banners.map(banner => banner.style).filter(Boolean))].sort();
    byId('style').append(...styles.map(style => make('option', {value: style, text: style})));
    this.restore();
    for (const id of FIELDS) byId(id).addEventListener('input', () => this.choose());
    // On a phone the filters are a scrolling row; focused ones are scrolled into view.
    this.filters.addEventListener('focusin', event => event.target.scrollIntoView({block: 'nearest', inline: 'nearest'}));
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
      for (const id of ['search', 'filter', 'style', 'at']) byId(id).value = '';
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
    byId('below').textContent = common.split('/').slice(-2).join('/');
    banners.forEach((banner, index) => {
      const {name, path, data, calendar} = banner;
      Object.assign(banner, {folder: folders[index].slice(common.length), path: path.slice(folders[index].length),
        calendar: calendar && new Calendar(calendar), search: [name, path, ...(data?.items || []).map(labelOf)].join('\n').toLowerCase()});
    });
    this.hasFolders = banners.some(({folder}) => folder);
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
    const [filter, style, order] = ['filter', 'style', 'order'].map(id => byId(id).value);
    for (const button of byId('counts').children) button.ariaPressed = button.value === filter;
    // The local time of each banner; a banner stays if the time is outside of its calendar.
    this.at = byId('at').value;
    const isOn = banner => {
      const moment = this.at && this.moment(banner);
      return !moment || !moment.calendar.has(moment.start) || moment.calendar.set(moment.start).length > 0;
    };
    this.shown = this.banners.filter(banner => isOn(banner) && words.every(word => banner.search.includes(word)) && FILTERS[filter](banner) &&
      (!style || banner.style === style)).sort(ORDERS[order]);
    this.isGrouped = this.hasFolders && !order;
    const [all, some] = [this.banners.length, this.shown.length];
    byId('count').textContent = `${some < all ? number(some) + ' of ' : ''}${number(all)} banners`;
    byId('none').hidden = some > 0;
    this.grid.hidden = !some;
    writeAddress({...Object.fromEntries(FIELDS.map(id => [id, byId(id).value])), theme: readAddress().get('theme')});
    byId('reset').hidden = !words.length && !filter && !style && !this.at;
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
  // The number of available items, as text.
  onWords(banner) {
    const {calendar, start} = this.moment(banner) ?? {};
    return calendar ? [calendar.has(start) ? `${calendar.set(start).length || 'nothing'} on` : 'not known then'] : [];
  }
  // Measures the layout once, because measuring while scrolling forces a reflow.
  measure() {
    const width = this.grid.clientWidth;
    this.columns = Math.max(1, Math.floor((width + TILE.gap) / (TILE.width + TILE.gap)));
    this.tileWidth = (width - (this.columns - 1) * TILE.gap) / this.columns;
    this.grid.style.height = this.arrange() + 'px';
    this.top = this.grid.getBoundingClientRect().top + scrollY;
    this.cover = this.filters.offsetHeight;
    this.sight = innerHeight;
  }
  // Computes the position of each tile; returns the total height.
  arrange() {
    for (const head of this.grid.querySelectorAll('.folder')) head.remove();
    let [y, column, folder] = [0, 0, ''];
    this.spots = this.shown.map((banner, index) => {
      if (column === this.columns || this.isGrouped && banner.folder !== folder) [y, column] = [column ? y + ROW : y, 0];
      if (this.isGrouped && banner.folder !== folder) {
        ({folder} = banner);
        const head = make('li', {class: 'folder'}, make('h2', {text: folder, dir: 'auto'}));
        head.order = index - 0.5;
        head.style.transform = `translateY(${y}px)`;
        this.insert(head);
        y += HEAD;
      }
      return {width: this.tileWidth, x: column++ * (this.tileWidth + TILE.gap), y};
    });
    return this.shown.length ? y + ROW : 0;
  }
  // Inserts in DOM order, which keyboard focus follows.
  insert(element) { this.grid.insertBefore(element, [...this.grid.children].find(other => other.order > element.order) ?? null); }
  // Lays out the same banners for another window size; the first visible row stays visible.
  layout() {
    const {columns, top, cover} = this;
    // The distance from the top of the gallery to the visible part.
    const above = scrollY + cover - top;
    if (scrollY !== this.anchor?.scrollY) {
      const index = Math.max(0, this.spots.findIndex(({y}) => y + ROW > above + TILE.gap));
      this.anchor = {index, rest: above - (this.spots[index]?.y ?? 0)};
    }
    this.measure();
    for (const [index, tile] of this.open) tile.move(this.spots[index]);
    if (above > 0 && (columns !== this.columns || top - cover !== this.top - this.cover)) {
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
    const isNear = ({y}) => y > top - 2 * ROW && y < top + this.sight + ROW;
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
    const facts = banner.data ? [counted(banner.data.count, 'item'), ...this.onWords(banner),
      banner.period ? `every ${banner.period}s` : 'rests'] : ['not a banner yet'];
    const tile = this.spare.pop() || new Tile();
    tile.show(banner, this.isGrouped ? banner.path : banner.folder + banner.path, facts, this.spots[index]);
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

// The gallery: a grid of tiles. The banners near the window are drawn and play.
import {byId, click, data} from './document.js';
import {calm, make} from '../Element/dom.js';
import {readAddress, writeAddress} from './address.js';
import {Calendar, CLOCK, DATE, readLocal} from './calendar.js';
import {isolated, labelOf, number} from './words.js';
import {loadEngine} from './engine.js';
import {begin} from './begin.js';
import {Tile} from './tile.js';

// The filters that are in the URL.
const FIELDS = ['search', 'filter', 'order', 'at'];
// The number of banners that begin in a frame, and of the tiles in a block, which fill rows of 1 to 4.
const [MOST, BLOCK] = [4, 12];
// The least width of a tile, the space between two, and the height of the words below a banner.
const [LEAST, GAP, WORDS] = [272, 20, 110];

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
  constructor(banners) {
    Object.assign(this, {banners, grid: byId('grid'), near: new Set(), started: performance.now(), pausedAt: null});
    this.prepare();
    this.restore();
    for (const id of FIELDS) byId(id).addEventListener('input', () => this.chooseAgain());
    addEventListener('hashchange', () => {
      this.restore();
      this.chooseAgain();
    });
    click('motion', () => this.pause(this.pausedAt === null));
    this.pause(calm.matches);
    click('reset', () => {
      for (const id of ['search', 'filter', 'at']) byId(id).value = '';
      this.chooseAgain();
      byId('search').focus();
    });
    this.observer = new IntersectionObserver(entries => {
      for (const {target, isIntersecting} of entries) {
        for (const {tile} of target.firstChild.children) {
          if (isIntersecting && tile.banner.data) this.near.add(tile);
          else if (this.near.delete(tile)) tile.close();
        }
      }
    }, {rootMargin: '50%'});
    // Another width keeps the first banner in sight.
    const isInSight = element => element.getBoundingClientRect().bottom > 100;
    addEventListener('scrollend', () => { this.first = [...[...this.grid.children].find(isInSight)?.firstChild.children ?? []].find(isInSight); });
    new ResizeObserver(([{contentRect: {width}}]) => {
      this.measure(width);
      if (width !== (this.width ?? width)) this.first?.scrollIntoView();
      this.width = width;
      for (const tile of this.near) tile.fit();
    }).observe(this.grid);
    this.measure(this.grid.clientWidth);
    this.choose();
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
    for (const banner of banners) {
      banner.group = banner.isBroken ? 'With problems' : banner.folder || 'Banners';
      banner.tile = new Tile(banner);
    }
    this.hasGroups = banners.some(({group}) => group !== banners[0].group);
    byId('at-label').hidden = !banners.some(({calendar}) => calendar);
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
    const isOther = this.at !== byId('at').value;
    this.at = byId('at').value;
    this.first = null;
    const isOn = banner => {
      const moment = this.at && this.moment(banner);
      return !moment || !moment.calendar.has(moment.start) || moment.calendar.set(moment.start).length > 0;
    };
    this.shown = this.banners.filter(banner => isOn(banner) && words.every(word => banner.search.includes(word)) && FILTERS[filter](banner))
      .sort(ORDERS[order]);
    const [all, some] = [this.banners.length, this.shown.length];
    byId('count').textContent = `${some < all ? number(some) + ' of ' : ''}${number(all)} banners`;
    byId('none').hidden = some > 0;
    this.grid.hidden = !some;
    writeAddress({...Object.fromEntries(FIELDS.map(id => [id, byId(id).value])), theme: readAddress().get('theme')});
    byId('reset').hidden = !words.length && !filter && !this.at;
    const isGrouped = this.hasGroups && !order;
    for (const banner of this.shown) {
      // The folder, unless the heading says it.
      const folder = isGrouped && !banner.isBroken ? '' : banner.folder;
      banner.tile.when.textContent = [folder, banner.isBroken ? '' : this.nextWords(banner)].filter(Boolean).join(' · ');
    }
    const shown = new Set(this.shown);
    for (const tile of this.near) if ((isOther || !shown.has(tile.banner)) && this.near.delete(tile)) tile.close();
    this.observer.disconnect();
    const groups = Map.groupBy(this.shown, ({group}) => isGrouped && group);
    this.grid.replaceChildren(...[...groups].flatMap(([group, banners]) => {
      const count = make('span', {class: 'quiet'}, number(banners.length));
      const heading = make('li', {class: 'folder'}, make('h2', {}, make('bdi', {}, group), ' ', count));
      return [...group ? [heading] : [], ...this.blocks(banners)];
    }));
  }
  // Tiles in blocks. The browser lays out and paints those near the window.
  blocks(banners) {
    return Array.from({length: Math.ceil(banners.length / BLOCK)}, (_, number) => {
      const part = banners.slice(number * BLOCK, (number + 1) * BLOCK);
      const block = make('li', {class: 'block'}, make('ul', {}, ...part.map(({tile}) => tile.element)));
      if (part.length < BLOCK) block.style.setProperty('--count', part.length);
      this.observer.observe(block);
      return block;
    });
  }
  // Sets the columns and the height of a row, so that blocks away from the window have their height.
  measure(width) {
    const columns = Math.max(1, Math.floor((width + GAP) / (LEAST + GAP)));
    const tile = (width - (columns - 1) * GAP) / columns;
    this.grid.style.setProperty('--columns', columns);
    this.grid.style.setProperty('--row', `${Math.round(tile * 0.68) + WORDS + GAP}px`);
  }
  // Shows what now fits from its beginning, with the filters in sight.
  chooseAgain() {
    this.choose();
    scrollTo(0, Math.min(scrollY, document.querySelector('header').offsetHeight));
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
  play(engine) {
    requestAnimationFrame(() => this.play(engine));
    let begun = 0;
    for (const tile of this.near) {
      const {banner} = tile;
      if (tile.timeline ? banner.data.hasTimer && this.pausedAt === null : begun++ < MOST) tile.draw(engine, this.moment(banner), this.time);
    }
  }
}

begin(async () => {
  // The tiles come first, so that the browser can scroll back to them.
  const gallery = new Gallery(data('banners'));
  gallery.play(await loadEngine());
  window.bannerkit = {gallery, ready: true, since: performance.now()};
});

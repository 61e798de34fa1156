// A tile of the gallery. Tiles are reused for other banners, because moving an element is cheaper
// than creating one.
import {make} from './document.js';
import {colorOf} from './cards.js';
import {stageIn} from './drawn.js';
import {showStatus} from './words.js';

// The least width of a tile, the space between two, and the height of the words below a banner.
export const TILE = {width: 272, gap: 20, words: 110};
// The height of the picture, for a width of the tile.
export const pictureHeight = width => Math.round(width * 0.68);

export class Tile {
  constructor() {
    this.picture = make('div');
    this.words = Object.fromEntries(['name', 'status', 'facts', 'when'].map(name => [name, make('span', {class: name})]));
    this.words.name.dir = 'auto';
    this.link = make('a', {}, this.picture, make('span', {class: 'about'}, ...Object.values(this.words)));
    this.element = make('li', {class: 'tile'}, this.link);
    this.scaled = make('div', {class: 'scaled', part: 'region', 'aria-hidden': 'true', inert: true}, make('div', {part: 'window'}), make('div', {part: 'indicator'}),
      make('div', {class: 'controls'}));
    this.picture.append(this.scaled);
    this.stage = stageIn(this.picture);
  }
  // Shows a banner; `when` is what is on, and what is next.
  show(banner, when, place) {
    Object.assign(this, {banner, timeline: null, runs: false});
    const {link, words, picture} = this;
    link.href = banner.page;
    words.name.textContent = banner.name;
    words.name.title = banner.path;
    words.facts.textContent = words.facts.title = banner.reason?.replaceAll('`', '') ?? banner.facts;
    words.when.textContent = when;
    showStatus(words.status, banner.counts);
    this.element.classList.toggle('broken', banner.isBroken);
    picture.className = 'picture' + (banner.dark ? ' dark' : '');
    picture.replaceChildren(...banner.data ? [this.scaled] : []);
    if (banner.data) this.outline(banner.data);
    this.move(place);
  }
  // Positions the tile, and scales its banner to the column.
  move(place) {
    const high = pictureHeight(place.width);
    Object.assign(this.element.style, {width: place.width + 'px', height: high + TILE.words + 'px', transform: `translate(${place.x}px, ${place.y}px)`});
    this.picture.style.height = high + 'px';
    if (!this.banner.data) return;
    const {viewport: {width}, wholeHeight} = this.banner.data;
    const scale = Math.min((place.width - 24) / width, (high - 24) / wholeHeight);
    this.scaled.style.transform = `translate(${(place.width - width * scale) / 2}px, ${(high - wholeHeight * scale) / 2}px) scale(${scale})`;
  }
  // A placeholder with the size of the banner and the color of its first card.
  outline(data) {
    Object.assign(data, data.views[0]);
    this.stage.show(data);
    this.stage.marks.clear();
    this.stage.controls.hidden = true;
    this.stage.ground.style.background = colorOf(data.items[0], 0);
  }
  // Whether the banner is not drawn yet.
  get waits() { return !!this.banner.data && !this.timeline; }
  fill(engine, moment, time) {
    const {data} = this.banner;
    this.stage.ground.style.background = '';
    this.stage.controls.hidden = false;
    this.timeline = engine.open(data.numbers, []);
    if (moment?.calendar.has(moment.start)) this.timeline.playFrom(moment);
    this.draw(time);
    this.runs = data.hasTimer;
  }
  draw(time) { this.stage.drawPicture(this.timeline.picture(time)); }
  close() {
    this.timeline?.close();
    this.timeline = null;
    this.runs = false;
    this.element.remove();
  }
}

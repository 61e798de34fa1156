// A tile of the gallery. Tiles are reused for other banners, because moving an element is cheaper
// than creating one.
import {make} from './document.js';
import {SEVERITIES} from './constants.js';
import {colorOf} from './cards.js';
import {stageIn} from './drawn.js';
import {counted, severities} from './words.js';

export const TILE = {width: 272, gap: 20, picture: 176, height: 264};

export class Tile {
  constructor() {
    this.picture = make('div');
    this.words = Object.fromEntries(['name', 'path', 'facts', 'found'].map(name => [name, make('span', {class: name})]));
    this.words.name.dir = 'auto';
    this.link = make('a', {}, this.picture, make('span', {class: 'about'}, ...Object.values(this.words)));
    this.element = make('li', {class: 'tile'}, this.link);
    this.scaled = make('div', {class: 'scaled', part: 'region', 'aria-hidden': 'true', inert: true}, make('div', {part: 'window'}), make('div', {part: 'indicator'}),
      make('div', {class: 'controls'}));
    this.picture.append(this.scaled);
    this.stage = stageIn(this.picture);
  }
  // Shows a banner; `facts` are joined in one line.
  show(banner, path, facts, place) {
    Object.assign(this, {banner, timeline: null, runs: false});
    const {link, words, picture} = this;
    link.href = banner.page;
    words.name.textContent = banner.name;
    words.path.textContent = path;
    words.facts.textContent = facts.join(' · ');
    const badge = (name, text) => make('span', {class: 'badge ' + name, text});
    words.found.replaceChildren(...SEVERITIES.flatMap((name, level) => banner.found[level] ? [badge(name, severities(banner.found[level], name))] : []),
      ...banner.failing ? [badge('error', counted(banner.failing, 'failing scenario'))] : []);
    this.element.classList.toggle('broken', banner.found[0] > 0 || banner.failing > 0);
    picture.className = 'picture' + (banner.dark ? ' dark' : '');
    picture.replaceChildren(...banner.data ? [this.scaled] : []);
    if (banner.data) this.outline(banner.data);
    this.move(place);
  }
  // Positions the tile, and scales its banner to the column.
  move(place) {
    Object.assign(this.element.style, {width: place.width + 'px', transform: `translate(${place.x}px, ${place.y}px)`});
    if (!this.banner.data) return;
    const {viewport: {width}, wholeHeight} = this.banner.data;
    const scale = Math.min((place.width - 36) / width, (TILE.picture - 28) / wholeHeight);
    this.scaled.style.transform =
      `translate(${(place.width - width * scale) / 2}px, ${(TILE.picture - wholeHeight * scale) / 2}px) scale(${scale})`;
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

// A tile of the gallery: a banner, which exists while it is near the window, and words below it.
import {make} from '../Element/dom.js';
import {stageIn} from './drawn.js';
import {showStatus} from './words.js';

export class Tile {
  constructor(banner) {
    const {name, path, page, counts, dark, data, reason, facts, isBroken} = banner;
    this.banner = banner;
    this.picture = make('div', {class: `picture${dark ? ' dark' : ''}${data ? '' : ' none'}`});
    // What is on, and what is next.
    this.when = make('span', {class: 'when'});
    const status = make('span');
    showStatus(status, counts);
    const text = reason?.replaceAll('`', '') ?? facts;
    this.element = make('li', {class: isBroken ? 'tile broken' : 'tile'}, make('a', {href: page}, this.picture,
      make('span', {class: 'about'}, make('span', {class: 'name', dir: 'auto', title: path}, name), status, make('span', {class: 'facts', title: text}, text), this.when)));
    this.element.tile = this;
  }
  draw(engine, moment, time) {
    if (!this.timeline) this.open(engine, moment);
    this.stage.drawFrame(this.timeline.frame(time));
  }
  open(engine, moment) {
    const {data} = this.banner;
    this.scaled = make('div', {class: 'scaled', part: 'region', 'aria-hidden': 'true', inert: true}, make('div', {part: 'window'}), make('div', {part: 'indicator'}),
      make('div', {class: 'controls'}));
    this.picture.replaceChildren(this.scaled);
    this.stage = stageIn(this.picture);
    Object.assign(data, data.views[0]);
    this.stage.show(data);
    this.timeline = engine.open(data.numbers, []);
    if (moment?.calendar.has(moment.start)) this.timeline.playFrom(moment);
    this.fit();
  }
  // Scales the banner to the column.
  fit() {
    if (!this.timeline) return;
    const {clientWidth, clientHeight} = this.picture;
    const {viewport: {width}, wholeHeight} = this.banner.data;
    const scale = Math.min((clientWidth - 24) / width, (clientHeight - 24) / wholeHeight);
    this.scaled.style.transform = `translate(${(clientWidth - width * scale) / 2}px, ${(clientHeight - wholeHeight * scale) / 2}px) scale(${scale})`;
  }
  close() {
    this.timeline?.close();
    this.timeline = null;
    this.picture.replaceChildren();
  }
}

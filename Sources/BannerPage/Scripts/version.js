// A version of a change: banner, timeline and stage. The clock is shared.
import {momentOf} from './calendar.js';
import {labelOf} from './words.js';
import {say} from './document.js';
import {stageIn} from './drawn.js';

export class Version {
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
    this.timeline.reduceMotion(banner.reducesMotion || scenario?.reducesMotion);
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
    const picture = this.timeline.picture(time);
    const {state} = picture;
    const set = this.timeline.setAt(time);
    const count = set ? set.length : this.banner.count;
    this.stage.drawPicture(picture, count);
    const item = state.phase === 'empty' ? null : this.banner.items[set?.[state.page] ?? state.page];
    say(this.part('item'), item ? labelOf(item) : 'nothing is available');
    say(this.part('page'), item ? `${state.page + 1} of ${count}` : '');
    return item && item.id;
  }
}

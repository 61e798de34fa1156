// The lanes of a change: the items of both versions, and their differences in between.
import {drawItems} from './bands.js';
import {differences, distances} from './changes.js';
import {make} from './document.js';
import {Lanes} from './lanes.js';
import {Pen} from './pen.js';

const RULER = 32;
const GAP = 4;
const [ITEM, GUTTER] = [34, 16];
const HEIGHT = RULER + 2 * (ITEM + GAP) + GUTTER;

export class PairLanes extends Lanes {
  constructor(canvas, before, after) {
    super(canvas, after, after.banner);
    this.versions = [before, after];
    this.both = this.versions.map(version => new Lanes(canvas, version, version.banner, () => this.draw()));
    this.span = this.plain = Math.max(before.banner.span, after.banner.span);
  }
  see(span = this.plain) { Object.assign(this, {start: 0, span}); }
  // Shares of many items take longer than a frame, so they are drawn in steps on an offscreen
  // canvas.
  async draw() {
    this.isOutdated = this.isUnderWay;
    if (this.isUnderWay) return;
    const {canvas, both, start, span, namesAreInside} = this;
    const width = this.width = canvas.clientWidth;
    both.forEach((lanes, index) => {
      Object.assign(lanes, {start, span, width, namesAreInside, scenario: this.versions[index].scenario});
      lanes.look();
    });
    this.isUnderWay = both.some(lanes => lanes.isDense);
    const ground = this.isUnderWay ? make('canvas') : canvas;
    const pen = new Pen(canvas, HEIGHT, ground);
    for (const _ of this.parts(pen)) {
      if (!this.isUnderWay) continue;
      // Browsers defer drawing; reading a pixel forces it for this step.
      pen.on.getImageData(0, 0, 1, 1);
      await new Promise(done => setTimeout(done));
    }
    if (!this.isUnderWay) return;
    Object.assign(canvas, {width: ground.width, height: ground.height});
    canvas.getContext('2d').drawImage(ground, 0, 0);
    this.isUnderWay = false;
    if (this.isOutdated) this.draw();
  }
  *parts(pen) {
    const {both} = this;
    let top = RULER;
    this.ruler(pen, HEIGHT);
    for (const lanes of both) {
      if (lanes.isDense) lanes.shares();
      yield;
    }
    for (const [index, lanes] of both.entries()) {
      lanes.lane(pen, index ? 'After' : 'Before', {top, size: ITEM}, drawItems);
      top += ITEM + GAP;
      lanes.expected(pen, top - GAP - 9);
      yield;
      if (index) continue;
      this.gutter(pen, top);
      top += GUTTER;
      yield;
    }
  }
  // Draws differences: a bar for different items, and a thin one for different transitions.
  gutter(pen, top) {
    const {start, end} = this;
    const middle = top + GUTTER / 2 - GAP / 2;
    const found = this.found = differences(...this.versions, start, end);
    const bar = (from, to, size, alpha) => {
      const [left, right] = [from, to].map(time => this.x(Math.max(start, Math.min(end, time))));
      pen.box('--error', left, middle - size / 2, Math.max(2, right - left), size, alpha);
    };
    if (found) {
      for (const [from, to] of found.movements) bar(from, to, 4, 0.55);
      for (const [from, to] of found.items) bar(from, to, 8, 1);
      return;
    }
    const shares = this.both.map(lanes => lanes.shares());
    const step = (end - start) / shares[0].length;
    distances(...this.versions, shares).forEach((distance, column) => {
      // Differences of equal shares are rounding errors.
      if (distance > 0.002) bar(start + column * step, start + (column + 1) * step, 8, Math.min(1, 0.25 + distance));
    });
  }
}

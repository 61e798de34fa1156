// The lanes of a change: items and timer of each version, between them where they differ, and both indicators.
import {differences, distances} from './changes.js';
import {drawIndicator, drawTimer} from './curves.js';
import {make} from './document.js';
import {Lanes} from './lanes.js';

const RULER = 32;
const GAP = 4;
const [ITEM, TIMER, GUTTER, INDICATOR] = [34, 14, 16, 34];
const HEIGHT = RULER + 2 * (ITEM + TIMER + 2 * GAP) + GUTTER + GAP + INDICATOR;

export class PairLanes extends Lanes {
  constructor(canvas, clock, before, after) {
    super(canvas, after, after.banner);
    Object.assign(this, {clock, versions: [before, after]});
    this.both = this.versions.map(version => new Lanes(canvas, version, version.banner, () => this.draw()));
    this.span = this.plain = Math.max(before.banner.span, after.banner.span);
  }
  see({start = 0, span = this.plain}) { Object.assign(this, {start, span}); }
  zoom(factor) { super.zoom(factor, this.clock.time); }
  // Shares of many items take longer than a frame: they are drawn in parts on another canvas, which is then shown.
  draw() {
    if (this.isUnderWay) {
      this.isOutdated = true;
      return;
    }
    const {canvas, both} = this;
    this.measure();
    const {start, span, width} = this;
    both.forEach((lanes, index) => {
      Object.assign(lanes, {start, span, width, scenario: this.versions[index].scenario});
      lanes.look();
    });
    this.isUnderWay = both.some(lanes => lanes.isDense);
    const ground = this.isUnderWay ? make('canvas') : canvas;
    const {pen, color} = this.begin(HEIGHT, ground);
    const parts = this.parts(pen, color);
    if (!this.isUnderWay) {
      for (const part of parts) part();
      return;
    }
    const go = () => {
      const part = parts.shift();
      if (part) {
        part();
        // Browsers only note what to draw, and would draw all of it when it is shown; reading draws what there is.
        pen.getImageData(0, 0, 1, 1);
        setTimeout(go);
        return;
      }
      this.show(ground);
      this.isUnderWay = false;
      if (this.isOutdated) this.draw();
    };
    this.isOutdated = false;
    go();
  }
  parts(pen, color) {
    const {both} = this;
    let top = RULER;
    const row = (lanes, name, size, ...drawings) => {
      lanes.namesAreInside = this.namesAreInside;
      lanes.lane(pen, name, {top, size, color}, ...drawings);
      top += size + GAP;
    };
    const shares = lanes => () => { if (lanes.isDense) lanes.shares(); };
    const version = index => () => {
      const lanes = both[index];
      lanes.muted = this.muted;
      row(lanes, index ? 'After' : 'Before', ITEM, lanes.drawItems);
      lanes.expected(pen, color, top - GAP - 9);
      row(lanes, null, TIMER, drawTimer);
    };
    const gutter = () => {
      this.gutter(pen, top, color);
      top += GUTTER;
    };
    const indicators = () => {
      const place = {top: top + 3, size: INDICATOR - 6};
      row(this, 'Indicators', INDICATOR, () => {
        drawIndicator(pen, both[0], {...place, color: name => color(name === '--accent' ? '--cause-drag' : name)});
        drawIndicator(pen, both[1], {...place, color});
      });
    };
    return [() => this.ruler(pen, color, HEIGHT), shares(both[0]), version(0), shares(both[1]), gutter, version(1), indicators];
  }
  // Where they differ: another item as a bar, another movement to the same item as a thin one.
  gutter(pen, top, color) {
    const {start, end, width} = this.both[1];
    const middle = top + GUTTER / 2 - GAP / 2;
    const found = differences(...this.versions, start, end);
    this.found = found;
    pen.fillStyle = color('--error');
    const bar = ([from, to], size, alpha) => {
      const [left, right] = [from, to].map(time => (Math.max(start, Math.min(end, time)) - start) / (end - start) * width);
      pen.globalAlpha = alpha;
      pen.fillRect(left, middle - size / 2, Math.max(2, right - left), size);
    };
    if (found) {
      for (const stretch of found.movements) bar(stretch, 4, 0.55);
      for (const stretch of found.items) bar(stretch, 8, 1);
    } else {
      const shares = this.both.map(lanes => lanes.shares());
      const step = (end - start) / shares[0].length;
      distances(...this.versions, shares).forEach((distance, column) => {
        // What is left of equal shares is rounding.
        if (distance > 0.002) bar([start + column * step, start + (column + 1) * step], 8, Math.min(1, 0.25 + distance));
      });
    }
    pen.globalAlpha = 1;
  }
}

// The lanes of a change: items and timer of each version, between them where they differ, and both indicators.
import {differences, distances} from './changes.js';
import {drawIndicator, drawTimer} from './curves.js';
import {Lanes} from './lanes.js';

const RULER = 22;
const GAP = 4;
const [ITEM, TIMER, GUTTER, INDICATOR] = [34, 14, 16, 34];
const HEIGHT = RULER + 2 * (ITEM + TIMER + 2 * GAP) + GUTTER + GAP + INDICATOR;

export class PairLanes {
  constructor(canvas, clock, before, after) {
    Object.assign(this, {canvas, clock});
    const lanes = version => new Lanes(canvas, version, version.banner, () => this.draw());
    this.both = [lanes(before), lanes(after)];
    this.versions = [before, after];
    // The ruler, the period and the width are those of the second.
    this.main = this.both[1];
    this.main.span = this.plain = Math.max(before.banner.span, after.banner.span);
  }
  get start() { return this.main.start; }
  get span() { return this.main.span; }
  get end() { return this.main.end; }
  get width() { return this.main.width; }
  show(span = this.plain) { Object.assign(this.main, {start: 0, span}); }
  follow(time) { return this.main.follow(time); }
  zoom(factor) { this.main.zoom(factor, this.clock.time); }
  timeAt(x) { return this.main.timeAt(x); }
  move(by) { this.main.move(by); }
  zoomAt(x, factor) { this.main.zoomAt(x, factor); }
  draw() {
    const {main} = this;
    const {pen, color} = main.begin(HEIGHT);
    main.ruler(pen, color, HEIGHT);
    let top = RULER;
    const row = (lanes, name, size, ...drawings) => {
      lanes.namesAreInside = this.namesAreInside;
      lanes.lane(pen, name, {top, size, color}, ...drawings);
      top += size + GAP;
    };
    this.both.forEach((lanes, index) => {
      const {start, span, width, muted} = main;
      Object.assign(lanes, {start, span, width, muted, scenario: this.versions[index].scenario});
      lanes.look();
      row(lanes, index ? 'After' : 'Before', ITEM, lanes.drawItems);
      lanes.expected(pen, color, top - GAP - 9);
      row(lanes, null, TIMER, drawTimer);
      if (index === 0) {
        this.gutter(pen, top, color);
        top += GUTTER;
      }
    });
    const was = {top, size: INDICATOR - 6, color: name => color(name === '--accent' ? '--cause-drag' : name)};
    row(main, 'Indicators', INDICATOR, () => {
      drawIndicator(pen, this.both[0], {...was, top: was.top + 3});
      drawIndicator(pen, this.both[1], {...was, top: was.top + 3, color});
    });
  }
  // Where they differ: another item as a bar, another movement to the same item as a thin one.
  gutter(pen, top, color) {
    const {start, end, width} = this.main;
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
      const columns = Math.ceil(width / 8);
      const step = (end - start) / columns;
      distances(...this.versions, start, end, columns).forEach((distance, column) => {
        // What is left of equal shares is rounding.
        if (distance > 0.002) bar([start + column * step, start + (column + 1) * step], 8, Math.min(1, 0.25 + distance));
      });
    }
    pen.globalAlpha = 1;
  }
}

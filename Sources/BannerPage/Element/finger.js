// A finger, a mouse or a pen on the cards. A drag starts after a movement of 4 px along the axis.
import {mapping} from './dom.js';

const START = 4;
const RECENT = 80;

export class Finger {
  constructor(host, ground) {
    Object.assign(this, {host, ground, down: null, hold: null, hasDragged: false});
    ground.addEventListener('pointerdown', event => this.begin(event));
    ground.addEventListener('pointermove', event => this.move(event));
    ground.addEventListener('pointerup', event => this.end(event));
    ground.addEventListener('pointercancel', event => { if (event.pointerId === this.down?.id) this.lose(); });
    // A removed card loses the capture too, and the event bubbles to the ground.
    ground.addEventListener('lostpointercapture', event => { if (event.target === ground && event.pointerId === this.down?.id) this.lose(); });
    ground.addEventListener('dragstart', event => event.preventDefault());
  }
  // The scale of recorded drags, which are in points of the recording's first window.
  get scale() { return this.host.recordedScale ?? 1; }
  // The position of a pointer along the axis, in points of the banner.
  along(event) { return this.mapped(event)[this.host.isVertical ? 'y' : 'x']; }
  begin(event) {
    if (event.button || !event.isPrimary || this.down || !this.host.paging.drag) return;
    this.hasDragged = false;
    this.mapped = mapping(this.ground);
    this.down = {id: event.pointerId, place: this.along(event)};
  }
  move(event) {
    if (event.pointerId !== this.down?.id) return;
    const [place, now] = [this.along(event), event.timeStamp];
    if (!this.hold) {
      if (Math.abs(place - this.down.place) < START || !(event.buttons & 1)) return;
      const start = this.host.act('grab');
      // A page cannot grab while a drag of its scenario is in progress.
      if (start == null) return this.lose();
      this.hold = {place, start, by: 0, samples: [[now, place]]};
      this.ground.setPointerCapture(event.pointerId);
      return;
    }
    this.hold.samples.push([now, place]);
    const {scale} = this;
    this.hold.by = +((place - this.hold.place) * scale).toFixed(2);
    this.host.act('move', this.hold.by / scale);
  }
  end(event) {
    if (event.pointerId !== this.down?.id) return;
    if (!this.hold) {
      this.down = null;
      return;
    }
    this.move(event);
    const [now, place] = this.hold.samples.at(-1);
    const [then, before] = this.hold.samples.find(([time]) => now - time <= RECENT);
    this.release(now > then ? Math.round((place - before) / (now - then) * 1000) : 0);
  }
  // Returns the content to its page, because of another input or a cancelled pointer.
  lose() {
    if (this.hold) this.release(this.host.returning());
    this.down = null;
  }
  release(velocity) {
    const {hold, down} = this;
    [this.hold, this.down, this.hasDragged] = [null, null, true];
    this.host.release(hold, Math.trunc(velocity * this.scale) || 0);
    if (this.ground.hasPointerCapture(down.id)) this.ground.releasePointerCapture(down.id);
  }
}

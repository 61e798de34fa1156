// A finger, a mouse or a pen on the cards: a drag begins 4 px along the axis after it came down.
const START = 4;
const RECENT = 80;

export class Finger {
  constructor(host, ground) {
    Object.assign(this, {host, ground, down: null, hold: null, hasDragged: false});
    ground.addEventListener('pointerdown', event => this.begin(event));
    ground.addEventListener('pointermove', event => this.move(event));
    ground.addEventListener('pointerup', event => this.end(event));
    ground.addEventListener('pointercancel', event => { if (event.pointerId === this.down?.id) this.lose(); });
    // Where a finger came down loses it as well, to the cards.
    ground.addEventListener('lostpointercapture', event => { if (event.target === ground && event.pointerId === this.down?.id) this.lose(); });
    ground.addEventListener('dragstart', event => event.preventDefault());
  }
  // What is done is what a recording can say, in the points of its first window.
  get scale() { return this.host.recordedScale ?? 1; }
  // Where a pointer is along the axis, in the banner's points.
  along(event) { return (this.host.isVertical ? event.clientY : event.clientX) / this.host.magnification; }
  begin(event) {
    if (event.button || !event.isPrimary || this.down) return;
    this.hasDragged = false;
    this.down = {id: event.pointerId, place: this.along(event)};
  }
  move(event) {
    if (event.pointerId !== this.down?.id) return;
    const [place, now] = [this.along(event), event.timeStamp];
    if (!this.hold) {
      if (Math.abs(place - this.down.place) < START || !(event.buttons & 1)) return;
      const start = this.host.act('grab');
      // A page does not let go of what another finger of its scenario holds.
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
  // The content goes back to its page: another input came, or the system took the pointer away.
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

// A playback clock, for the player of a banner and the page of a change.
export class Clock {
  constructor() { Object.assign(this, {time: 0, speed: 1, isPlaying: false, last: 0}); }
  // The span to loop, as {start, end}; null plays on.
  loop() { return null; }
  // A frame's timestamp can be earlier than `last`, which inputs update in between.
  tick(now) {
    const passed = Math.min(250, Math.max(0, now - this.last)) * 1000;
    this.last = Math.max(now, this.last);
    if (this.finger) this.time += passed;
    else if (this.isPlaying || this.coasting) this.time += passed * this.speed;
    else return;
    const loop = this.isPlaying && !this.finger && this.loop();
    if (loop && this.time >= loop.end) this.time = loop.start;
    if (this.time < this.latest) return;
    this.time = this.latest;
    if (this.isPlaying) this.playing = false;
  }
  set playing(isPlaying) {
    this.isPlaying = isPlaying;
    this.coasting = false;
    this.changed('play');
  }
  seek(time) {
    if (this.finger) return;
    this.time = Math.max(0, Math.min(this.latest, time));
    this.coasting = false;
    this.changed('time');
  }
  stop(time) {
    this.isPlaying = false;
    this.seek(time);
    this.changed('play');
  }
}

// The element's clock: draws in every frame while something moves, and sleeps otherwise.
const MINUTE = 60000;
// The longest time between frames, in microseconds, for which every event is dispatched; a longer
// one means that the machine slept.
const STRETCH = 600e6;

export const timing = {
  now() { return Math.max(this.frame?.time ?? 0, Math.round((performance.now() - this.origin) * 1000)); },
  // Applies the calendar up to a time.
  changeSets(time) {
    if (time - this.frame.time > STRETCH) this.catchUp(time);
    if (this.calendar) for (const [at, places] of this.calendar.upTo(time)) this.show(places, at);
  },
  show(places, time) {
    this.fetchedAt = null;
    this.session.show(this.numbers, places, time);
    this.hear();
  },
  // Detects that the system clock was set, or continued while the machine slept.
  checkClock() {
    const {calendar} = this;
    if (!calendar) return;
    const [time, second] = [this.now(), Date.now() / 1000];
    if (Math.abs(calendar.zero + time / 1e6 - second) > 2) {
      this.recording.spoil();
      calendar.begin(Math.floor(second), time);
      this.show(calendar.set, time);
    }
    if (calendar.isOutside(second) && !this.isOutside) this.fail('the exported dates end before now');
    this.isOutside = calendar.isOutside(second);
    this.checked = performance.now();
  },
  advance(time) {
    this.changeSets(time);
    this.session.act('advance', time);
  },
  // Draws the current state and schedules the next frame.
  draw() {
    this.stop();
    const time = this.now();
    if (this.calendar && performance.now() - this.checked > MINUTE) this.checkClock();
    this.advance(time);
    this.flush();
    this.paint();
    this.sleep();
  },
  stop() {
    cancelAnimationFrame(this.animation);
    clearTimeout(this.timer);
  },
  sleep() {
    if (this.presence?.isSeen === false) return;
    const {time, until, deadline} = this.frame;
    if (until > time || deadline === time) {
      this.animation = requestAnimationFrame(() => this.draw());
      return;
    }
    const next = Math.min(deadline < 0 ? Infinity : deadline, this.calendar?.next ?? Infinity);
    const wait = Math.min((next - this.now()) / 1000, this.calendar ? MINUTE : 2 ** 31 - 1);
    if (next < Infinity || this.calendar) this.timer = setTimeout(() => this.draw(), Math.max(0, Math.ceil(wait)));
  },
  wake() {
    if (this.presence?.isSeen === false) return;
    this.stop();
    this.animation = requestAnimationFrame(() => this.draw());
  },
  seen(isSeen) {
    if (isSeen) {
      this.checkClock();
      // Without events between catching up and `show`.
      const time = this.now();
      this.catchUp(time);
      this.input('show', undefined, undefined, time);
      this.draw();
    } else {
      this.input('hide');
      this.stop();
    }
  },
  // Advances over a time out of sight or asleep; of several changes only the last event is kept.
  catchUp(end) {
    for (let {time} = this.frame; time < end;) {
      time = Math.min(end, time + STRETCH);
      this.advance(time);
      this.frame = this.session.frame();
      this.hear();
      const changes = this.heard.filter(({kind}) => kind === 'change');
      if (changes.length > 1) this.heard.splice(0, this.heard.indexOf(changes.at(-1)));
    }
    this.flush();
  },
};

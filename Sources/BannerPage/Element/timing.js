// The element's time: it is drawn while something moves, and sleeps until something does.
const MINUTE = 60000;
// The longest time without a frame, in microseconds, of which every event is told; after a longer one the machine slept.
const STRETCH = 600e6;

export const timing = {
  now() { return Math.max(this.frame?.time ?? 0, Math.round((performance.now() - this.origin) * 1000)); },
  // Lets what is on change up to a time.
  changeSets(time) {
    if (time - this.frame.time > STRETCH) this.catchUp(time);
    if (this.calendar) for (const [at, places] of this.calendar.upTo(time)) this.show(places, at);
  },
  show(places, time) {
    this.session.show(this.numbers, places, time);
    this.hear();
  },
  // The clock can have been set, or have gone on while the machine slept.
  checkClock() {
    const {calendar} = this;
    if (!calendar) return;
    const [time, second] = [this.now(), Date.now() / 1000];
    if (Math.abs(calendar.zero + time / 1e6 - second) > 2) {
      this.recording.spoil();
      calendar.begin(Math.floor(second), time);
      this.show(calendar.set, time);
    }
    if (calendar.isOutside(second) && !this.isOutside) this.fail('the dates that were exported do not reach to now');
    this.isOutside = calendar.isOutside(second);
    this.checked = performance.now();
  },
  advance(time) {
    this.changeSets(time);
    this.session.act('advance', time);
  },
  // Draws what is on screen now, and sleeps until something moves.
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
      // Nothing happens between the two.
      const time = this.now();
      this.catchUp(time);
      this.input('show', undefined, undefined, time);
      this.draw();
    } else {
      this.input('hide');
      this.stop();
    }
  },
  // What happened out of sight or asleep: of several changes only one event.
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

// Input of the viewer: drags, keys, clicks, wheels and buttons.
const RATES = {normal: 0.998, fast: 0.99};

export const inputs = {
  // Performs an action of the engine now; returns its time.
  act(name, value, time = this.now()) {
    this.changeSets(time);
    this.session.act(name, time, value);
    this.flush();
    this.wake();
    return time;
  },
  input(name, value, said = {[name]: true}, time) {
    if (!this.isRunning) return;
    this.finger.lose();
    time ??= this.now();
    this.recording.add(time, said);
    this.act(name, value, time);
  },
  choose(page) {
    const place = this.placeOn(page);
    this.input('select', place, {select: this.data.items[place].id});
  },
  // A tap on a card; on the current one if each is a page of its own.
  tap(card) {
    const place = this.session.itemOf(card);
    if (this.frame.isPlain) this.input('tap');
    else this.input('tap', place + 1, {tap: this.data.items[place].id});
  },
  release({start, by}, velocity) {
    const time = this.act('release', velocity / this.recordedScale);
    this.recording.add(start, {drag: {by, over: (time - start) / 1e6, velocity}});
    this.presence.settle();
  },
  key(event) {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const [target] = event.composedPath();
    if (target.closest?.('input, select, textarea, [contenteditable]')) return;
    // A slider has both pairs of arrow keys.
    const key = target.role === 'slider' ? this.sliderKey(event.key) : event.key;
    const action = this.keyAction(key);
    if (!action) return;
    event.preventDefault();
    action();
  },
};

// Shared between the element and pages, which implement `input` and the state.
export const gestures = {
  // The velocity at which released content returns to its page.
  returning() {
    const {decelerationRate, snap} = this.paging;
    if (snap === 'none') return 0;
    const rate = RATES[decelerationRate];
    return Math.trunc(this.moment.away * 1000 * (1 - rate) / rate) * (this.isMirrored ? 1 : -1) || 0;
  },
  press(name) {
    if (name === 'rotation') this.input(this.frame.canResume ? 'resume' : 'pause');
    else if (name === 'next' ? this.frame.canGoOn : this.frame.canGoBack) this.input(name);
  },
  // The keys that lead back and on along the axis.
  arrowKeys() { return this.isVertical ? ['ArrowUp', 'ArrowDown'] : this.isMirrored ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']; },
  // The key along the axis for one across it: up and right lead on, down and left back.
  sliderKey(key) {
    const [back, on] = this.arrowKeys();
    const across = this.isVertical ? {ArrowRight: on, ArrowLeft: back} : {ArrowUp: on, ArrowDown: back};
    return across[key] ?? key;
  },
  // The action of a key; `undefined` for others.
  keyAction(key) {
    const [back, on] = this.arrowKeys();
    const {count} = this.frame;
    return count && {[back]: () => this.input('previous'), [on]: () => this.input('next'), Home: () => this.choose(0),
      End: () => this.choose(count - 1)}[key];
  },
  // Cards that are not live are inert and receive no clicks, so the position selects the card.
  click(event) {
    if (this.finger.hasDragged && event.detail) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const box = event.composedPath().find(node => node.getAttribute?.('part')?.startsWith('card'));
    const {offsetX: x, offsetY: y} = event;
    const cell = box ? null : this.frame.cells.findLast(([, , cellX, cellY, width, height]) =>
      x >= cellX && x < cellX + width && y >= cellY && y < cellY + height);
    if (!box && !cell) return;
    const {count, group, isPlain} = this.frame;
    const card = box ? box.card : cell[1];
    const page = Math.min(Math.floor(card / group), count - 1);
    if ((isPlain || !box) && page !== this.moment.page) this.choose(page);
    if (!box) return;
    this.isTaken = false;
    this.tap(card);
    if (this.isTaken) event.preventDefault();
  },
  wheel(event) {
    if (this.isVertical || event.ctrlKey || Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
    event.preventDefault();
    const [now, way] = [event.timeStamp, event.deltaX * (event.deltaMode === 1 ? 16 : 1) * (this.isMirrored ? -1 : 1)];
    if (!this.gesture || now - this.gesture.last >= 150) this.gesture = {way: 0, isDone: false};
    Object.assign(this.gesture, {way: this.gesture.way + way, last: now});
    if (this.gesture.isDone || Math.abs(this.gesture.way) < 30) return;
    this.gesture.isDone = true;
    this.input(this.gesture.way > 0 ? 'next' : 'previous');
  },
};

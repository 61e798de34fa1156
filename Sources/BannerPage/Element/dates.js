// The items that are available over time: the sets from `bannerkit build`, by their start in
// seconds since 1970.
export class Calendar {
  constructor({sets, until}, items) {
    const places = new Map(items.map(({id}, place) => [id, place]));
    this.sets = sets.map(([second, ids]) => [second, ids.map(id => places.get(id))]);
    this.until = until;
  }
  // Maps a time of the session, in microseconds, to a second; called again when the system clock
  // changes.
  begin(second, time = 0) {
    this.zero = second - Math.floor(time / 1e6);
    this.place = Math.max(0, this.sets.findLastIndex(([from]) => from <= second));
  }
  get set() { return this.sets[this.place][1]; }
  // The start of the next set, in microseconds; infinity if there is none.
  get next() {
    const next = this.sets[this.place + 1];
    return next ? (next[0] - this.zero) * 1e6 : Infinity;
  }
  // Iterates over the sets that start up to a time.
  *upTo(time) {
    while (this.next <= time) {
      const at = this.next;
      this.place++;
      yield [at, this.set];
    }
  }
  isOutside(second) { return second < this.sets[0][0] || second >= this.until; }
}

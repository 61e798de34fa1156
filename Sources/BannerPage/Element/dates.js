// Which items are on when: the sets that `bannerkit build` exported, by the seconds since 1970 from which they hold.
export class Calendar {
  constructor({sets, until}, items) {
    const places = new Map(items.map(({id}, place) => [id, place]));
    this.sets = sets.map(([second, ids]) => [second, ids.map(id => places.get(id))]);
    this.until = until;
  }
  // Lets time 0 be a second; later changes of the clock move it.
  begin(second, time = 0) {
    this.zero = second - Math.floor(time / 1e6);
    this.place = Math.max(0, this.sets.findLastIndex(([from]) => from <= second));
  }
  get set() { return this.sets[this.place][1]; }
  // When the next set comes, in microseconds; infinity for never.
  get next() {
    const next = this.sets[this.place + 1];
    return next ? (next[0] - this.zero) * 1e6 : Infinity;
  }
  // The sets that come up to a time, with theirs.
  *upTo(time) {
    while (this.next <= time) {
      const at = this.next;
      this.place++;
      yield [at, this.set];
    }
  }
  isOutside(second) { return second < this.sets[0][0] || second >= this.until; }
}

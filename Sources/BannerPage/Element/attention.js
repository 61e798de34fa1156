// Presence: a pointer over the banner, keyboard focus in it, and visibility.
export class Presence {
  // Listens for the pointer on a box, and for focus in a node and its shadow root. `host.said` are
  // the last reported values.
  constructor(host, box, node, root) {
    Object.assign(this, {host, node, root, there: {hover: false, focus: false}, isSeen: true, isNear: true});
    const over = is => event => {
      if (event.pointerType !== 'touch') this.tell('hover', is);
    };
    box.addEventListener('pointerenter', over(true));
    box.addEventListener('pointerleave', over(false));
    // Focus moves within a shadow root are not observable outside of it.
    for (const place of root ? [node, root] : [node]) {
      place.addEventListener('focusin', () => this.look());
      place.addEventListener('focusout', ({relatedTarget}) => {
        if (!node.contains(relatedTarget) && !root?.contains(relatedTarget)) queueMicrotask(() => this.look());
      });
    }
  }
  // Listens to page visibility until `signal` aborts, when the node leaves the document.
  listen(signal) {
    // A page in the back/forward cache is not visible either.
    for (const [name, isKept] of [['pagehide', true], ['pageshow', false]]) {
      window.addEventListener(name, () => {
        this.isKept = isKept;
        this.see();
      }, {signal});
    }
    document.addEventListener('visibilitychange', () => this.see(), {signal});
    const observer = new IntersectionObserver(entries => {
      this.isNear = entries.at(-1).isIntersecting;
      this.see();
    });
    observer.observe(this.node);
    signal?.addEventListener('abort', () => {
      observer.disconnect();
      // The next observation, which can be late, decides whether the node is near again.
      this.isNear = false;
      this.see();
    });
    this.see();
  }
  look() {
    const outer = this.node.getRootNode().activeElement;
    const focused = outer === this.node && this.root ? this.root.activeElement : this.node.contains(outer) ? outer : null;
    this.tell('focus', !!focused?.matches(':focus-visible'));
  }
  tell(what, is) {
    this.there[what] = is;
    this.settle();
  }
  // Reports changes; while a finger holds the content, waits until it is released.
  settle() {
    const {there, host} = this;
    if (!host.isRunning || host.finger.hold) return;
    for (const [what, begins, ends] of [['hover', 'hover', 'leave'], ['focus', 'focusIn', 'focusOut']]) {
      const {said} = host;
      const is = there[what] && !host.isAlone;
      if (!said || said[what] === is) continue;
      said[what] = is;
      host.note(is ? begins : ends);
    }
  }
  see() {
    const isSeen = !this.isKept && !document.hidden && this.isNear && this.node.isConnected;
    if (isSeen === this.isSeen) return;
    this.isSeen = isSeen;
    this.host.seen(isSeen);
  }
}

// Who is there: a pointer over the banner, the keyboard in it, and whether it is seen at all.
export class Presence {
  // Listens to the pointer on a box, and to the keyboard in a node and its shadow root; `host.said` is what was said of them so far.
  constructor(host, box, node, root) {
    Object.assign(this, {host, node, root, there: {hover: false, focus: false}, isSeen: true, isNear: true});
    const over = is => event => {
      if (event.pointerType !== 'touch') this.tell('hover', is);
    };
    box.addEventListener('pointerenter', over(true));
    box.addEventListener('pointerleave', over(false));
    // Moves of the keyboard within the shadow root are not heard outside it.
    for (const place of root ? [node, root] : [node]) {
      place.addEventListener('focusin', () => this.look());
      place.addEventListener('focusout', ({relatedTarget}) => {
        if (!node.contains(relatedTarget) && !root?.contains(relatedTarget)) queueMicrotask(() => this.look());
      });
    }
  }
  // Listens to the page, until `signal` is aborted: the node has then left it.
  listen(signal) {
    // A page that its browser keeps for the way back is not seen either.
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
      // Whether it is near is asked again once it is back, which can be told late.
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
  // Says what has changed; under a finger that waits for the release.
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

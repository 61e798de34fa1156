// Who is there: a pointer over the element, the keyboard in it, and whether the element is seen at all.
export class Presence {
  constructor(element, root) {
    Object.assign(this, {element, root, there: {hover: false, focus: false}, said: {hover: false, focus: false}, isSeen: true, isNear: true});
    const over = is => event => {
      if (event.pointerType !== 'touch') this.tell('hover', is);
    };
    element.addEventListener('pointerenter', over(true));
    element.addEventListener('pointerleave', over(false));
    // Moves of the keyboard within the shadow root are not heard outside it.
    for (const place of [element, root]) {
      place.addEventListener('focusin', () => this.look());
      place.addEventListener('focusout', () => queueMicrotask(() => this.look()));
    }
    // A page that its browser keeps for the way back is not seen either.
    for (const [name, isKept] of [['pagehide', true], ['pageshow', false]]) {
      window.addEventListener(name, () => {
        this.isKept = isKept;
        this.see();
      });
    }
    document.addEventListener('visibilitychange', () => this.see());
    new IntersectionObserver(entries => {
      this.isNear = entries.at(-1).isIntersecting;
      this.see();
    }).observe(element);
    this.see();
  }
  look() {
    const outer = this.element.getRootNode().activeElement;
    const focused = outer === this.element ? this.root.activeElement : this.element.contains(outer) ? outer : null;
    this.tell('focus', !!focused?.matches(':focus-visible'));
  }
  tell(what, is) {
    this.there[what] = is;
    this.settle();
  }
  // Says what has changed; under a finger that waits for the release.
  settle() {
    const {there, said, element} = this;
    if (!element.isRunning || element.finger.hold) return;
    for (const [what, begins, ends] of [['hover', 'hover', 'leave'], ['focus', 'focusIn', 'focusOut']]) {
      if (said[what] === there[what]) continue;
      said[what] = there[what];
      element.input(there[what] ? begins : ends);
    }
  }
  see() {
    const isSeen = !this.isKept && !document.hidden && this.isNear && this.element.isConnected;
    if (isSeen === this.isSeen) return;
    this.isSeen = isSeen;
    this.element.seen(isSeen);
  }
}

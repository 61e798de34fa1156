// A wheel or a trackpad on lanes: sideways moves them, a pinch, or Ctrl and the wheel, zooms. Up and down scrolls the page.
export function connectWheel(canvas, lanes, draw) {
  canvas.addEventListener('wheel', event => {
    const along = event.deltaX || (event.shiftKey ? event.deltaY : 0);
    if (!event.ctrlKey && (!along || Math.abs(along) < Math.abs(event.deltaY) && !event.shiftKey)) return;
    event.preventDefault();
    // A wheel counts in lines in some browsers.
    const unit = event.deltaMode === 1 ? 16 : 1;
    if (event.ctrlKey) lanes.zoomAt(event.clientX - canvas.getBoundingClientRect().left, 2 ** (event.deltaY * unit / 100));
    else lanes.move(along * unit);
    draw();
  }, {passive: false});
}

// Sideways over the cards it turns one page for each movement, however long that goes on by itself.
const [TURN, REST] = [40, 160];
export function connectCardWheel(cards, turn) {
  let [moved, last] = [0, -Infinity];
  cards.addEventListener('wheel', event => {
    if (event.ctrlKey || Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
    event.preventDefault();
    if (event.timeStamp - last > REST) moved = 0;
    last = event.timeStamp;
    const before = Math.abs(moved);
    moved += event.deltaX * (event.deltaMode === 1 ? 16 : 1);
    if (before < TURN && Math.abs(moved) >= TURN) turn(Math.sign(moved));
  }, {passive: false});
}

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

// A pointer on lanes: `stop` is given the time that it is at, from when it comes down until it goes.
export function connectScrub(canvas, lanes, stop) {
  let isDown = false;
  const scrub = event => stop(Math.round(lanes.timeAt(event.clientX - canvas.getBoundingClientRect().left)));
  canvas.addEventListener('pointerdown', event => {
    if (event.button) return;
    isDown = true;
    canvas.setPointerCapture(event.pointerId);
    scrub(event);
  });
  canvas.addEventListener('pointermove', event => { if (isDown) scrub(event); });
  for (const end of ['pointerup', 'pointercancel']) canvas.addEventListener(end, () => { isDown = false; });
}

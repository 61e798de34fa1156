// What needs scripts is hidden until they run, and what stands in for it goes.
import {byId} from './document.js';

const NO_ENGINE = 'WebAssembly, which plays banners, is not allowed here, so nothing moves.';
function hasEngine() {
  try {
    return !!new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
  } catch {
    return false;
  }
}

// Returns whether the page can go on; without its engine it stays as it is where no script runs, and says why.
export function wake(needsEngine = true) {
  if (needsEngine && !hasEngine()) {
    const place = document.querySelector('#still > .quiet, #verdict, #count');
    if (place) place.textContent = place.id === 'count' ? `${place.textContent}. ${NO_ENGINE}` : NO_ENGINE;
    return false;
  }
  byId('still')?.remove();
  for (const part of document.querySelectorAll('.live[hidden]')) part.hidden = false;
  return true;
}

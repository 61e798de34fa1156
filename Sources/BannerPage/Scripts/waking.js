// What needs scripts is hidden until they run, and what stands in for it goes.
import {byId} from './document.js';

export function wake() {
  byId('still')?.remove();
  for (const part of document.querySelectorAll('.live[hidden]')) part.hidden = false;
}

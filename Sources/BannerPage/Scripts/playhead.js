// The line over the lanes at the clock's time, with the time on its flag, and the slider that moves it.
import {byId} from './document.js';
import {clock} from './time.js';

let digits, flagWidth;

export function drawPlayhead(lanes, time) {
  const width = lanes.width || 0;
  const place = (time - lanes.start) / lanes.span * width;
  byId('playhead').style.transform = `translateX(${place}px)`;
  byId('playhead').classList.toggle('elsewhere', place < 0 || place > width);
  const flag = byId('flag');
  flag.textContent = clock(time);
  // Its digits are equally wide, so it is measured only when there are more or fewer of them.
  if (digits !== flag.textContent.length) [digits, flagWidth] = [flag.textContent.length, flag.offsetWidth];
  const half = flagWidth / 2;
  flag.style.transform = `translateX(${Math.max(half, Math.min(width - half, place)) - place}px)`;
  byId('scrub').value = time;
}

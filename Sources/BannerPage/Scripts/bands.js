// The lane of items: a band per page, or the share of each item if there are too many changes.
import {SECOND} from './constants.js';
import {labelOf, readsRightToLeft, spoken} from './words.js';
import {colorOf, isBright} from './cards.js';

export const drawItems = (pen, lanes, place) => (lanes.isDense ? drawShares : drawBands)(pen, lanes, place);

// Draws a band per page, and a hatched wedge for each transition.
function drawBands(pen, lanes, {top, size}) {
  const state = lanes.player.timeline.at(lanes.start);
  let page = state.phase === 'empty' ? null : lanes.place(state);
  let [from, cause] = [lanes.start, null];
  const bands = lanes.bands = [];
  const add = to => { if (to > from) bands.push({page, from, to, cause, left: lanes.x(from), right: lanes.x(to), top, size}); };
  for (const event of lanes.events) {
    const to = event.t * SECOND;
    // A change, or the end of all items. Events at the start are part of the state.
    const isNone = event.event === 'items' && event.count === 0;
    if (to <= lanes.start || !isNone && event.event !== 'change') continue;
    add(to);
    [from, page, cause] = [to, isNone ? null : lanes.place(event), isNone ? 'calendar' : event.cause];
  }
  add(lanes.end);
  for (const band of bands) ground(pen, lanes, band);
  for (const {t, duration} of lanes.events.filter(({event}) => event === 'change')) {
    const [left, width] = [lanes.x(t * SECOND), Math.max(2, duration / lanes.span * SECOND * lanes.width)];
    pen.hatch('#fff', 0.6, left, top, width, size, true);
  }
  for (const band of bands) words(pen, lanes, band);
}

function ground(pen, lanes, {page, left, right, top, size}) {
  if (page === null) return pen.hatch('--error', 0.3, left, top, right - left, size);
  pen.box(colorOf(lanes.banner.items[page], page).slice(0, 7), left, top, right - left + 0.5, size);
  // The outline separates a pale band from the lane.
  if (right - left > 4) pen.outline('--outline', 1, left, top, right - left - 1, size - 1);
}

function words(pen, lanes, {page, left, right, from, to, top, size}) {
  const item = page === null ? {title: 'nothing available'} : lanes.banner.items[page] || {};
  const width = right - left;
  if (width <= 26) return;
  const {on} = pen;
  on.save();
  on.beginPath();
  on.rect(left, top, width - 4, size);
  on.clip();
  let room = left + 8;
  const picture = item.image && width > size + 56 ? lanes.picture(item.image) : null;
  if (picture) {
    const side = Math.min(picture.naturalWidth, picture.naturalHeight);
    on.drawImage(picture, (picture.naturalWidth - side) / 2, (picture.naturalHeight - side) / 2, side, side, left, top, size, size);
    room += size;
  }
  const label = labelOf(item) || String(page + 1);
  const isRightToLeft = readsRightToLeft(label);
  on.direction = isRightToLeft ? 'rtl' : 'ltr';
  const color = page === null ? '--muted' : isBright(colorOf(item, page)) ? '#000' : '#fff';
  const write = (text, y) => pen.words(text, isRightToLeft ? right - 10 : room, top + y, isRightToLeft ? 'right' : 'left', color);
  if (size < 50) write(label, size / 2 + 0.5);
  else {
    write(spoken(to - from), 37);
    on.font = on.font.replace('11px', '600 13px');
    write(label, 19);
  }
  on.restore();
}

// Draws columns with the share of each item, computed in closed form.
function drawShares(pen, lanes, {top, size}) {
  const columns = lanes.shares();
  const width = lanes.width / columns.length;
  columns.forEach((shares, index) => {
    let y = top;
    for (let place = 0; place < shares.length; place += 2) {
      const [page, share] = [shares[place], shares[place + 1]];
      pen.box(colorOf(lanes.banner.items[page], page), index * width, y, width + 0.5, share * size + 0.5);
      y += share * size;
    }
  });
  pen.plate('shares', lanes.width - (lanes.namesAreInside ? 44 : 0), top + size / 2);
}

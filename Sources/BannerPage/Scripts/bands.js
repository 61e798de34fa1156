// The lane of items: who is current when, or, if that changes too often to be drawn, how large each one's share is.
import {SECOND} from './constants.js';
import {spoken} from './time.js';
import {labelOf, readsRightToLeft} from './card.js';
import {colorOf, isBright} from './cards.js';

// One band for each page that is current, paler while the content still moves to it.
export function drawBands(pen, lanes, {top, size, color}) {
  const changes = lanes.events.filter(event => event.event === 'change');
  const state = JSON.parse(lanes.player.timeline.state(lanes.start));
  let page = state.phase === 'empty' ? null : lanes.place(state);
  let [from, cause] = [lanes.start, null];
  const bands = lanes.bands = [];
  const add = to => { if (to > from) bands.push({page, from, to, cause, left: lanes.x(from), right: lanes.x(to), top, size}); };
  for (const event of lanes.events) {
    const to = event.t * SECOND;
    // Another item, or none; what happens at the start is in the state.
    const isNone = event.event === 'items' && event.count === 0;
    if (to <= lanes.start || !isNone && event.event !== 'change') continue;
    add(to);
    [from, page, cause] = [to, isNone ? null : lanes.place(event), isNone ? 'calendar' : event.cause];
  }
  add(lanes.end);
  for (const band of bands) ground(pen, lanes, band, color);
  for (const change of changes) {
    const [left, width] = [lanes.x(change.t * SECOND), change.duration / lanes.span * SECOND * lanes.width];
    hatch(pen, left, Math.max(2, width), top, size);
  }
  for (const band of bands) words(pen, lanes, band);
}

// A thin hatched wedge while the content moves.
function hatch(pen, left, width, top, size) {
  pen.save();
  pen.beginPath();
  pen.moveTo(left, top);
  pen.lineTo(left + width, top);
  pen.lineTo(left, top + size);
  pen.clip();
  pen.beginPath();
  pen.strokeStyle = 'rgba(255, 255, 255, .6)';
  for (let y = top; y < top + size + width; y += 4) {
    pen.moveTo(left, y);
    pen.lineTo(left + width, y - width);
  }
  pen.stroke();
  pen.restore();
}

function ground(pen, lanes, {page, left, right, top, size}, color) {
  if (page === null) {
    pen.fillStyle = color('--error');
    pen.globalAlpha = 0.14;
    pen.fillRect(left, top, right - left, size);
    pen.globalAlpha = 1;
    return;
  }
  const item = lanes.banner.items[page] || {};
  pen.fillStyle = colorOf(item, page).slice(0, 7);
  pen.fillRect(left, top, right - left + 0.5, size);
  // The outline separates a pale band from the lane.
  if (right - left <= 4) return;
  pen.strokeStyle = color('--outline');
  pen.strokeRect(left + 0.5, top + 0.5, right - left - 0.5, size - 1);
}

function words(pen, lanes, {page, left, right, from, to, top, size}) {
  const item = page === null ? {title: 'nothing available', color: '#ffffff'} : lanes.banner.items[page] || {};
  const width = right - left;
  if (width <= 26) return;
  pen.save();
  pen.beginPath();
  pen.rect(left, top, width - 4, size);
  pen.clip();
  let room = left + 8;
  const picture = item.image && width > size + 30 ? lanes.picture(item.image) : null;
  if (picture) {
    const side = Math.min(picture.naturalWidth, picture.naturalHeight);
    pen.drawImage(picture, (picture.naturalWidth - side) / 2, (picture.naturalHeight - side) / 2, side, side, left, top, size, size);
    room += size;
  }
  const label = labelOf(item) || String(page + 1);
  const isRightToLeft = readsRightToLeft(label);
  pen.fillStyle = page === null ? lanes.muted : isBright(colorOf(item, page)) ? '#000' : '#fff';
  pen.direction = isRightToLeft ? 'rtl' : 'ltr';
  pen.textAlign = isRightToLeft ? 'right' : 'left';
  const x = isRightToLeft ? right - 10 : room;
  if (size < 50) pen.fillText(label, x, top + size / 2 + 0.5);
  else {
    const {font} = pen;
    pen.font = font.replace('11px', '600 13px');
    pen.fillText(label, x, top + 19);
    pen.font = font;
    pen.fillText(spoken(to - from), x, top + 37);
  }
  pen.restore();
}

// Too many changes for bands: columns, in each the share of every item, from the closed form.
export function drawShares(pen, lanes, {top, size, color}) {
  const columns = lanes.shares();
  const width = lanes.width / columns.length;
  columns.forEach((shares, index) => {
    let y = top;
    for (let place = 0; place < shares.length; place += 2) {
      const [page, share] = [shares[place], shares[place + 1]];
      pen.fillStyle = colorOf(lanes.banner.items[page], page);
      pen.fillRect(index * width, y, width + 0.5, share * size + 0.5);
      y += share * size;
    }
  });
  lanes.plate(pen, 'shares', lanes.width - (lanes.namesAreInside ? 44 : 0), top + size / 2, color);
}

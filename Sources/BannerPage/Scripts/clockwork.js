// What the pages with a clock have in common: its buttons, fields and keys, and when it is drawn. A player is what they move.
import {byId} from './document.js';
import {SECOND} from './constants.js';
import {readTime} from './time.js';
import {connectScrub, connectWheel} from './wheel.js';

const FRAME = SECOND / 60;

export const click = (id, action) => byId(id).addEventListener('click', action);

// Connects the controls to a player; a page has lanes to zoom, a size, and an address that remembers.
export function connectClock(page, player) {
  const turn = () => { player.playing = !player.isPlaying; };
  click('play', turn);
  click('step-back', () => player.step(-1));
  click('step-on', () => player.step(1));
  const zoom = factor => () => {
    page.lanes.zoom(factor);
    page.redraw();
  };
  click('zoom-in', zoom(0.5));
  click('zoom-out', zoom(2));
  byId('speed').addEventListener('change', event => {
    player.speed = +event.target.value;
    page.remember();
  });
  byId('loop').addEventListener('change', () => page.remember());
  byId('size').addEventListener('change', () => {
    page.resize();
    page.remember();
  });
  byId('scrub').addEventListener('input', event => player.stop(+event.target.value));
  byId('go').addEventListener('submit', event => {
    event.preventDefault();
    const time = readTime(byId('go-time').value);
    byId('go-time').setAttribute('aria-invalid', time === null);
    if (time !== null) player.stop(time);
  });
  connectScrub(byId('lanes'), page.lanes, time => player.stop(time));
  connectWheel(byId('lanes'), page.lanes, () => page.redraw());
  // Keys of one character can be switched off; a page has others of its own.
  const keys = {'.': () => player.step(1), ',': () => player.step(-1), '>': () => player.stop(player.time + FRAME), '<': () => player.stop(player.time - FRAME), ' ': turn};
  document.addEventListener('keydown', event => {
    const {target, key} = event;
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || target.closest('input, select, textarea')) return;
    const isFree = byId('shortcuts').checked && !(key === ' ' && target.closest('button, a, summary, [tabindex]:not(#cards)'));
    const action = page.ownKey?.(event) || isFree && keys[key];
    if (!action) return;
    event.preventDefault();
    action();
  });
}

// Draws again when the colours change.
export function onColors(draw) {
  addEventListener('themechange', draw);
  for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)']) matchMedia(query).addEventListener('change', draw);
}

// Plays from now on; `player.last` is when it moved on last.
export function run(page, player) {
  const frame = now => {
    player.tick(now);
    page.draw();
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(now => {
    player.last = now;
    frame(now);
  });
}

export function showPlaying(isPlaying) {
  const play = byId('play');
  play.classList.toggle('on', isPlaying);
  play.title = isPlaying ? 'Pause' : 'Play';
  play.setAttribute('aria-label', play.title);
  if (isPlaying) byId('calm').hidden = true;
}

// Page startup: shows interactive parts, applies the theme, and watches for new versions.
import {byId, copyText, data} from './document.js';
import {make} from '../Element/dom.js';
import {keep, readAddress, writeAddress} from './address.js';

const THEMES = {auto: 'match system', light: 'light', dark: 'dark'};

// Calls `start` when the document is parsed. Without WebAssembly, a page stays static and says why.
export function begin(start) {
  if (byId('watch')) follow(data('watch'));
  if (!hasEngine()) {
    document.querySelector('#still > .quiet, #verdict')?.replaceChildren('Nothing moves, because WebAssembly is not allowed here.');
    for (const moment of document.querySelectorAll('.moment')) moment.replaceWith(moment.textContent);
    return;
  }
  byId('still')?.remove();
  for (const part of document.querySelectorAll('.live[hidden]')) part.hidden = false;
  document.addEventListener('DOMContentLoaded', () => {
    keepTheme(byId('theme'));
    for (const button of document.querySelectorAll('.copy')) button.addEventListener('click', () => copyText(button, button.value));
    start();
  });
}

function hasEngine() {
  try {
    return !!new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
  } catch {
    return false;
  }
}

// The theme button: light, dark or the system's.
function keepTheme(button) {
  const order = Object.keys(THEMES);
  const show = theme => {
    document.documentElement.dataset.theme = theme;
    button.querySelector('span').textContent = 'Colours: ' + THEMES[theme];
    dispatchEvent(new Event('themechange'));
  };
  button.addEventListener('click', () => {
    const theme = order[(order.indexOf(document.documentElement.dataset.theme) + 1) % 3];
    show(theme);
    writeAddress({...Object.fromEntries(readAddress()), theme: theme === 'auto' ? '' : theme});
  });
  const said = readAddress().get('theme');
  show(order.includes(said) ? said : 'auto');
}

// Polls the script that `bannerkit preview --watch` writes beside the page.
function follow(watch) {
  let [script, missed] = [null, 0];
  const own = decodeURIComponent(location.pathname.split('/').pop());
  const end = words => {
    clearInterval(asking);
    document.body.append(make('p', {id: 'watching', role: 'status'}, words));
  };
  window.bannerkitWritten = (mark, gone = '') => {
    missed = 0;
    if (gone.split('/').some(name => decodeURIComponent(name) === own)) return end('This banner was deleted; its last state is shown.');
    if (mark === watch.mark) return;
    const kept = window.bannerkit?.kept;
    if (kept) keep(kept);
    location.reload();
  };
  const asking = setInterval(() => {
    script?.remove();
    script = make('script', {src: `${watch.file}?${Date.now()}`});
    script.onerror = () => { if (++missed === 3) end('Watching has ended: this page no longer follows its file.'); };
    document.head.append(script);
  }, 400);
}

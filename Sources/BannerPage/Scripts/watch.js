// Follows the files while `bannerkit preview --watch` runs: a small script next to the page says when it was written again.
import {keep} from './address.js';

export function follow(watch) {
  let script = null;
  window.bannerkitWritten = mark => {
    if (mark === watch.mark) return;
    const kept = window.bannerkit?.kept;
    if (kept) keep(kept);
    location.reload();
  };
  setInterval(() => {
    script?.remove();
    script = document.createElement('script');
    script.src = `${watch.file}?${Date.now()}`;
    document.head.append(script);
  }, 400);
}

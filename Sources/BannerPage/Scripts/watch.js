// Follows the files while `bannerkit preview --watch` runs: a small script next to the page says when it was written again.
import {keep} from './address.js';
import {make} from './document.js';

export function follow(watch) {
  let [script, missed] = [null, 0];
  const own = decodeURIComponent(location.pathname.split('/').pop());
  const end = words => {
    clearInterval(asking);
    document.body.append(make('p', {id: 'watching', role: 'status', text: words}));
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
    script = document.createElement('script');
    script.src = `${watch.file}?${Date.now()}`;
    script.onerror = () => { if (++missed === 3) end('Watching has ended: this page does not follow its file any more.'); };
    document.head.append(script);
  }, 400);
}

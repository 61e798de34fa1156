// The page of many changes: its theme, and a search in what it lists.
import {byId} from './document.js';
import {begin} from './begin.js';

begin(() => {
  const rows = [...byId('changes').children].map(row => ({row, words: row.textContent.toLowerCase()}));
  const summary = byId('count').textContent;
  const search = byId('search');
  const show = () => {
    const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const {row, words} of rows) {
      row.hidden = !wanted.every(word => words.includes(word));
      if (!row.hidden) count++;
    }
    byId('count').textContent = wanted.length ? `${count} of ${rows.length}` : summary;
  };
  search.addEventListener('input', show);
  // Browsers fill in what was searched before a reload.
  show();
  window.bannerkit = {ready: true};
}, false);

// Where a banner's page begins.
import {byId, data} from './document.js';
import {loadEngine} from './engine.js';
import {keepTheme} from './theme.js';
import {findingList, showErrors} from './panels.js';
import {Player} from './player.js';
import {Page} from './page.js';
import {spreadViews} from './views.js';
import {follow} from './watch.js';

async function startPage() {
  const banner = data('banner');
  keepTheme(byId('theme'));
  byId('findings').replaceChildren(...findingList(banner.findings));
  byId('findings-count').textContent = banner.findings.length || '';
  byId('no-findings').hidden = banner.findings.length > 0;
  showErrors(banner.findings);
  if (!banner.views) {
    document.body.classList.add('broken');
    return;
  }
  spreadViews(banner);
  const engine = await loadEngine();
  const player = new Player(engine.open(banner.views[0].numbers, banner.items), banner);
  const page = new Page(engine, player, banner);
  await page.run();
  window.bannerkit = {get timeline() { return player.timeline; }, get kept() { return page.kept; }, player, page, ready: true};
}

document.addEventListener('DOMContentLoaded', startPage);
if (byId('watch')) follow(data('watch'));

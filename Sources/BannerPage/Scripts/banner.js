// The entry point of a banner's page.
import {byId, data} from './document.js';
import {loadEngine, spreadViews} from './engine.js';
import {begin} from './begin.js';
import {Player} from './player.js';
import {Page} from './page.js';
import {packText} from './share.js';

begin(async () => {
  const banner = data('banner');
  // The link to the playground contains the text.
  if (byId('edit')) byId('edit').href += `#text=${await packText(data('text'))}`;
  if (!banner.views) return;
  spreadViews(banner);
  const engine = await loadEngine();
  const player = new Player(engine.open(banner.views[0].numbers, banner.items), banner);
  const page = new Page(engine, player, banner);
  await page.begin();
  window.bannerkit = {get timeline() { return player.timeline; }, get kept() { return page.kept; }, player, page, ready: true};
});

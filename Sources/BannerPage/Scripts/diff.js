// Where a change's page begins.
import {byId, data} from './document.js';
import {Comparison} from './comparison.js';
import {loadEngine, spreadViews} from './engine.js';
import {connectErrors} from './panels.js';
import {keepTheme} from './theme.js';
import {wake} from './waking.js';
import {follow} from './watch.js';

async function startComparison() {
  const change = data('change');
  keepTheme(byId('theme'));
  connectErrors();
  if (!change.before.views || !change.after.views) return;
  for (const banner of [change.before, change.after]) spreadViews(banner);
  const comparison = new Comparison(await loadEngine(), change);
  comparison.begin();
  window.bannerkit = {get kept() { return comparison.kept; }, comparison, player: comparison, ready: true};
}

if (wake()) document.addEventListener('DOMContentLoaded', startComparison);
if (byId('watch')) follow(data('watch'));

// Where a change's page begins.
import {byId, data} from './document.js';
import {Comparison} from './comparison.js';
import {loadEngine} from './engine.js';
import {keepTheme} from './theme.js';

async function startComparison() {
  keepTheme(byId('theme'));
  const comparison = new Comparison(await loadEngine(), data('change'));
  comparison.run();
  window.bannerkit = {comparison, player: comparison, ready: true};
}

document.addEventListener('DOMContentLoaded', startComparison);

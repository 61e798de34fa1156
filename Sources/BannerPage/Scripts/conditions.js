// The conditions of playback: window, reduced motion and seed.
import {byId, change} from './document.js';
import {make} from '../Element/dom.js';

// The widths of common devices.
const SIZES = [['Phone', 390], ['Tablet', 768], ['Desktop', 1440]];

export const conditions = {
  connectConditions() {
    const {banner} = this;
    const list = byId('window');
    const groups = Map.groupBy(banner.views.entries(), ([, {device}]) => device ? 'Devices' : 'This file');
    for (const [label, views] of groups) {
      list.append(make('optgroup', {label}, ...views.map(([index, {name, device}]) => {
        const kind = index ? device : 'its own';
        return make('option', {value: index}, kind ? `${name} (${kind})` : name);
      })));
    }
    change('window', () => this.play(+list.value, this.reducesMotion));
    const sizes = SIZES.map(([name, width]) => [name, banner.views.findIndex(({viewport}) => viewport.width === width)]).filter(([, view]) => view >= 0);
    if (!sizes.some(([, view]) => view === 0)) sizes.unshift(['Own', 0]);
    byId('sizes').prepend(...sizes.map(([name, view]) => make('button', {type: 'button', value: view, 'data-name': name,
      onclick: () => this.play(view, this.reducesMotion)})));
    change('seed', ({target}) => this.play(this.view, this.reducesMotion, Math.trunc(target.value) || 0));
    change('reduced', ({target}) => this.play(this.view, target.checked));
    this.reducesMotion = this.plainReducesMotion = banner.reducesMotion;
    this.seed = banner.seed ?? 0;
    byId('seed').parentElement.hidden = !this.player.timeline.isMixed;
    this.see(0);
  },
  // Continues with the same inputs at the same time, in another window or for another viewer.
  play(view, reducesMotion, seed = this.seed) {
    const {player} = this;
    if (player.finger) return;
    if (view !== this.view) {
      const {moment} = player;
      player.timeline.close();
      player.timeline = this.engine.open(this.banner.views[view].numbers, this.banner.items);
      player.timeline.playFrom(moment);
      this.see(view);
    }
    Object.assign(this, {reducesMotion, seed});
    player.timeline.playFor(reducesMotion, seed);
    player.put(player.inputs, player.scenario);
    byId('window').value = view;
    byId('reduced').checked = reducesMotion;
    byId('seed').value = seed;
  },
  // The scenario that plays under its own conditions; `null` otherwise.
  playedScenario() {
    const scenario = this.banner.scenarios[this.player.scenario];
    const isSame = scenario?.view === this.view && (scenario.reducesMotion || this.plainReducesMotion) === this.reducesMotion;
    return isSame ? scenario : null;
  },
  // Switches the stage to a window.
  see(view) {
    const {banner} = this;
    this.view = view;
    Object.assign(banner, banner.views[view]);
    this.stage.show(banner);
    for (const button of byId('sizes').querySelectorAll('button')) {
      button.ariaPressed = +button.value === view;
      button.replaceChildren(button.dataset.name, ...+button.value === view ? [make('small', {}, ' ' + banner.views[view].name)] : []);
    }
    byId('sizes').classList.toggle('other', !byId('sizes').querySelector('[aria-pressed=true]'));
    byId('turning').dir = banner.isRightToLeft ? 'rtl' : 'ltr';
    byId('turning').classList.toggle('vertical', banner.isVertical);
    byId('reduced').checked = this.reducesMotion;
  },
};

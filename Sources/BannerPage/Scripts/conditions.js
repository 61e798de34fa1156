// Where and for whom the banner is played: the window, less motion, and the ground that it stands on.
import {byId, make} from './document.js';

// The widths of the usual devices, by which people call them.
const SIZES = [['Phone', 390], ['Tablet', 768], ['Desktop', 1440]];

export const conditions = {
  connectConditions() {
    const {banner} = this;
    const list = byId('window');
    const option = (view, index) => {
      const kind = index ? view.device : 'its own';
      return make('option', {value: index, text: kind ? `${view.name} (${kind})` : view.name});
    };
    const groups = {'This file': [], Devices: []};
    banner.views.forEach((view, index) => groups[view.device ? 'Devices' : 'This file'].push(option(view, index)));
    for (const [label, options] of Object.entries(groups)) if (options.length) list.append(make('optgroup', {label}, ...options));
    list.addEventListener('change', () => this.play(+list.value, this.reducesMotion));
    const sizes = SIZES.map(([name, width]) => [name, banner.views.findIndex(({viewport}) => viewport.width === width)]).filter(([, view]) => view >= 0);
    if (!sizes.some(([, view]) => view === 0)) sizes.unshift(['Own', 0]);
    byId('sizes').prepend(...sizes.map(([name, view]) => make('button', {type: 'button', value: view, 'data-name': name,
      onclick: () => this.play(view, this.reducesMotion)})));
    byId('reduced').addEventListener('change', event => this.play(this.view, event.target.checked));
    for (const id of ['backdrop', 'frame']) byId(id).addEventListener('change', () => this.surround());
    this.reducesMotion = this.plainReducesMotion = banner.reducesMotion;
    this.see(0);
  },
  // Goes on with the same inputs at the same time, in another window or for another viewer.
  play(view, reducesMotion) {
    const {player} = this;
    if (player.finger) return;
    if (view !== this.view) {
      player.timeline.close();
      player.timeline = this.engine.open(this.banner.views[view].numbers, this.banner.items);
      player.timeline.playFrom(player.moment);
      this.see(view);
    }
    this.reducesMotion = reducesMotion;
    player.timeline.reduceMotion(reducesMotion);
    player.put(player.inputs, player.scenario);
    byId('window').value = view;
    byId('reduced').checked = reducesMotion;
  },
  // The scenario that is played in its own window for its own viewer; `null` for any other play.
  playedScenario() {
    const scenario = this.banner.scenarios[this.player.scenario];
    if (!scenario) return null;
    return scenario.view === this.view && (scenario.reducesMotion || this.plainReducesMotion) === this.reducesMotion ? scenario : null;
  },
  // The stage for a window.
  see(view) {
    const {banner} = this;
    this.view = view;
    Object.assign(banner, banner.views[view]);
    this.stage.show(banner);
    const buttons = [...byId('sizes').querySelectorAll('button')];
    for (const button of buttons) {
      const isChosen = +button.value === view;
      button.setAttribute('aria-pressed', isChosen);
      button.replaceChildren(button.dataset.name, ...isChosen ? [make('small', {text: ' ' + banner.views[view].name})] : []);
    }
    byId('sizes').classList.toggle('other', !buttons.some(button => +button.value === view));
    byId('turning').dir = banner.isRightToLeft ? 'rtl' : 'ltr';
    byId('turning').classList.toggle('vertical', banner.isVertical);
    byId('reduced').checked = this.reducesMotion;
  },
  // What the banner stands on, and the frame of a device around it.
  surround() {
    this.viewport.dataset.backdrop = byId('backdrop').value;
    this.viewport.classList.toggle('framed', byId('frame').checked);
    this.resize();
    this.remember();
  },
};

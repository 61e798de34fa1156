// Where and for whom the banner is played: the window, less motion, and the ground that it stands on.
import {byId, make} from './document.js';
import {Stage} from './stage.js';

export const conditions = {
  connectConditions() {
    const {banner} = this;
    const list = byId('window');
    const names = banner.views.map((view, index) => index ? view.name : `${view.name} (its own)`);
    list.append(...names.map((name, index) => make('option', {value: index, text: name})));
    list.closest('label').hidden = banner.views.length < 2;
    list.addEventListener('change', () => this.play(+list.value, this.reducesMotion));
    byId('reduced').addEventListener('change', event => this.play(this.view, event.target.checked));
    byId('backdrop').addEventListener('change', event => { this.viewport.dataset.backdrop = event.target.value; });
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
    const {banner, viewport} = this;
    this.view = view;
    Object.assign(banner, banner.views[view]);
    for (const id of ['cards', 'strip', 'controls']) byId(id).replaceChildren();
    this.stage = new Stage(banner, byId('scaled'), {cards: byId('cards'), strip: byId('strip'), controls: byId('controls')});
    viewport.dataset.style = banner.style;
    byId('turning').dir = banner.isRightToLeft ? 'rtl' : 'ltr';
    byId('turning').classList.toggle('vertical', banner.isVertical);
    byId('reduced').checked = this.reducesMotion;
    this.stage.connect(name => this.press(name));
  },
  // The banner's own buttons.
  press(name) {
    this.player.act(name === 'rotation' ? this.isPaused ? 'resume' : 'pause' : name);
  },
};

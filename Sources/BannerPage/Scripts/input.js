// What a person does to the banner of its page with buttons, lists and keys.
import {byId, click, make} from './document.js';
import {SECOND} from './constants.js';

export const controls = {
  connect() {
    const {player} = this;
    this.connectClock();
    click('previous', () => player.act('previous'));
    click('next', () => player.act('next'));
    click('rotation', () => player.act(this.isPaused ? 'resume' : 'pause'));
    click('hide', () => player.act(this.isHidden ? 'show' : 'hide'));
    click('undo', () => player.undo());
    click('clear', () => player.load([]));
    click('copy', () => this.copy());
    click('expect', () => this.expectThis());
    addEventListener('hashchange', () => { if (!this.restore()) player.seek(0); });
    byId('lanes-more').addEventListener('change', () => this.redraw());
    byId('horizon').addEventListener('change', () => this.exposure());
    this.listScenarios(this.banner.scenarios.map(({name}) => name), place => this.playScenario(place));
    this.pointer();
  },
  // Plays a scenario from its beginning, by its place in the file, or without one.
  playScenario(place) {
    const {player, banner} = this;
    const scenario = banner.scenarios[place];
    this.lanes.span = scenario ? Math.max(SECOND, scenario.duration) : banner.span;
    this.lanes.start = 0;
    player.load(scenario ? scenario.inputs : [], place === null ? null : String(place), scenario ? scenario.moment : this.start);
    this.play(scenario ? scenario.view : 0, scenario?.reducesMotion || this.plainReducesMotion);
    player.seek(0);
  },
  // Keys of the banner count while the keyboard is in it, so that a list that scrolls keeps its own; the sideways arrows
  // count too while the keyboard is nowhere.
  ownKey(key, target) {
    const isNowhere = target === document.body || target === document.documentElement;
    // Up and down scroll a page whose keyboard is nowhere.
    return (target.closest('#stage') || isNowhere && !this.isVertical && key.startsWith('Arrow')) && this.keyAction(key);
  },
  // A button for each slide, for the keyboard and for screen readers.
  pickers() {
    const {banner, count} = this;
    byId('pickers').replaceChildren();
    if (count < 2 || count > 24) return;
    for (let page = 0; page < count; page++) {
      const place = this.placeOn(page);
      const item = banner.items[place] || {};
      byId('pickers').append(make('button', {type: 'button', class: 'picker', 'data-item': place, text: page + 1,
        'aria-label': `Slide ${page + 1} of ${count}${item.title ? ': ' + item.title : ''}`,
        onclick: () => { if (this.state.page !== page) this.choose(page); }}));
    }
  },
};

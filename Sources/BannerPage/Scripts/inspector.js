// The inspector: a tab for each panel, and the scenarios with what they expect and what was seen instead.
import {byId, calm, make} from './document.js';
import {ALL_KINDS, EVENTS, SECOND} from './constants.js';
import {labelOf} from './card.js';
import {eventWords, kindWords} from './panels.js';
import {spoken} from './time.js';

const LEAD = SECOND;
const failureOf = scenario => scenario.expectations.find(({failure}) => failure);

export const inspector = {
  connectInspector() {
    const tabs = [...document.querySelectorAll('.tabs [role=tab]')].filter(tab => {
      tab.hidden = !byId(tab.getAttribute('aria-controls'));
      return !tab.hidden;
    });
    const choose = chosen => tabs.forEach(tab => {
      tab.setAttribute('aria-selected', tab === chosen);
      tab.tabIndex = tab === chosen ? 0 : -1;
      byId(tab.getAttribute('aria-controls')).hidden = tab !== chosen;
    });
    tabs.forEach((tab, index) => {
      byId(tab.getAttribute('aria-controls')).setAttribute('role', 'tabpanel');
      tab.addEventListener('click', () => choose(tab));
      tab.addEventListener('keydown', ({key}) => {
        const by = {ArrowLeft: -1, ArrowRight: 1}[key];
        const next = by && tabs[(index + by + tabs.length) % tabs.length];
        next?.focus();
        next?.click();
      });
    });
    choose(tabs[0]);
    const collapse = byId('collapse');
    collapse.addEventListener('click', () => {
      const isOpen = !document.body.classList.toggle('collapsed');
      collapse.setAttribute('aria-expanded', isOpen);
      collapse.textContent = isOpen ? '»' : '«';
    });
    const {scenarios} = this.banner;
    const failing = scenarios.filter(failureOf).length;
    byId('failing').textContent = failing || '';
    byId('found-count').textContent = document.querySelectorAll('#findings .rule').length || '';
    byId('nothing-recorded').textContent += scenarios.length ? '' : ' It is a test as well, which bannerkit runs.';
    this.titles = new Map(this.banner.items.map(item => [item.id, labelOf(item)]));
    this.scenarioRows = scenarios.map((scenario, place) => this.scenarioRow(scenario, place));
    // What fails comes first.
    const list = byId('scenario-list');
    list.append(...this.scenarioRows);
    list.prepend(...this.scenarioRows.filter(row => row.className === 'failed'));
  },
  // The scenario that fails first, at the instant where it does; returns whether there is one.
  openFailure() {
    const place = this.banner.scenarios.findIndex(failureOf);
    if (place < 0) return false;
    this.playScenario(place);
    this.player.past = [];
    this.player.stop(failureOf(this.banner.scenarios[place]).at);
    return true;
  },
  // A message with the cards' titles in place of their ids.
  titled(message) {
    return message.split('`').map((part, index) => index % 2 ? make('b', {text: this.titles.get(part) ?? part, dir: 'auto'}) : part);
  },
  scenarioRow(scenario, place) {
    const failed = failureOf(scenario);
    const count = scenario.expectations.length;
    // The list above the timeline plays them, too, and is the keyboard's way.
    const name = make('b', {dir: 'auto', text: scenario.name, onclick: () => {
      this.playScenario(place);
      if (failed) this.player.stop(failed.at);
      else this.player.playing = !calm.matches;
    }});
    const row = make('li', {class: failed ? 'failed' : count ? 'passed' : ''}, name);
    if (!failed) row.append(make('p', {class: 'quiet', text: count ? `${count} ${count === 1 ? 'expectation' : 'expectations'}` : 'expects nothing'}));
    for (const {failure} of scenario.expectations) if (failure) row.append(make('p', {}, ...this.titled(failure)));
    if (!failed) return row;
    const from = Math.max(0, failed.at - LEAD);
    row.append(make('ul', {class: 'lead quiet'}), make('button', {type: 'button', class: 'button small', text: `Play from ${spoken(from)}`, onclick: () => {
      this.playScenario(place);
      this.player.seek(from);
      this.player.playing = true;
    }}));
    return row;
  },
  // What led to the failure of the scenario that is played.
  showLead() {
    this.scenarioRows.forEach((row, place) => row.toggleAttribute('data-played', String(place) === String(this.player.scenario)));
    const scenario = this.playedScenario();
    const failed = scenario && failureOf(scenario);
    if (!failed) return;
    const {timeline} = this.player;
    const events = timeline.events(Math.max(0, failed.at - 60 * SECOND), failed.at, ALL_KINDS & ~EVENTS.focus & ~EVENTS.timer).slice(-3);
    this.scenarioRows[this.player.scenario].querySelector('.lead').replaceChildren(...events.map(event => make('li', {dir: 'auto',
      text: `${spoken(event.t * SECOND)} ${kindWords(event)} ${eventWords(event, this.banner, this.player.setAt(event.t * SECOND + 0.5))}`})));
  },
};

// The inspector with a tab per panel: scenarios, events and shares.
import {byId, click} from './document.js';
import {calm, make} from '../Element/dom.js';
import {ALL_KINDS, EVENTS, SECOND} from './constants.js';
import {colorOf} from '../Element/cards.js';
import {clock, counted, isolated, labelOf, number, spoken} from './words.js';

export const CAUSE_WORDS = {timer: 'timer', drag: 'drag', select: 'dot', next: 'next', previous: 'previous', calendar: 'calendar'};
const KINDS = {dragBegin: 'drag begins', dragEnd: 'drag ends', settle: 'settles', recenter: 'recenters', items: 'cards'};
const LEAD = SECOND;

const failureOf = scenario => scenario.expectations.find(({failure}) => failure);

function kindWords({event, cause, failure}) {
  if (event === 'change') return CAUSE_WORDS[cause];
  return event === 'expect' ? (failure ? '✗ expect' : '✓ expect') : KINDS[event] ?? event;
}

// A percentage with one decimal, rounded half up; in integers, because fractions are inexact.
function percent(part, whole) {
  const [a, b] = [part, whole].map(seconds => BigInt(Math.round(seconds * SECOND)));
  const tenths = b ? (a * 2000n + b) / (b * 2n) : 0n;
  return `${tenths / 10n}.${tenths % 10n}%`;
}

export const inspector = {
  connectInspector() {
    const panel = tab => byId(tab.getAttribute('aria-controls'));
    // The status opens the tab with its details, which is the first if they are bad.
    const status = document.querySelector('.facts .chip');
    const worst = document.querySelector(`[aria-controls=${status?.dataset.tab}]`);
    if (status?.matches(':not(.good)')) worst.parentElement.prepend(worst);
    const all = [...document.querySelectorAll('.tabs [role=tab]')];
    for (const tab of all) tab.hidden = !panel(tab);
    const tabs = all.filter(panel);
    const choose = chosen => tabs.forEach(tab => {
      tab.ariaSelected = tab === chosen;
      tab.tabIndex = tab === chosen ? 0 : -1;
      panel(tab).hidden = tab !== chosen;
    });
    tabs.forEach((tab, index) => {
      panel(tab).role = 'tabpanel';
      tab.addEventListener('click', () => choose(tab));
      tab.addEventListener('keydown', ({key}) => {
        const by = {ArrowLeft: -1, ArrowRight: 1}[key];
        const next = by && tabs[(index + by + tabs.length) % tabs.length];
        next?.focus();
        next?.click();
      });
    });
    choose(tabs[0]);
    status?.addEventListener('click', event => {
      event.preventDefault();
      if (document.body.classList.contains('collapsed')) byId('collapse').click();
      worst.click();
      worst.focus();
    });
    click('collapse', ({target}) => {
      target.ariaExpanded = !document.body.classList.toggle('collapsed');
      target.textContent = target.ariaExpanded === 'true' ? '»' : '«';
    });
    const {scenarios} = this.banner;
    byId('failing').textContent = scenarios.filter(failureOf).length || '';
    byId('found-count').textContent = document.querySelectorAll('#findings .rule').length || '';
    this.scenarioRows = scenarios.map((scenario, place) => this.scenarioRow(scenario, place));
    // Failed scenarios come first.
    byId('scenario-list').append(...this.scenarioRows.toSorted((a, b) => (b.className === 'failed') - (a.className === 'failed')));
  },
  // Opens the first failing scenario at its failure; returns whether there is one.
  openFailure() {
    const place = this.banner.scenarios.findIndex(failureOf);
    if (place < 0) return false;
    this.playScenario(place);
    this.player.past = [];
    this.player.stop(failureOf(this.banner.scenarios[place]).at);
    return true;
  },
  scenarioRow(scenario, place) {
    const failed = failureOf(scenario);
    const count = scenario.expectations.length;
    // A shortcut for the pointer; the keyboard uses the list above the timeline.
    const name = make('b', {dir: 'auto', onclick: () => {
      this.playScenario(place);
      if (failed) this.player.stop(failed.at);
      else this.player.playing = !calm.matches;
    }}, scenario.name);
    if (!failed) {
      const words = make('p', {class: 'quiet'}, count ? counted(count, 'expectation') : 'expects nothing');
      return make('li', {class: count ? 'passed' : ''}, name, words);
    }
    const from = Math.max(0, failed.at - LEAD);
    const failures = scenario.expectations.filter(({failure}) => failure).map(({failure}) => make('li', {}, failure));
    return make('li', {class: 'failed'}, name, make('ul', {class: 'failures'}, ...failures), make('ul', {class: 'lead quiet'}),
      make('button', {type: 'button', class: 'button small', onclick: () => {
        this.playScenario(place);
        this.player.seek(from);
        this.player.playing = true;
      }}, `Play from ${spoken(from)}`));
  },
  // Shows the last events before the failure of the current scenario.
  showLead() {
    const {scenario, timeline} = this.player;
    this.scenarioRows.forEach((row, place) => row.toggleAttribute('data-played', String(place) === scenario));
    const played = this.playedScenario();
    const failed = played && failureOf(played);
    if (!failed) return;
    const events = timeline.events(Math.max(0, failed.at - 60 * SECOND), failed.at, ALL_KINDS & ~EVENTS.focus & ~EVENTS.timer).slice(-3);
    this.scenarioRows[scenario].querySelector('.lead').replaceChildren(...events.map(event => make('li', {dir: 'auto'},
      `${spoken(event.t * SECOND)} ${kindWords(event)} ${this.eventWords(event)}`)));
  },

  eventWords({event, t, page, item, from, count, virtual, state, link, failure}) {
    const {timeline} = this.player;
    const set = timeline.setAt(t * SECOND + 0.5);
    const nameOf = place => isolated(labelOf(this.banner.items[place]) || `page ${page + 1}`);
    const name = page => nameOf(set?.[page * this.frame.group] ?? page * this.frame.group);
    const own = nameOf(timeline.places.get(item));
    switch (event) {
      case 'start': return count === 0 ? 'nothing available' : `on ${own}`;
      case 'items': return count === 0 ? 'nothing available' : `${count} available`;
      case 'change': return `${from == null ? '' : name(from) + ' '}→ ${own}`;
      case 'recenter': return `${from} → ${virtual}`;
      case 'timer': case 'indicator': return state;
      case 'open': return link || own;
      case 'expect': return failure || 'as expected';
      default: return page == null ? '' : item == null ? name(page) : own;
    }
  },
  // Lists the first events of the period, and the total number.
  listEvents() {
    this.showLead();
    const {events, count, expectations} = this.lanes;
    const listed = events.slice(0, 300);
    this.events = [...listed, ...expectations].sort((a, b) => a.t - b.t);
    byId('events-note').textContent = count > listed.length ? `first ${listed.length} of ${number(count)}` : count ? number(count) : '';
    this.eventRows = this.events.map(event => {
      const time = event.t * SECOND;
      const go = make('button', {type: 'button', class: 'go', 'aria-label': `go to ${clock(time, 3)}`,
        onclick: () => this.player.stop(Math.round(time))}, clock(time, 3));
      const kind = make('span', {class: 'kind ' + (event.cause ? 'by-' + event.cause : '')}, kindWords(event));
      return make('tr', {class: `event-${event.event}${event.failure ? ' failed' : ''}`}, make('td', {}, go), make('td', {}, kind),
        make('td', {dir: 'auto'}, this.eventWords(event)));
    });
    byId('event-rows').replaceChildren(...this.eventRows);
    this.nowRow = null;
    this.markEvents();
  },
  markEvents() {
    const row = this.eventRows?.[this.events.findLastIndex(({t}) => t * SECOND <= this.player.time + 0.5)];
    if (row === this.nowRow) return;
    if (this.nowRow) this.nowRow.ariaCurrent = null;
    this.nowRow = row;
    if (!row) return;
    row.ariaCurrent = 'true';
    const box = byId('event-rows').closest('.scroll');
    const [from, to] = [row.offsetTop - 48, row.offsetTop + row.offsetHeight + 48];
    if (from < box.scrollTop) box.scrollTop = from;
    else if (to > box.scrollTop + box.clientHeight) box.scrollTop = to - box.clientHeight;
  },

  // Shares are those of the banner without input; with input, a second bar shows its effect.
  exposure() {
    const {player, banner} = this;
    const horizon = Math.min(player.latest, +byId('horizon').value || this.lanes.span);
    const own = player.inputs.length ? player.timeline.summary(horizon) : null;
    const plain = own ? this.engine.open(banner.views[this.view].numbers, banner.items) : player.timeline;
    if (own) {
      plain.playFrom(player.moment);
      plain.playFor(this.reducesMotion, this.seed);
    }
    const summary = plain.summary(horizon);
    if (own) plain.close();
    const seenBy = new Map(own?.items.map(item => [item.page, item]));
    const whole = summary.horizon;
    const most = Math.max(...summary.items.map(item => item.share), 1e-9);
    const rows = summary.items.slice(0, 200).map(item => {
      const {page, seconds, showings, weight, turns, expected} = item;
      const mine = seenBy.get(page);
      const bar = (name, {share}) => {
        const fill = make('span');
        Object.assign(fill.style, {width: Math.min(1, share / most) * 100 + '%', backgroundColor: colorOf(banner.items[page], page)});
        return make('span', {class: name}, fill);
      };
      const seen = [`${spoken(seconds * SECOND)} · ${number(showings)}×`];
      if (turns != null) seen.push(`weight ${number(weight)}, ${counted(turns, 'turn')}` + (expected == null ? '' : `, ${Math.round(expected * 1000) / 10}% expected`));
      if (mine) seen.push(`${percent(mine.seconds, whole)} with what you did`);
      return make('li', {}, make('span', {class: 'name', dir: 'auto'}, labelOf(banner.items[page])), bar('bar', item),
        ...mine ? [bar('bar own', mine)] : [], make('span', {class: 'share'}, percent(seconds, whole)), make('span', {class: 'seen'}, seen.join(' · ')));
    });
    byId('exposure').replaceChildren(...rows);
    const more = summary.items.length - rows.length;
    const rest = summary.cycle ? `round ${spoken(summary.cycle * SECOND)}` : 'comes to rest in the end';
    const empty = summary.empty ? `empty for ${spoken(summary.empty * SECOND)}` : 'never empty';
    const others = more > 0 ? `; ${number(more)} more cards` : '';
    byId('exposure-note').textContent = `${counted(summary.changes, 'change')}; ${summary.empty == null ? rest : empty}${others}`;
  },
};

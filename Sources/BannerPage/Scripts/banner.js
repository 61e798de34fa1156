// The entry point of a banner's page.
import {byId, data, pause} from './document.js';
import {make} from '../Element/dom.js';
import {loadEngine, spreadViews} from './engine.js';
import {begin} from './begin.js';
import {Player} from './player.js';
import {packText} from './share.js';
import {address, entriesOf} from './address.js';
import {KIND} from './constants.js';
import {Calendar, momentOf} from './calendar.js';
import {clock, labelOf, titled} from './words.js';
import {CAUSES, Lanes} from './lanes.js';
import {hasPause} from '../Element/stage.js';
import {CAUSE_WORDS, inspector} from './panels.js';
import {conditions} from './conditions.js';
import {acting} from './input.js';
import {gestures} from '../Element/inputs.js';
import {stageIn} from './drawn.js';
import {plan} from './plan.js';
import {recording} from './recording.js';
import {transport} from './transport.js';

// The page of a banner.
class Page {
  constructor(engine, player, banner) {
    Object.assign(this, {engine, player, banner});
    this.calendar = banner.calendar ? new Calendar(banner.calendar) : null;
    // The start of playback without a scenario: the date of the page, or else now, so that only
    // available items play.
    const start = banner.start ?? (banner.hasOccasions ? this.calendar?.opening : null);
    this.start = this.calendar && start != null ? {calendar: this.calendar, start} : null;
    for (const scenario of banner.scenarios) {
      scenario.moment = momentOf(scenario.calendar);
      scenario.expectations.sort((a, b) => a.at - b.at);
      for (const expectation of scenario.expectations) expectation.failure = titled(expectation.failure, banner.items);
    }
    this.viewport = byId('viewport');
    this.stage = stageIn(this.viewport, {press: name => this.press(name), choose: page => this.choose(page)});
    this.connectLinks();
    this.connectConditions();
    this.lanes = new Lanes(byId('lanes'), player, banner);
    player.changed = what => this.changed(what);
    this.connect();
    this.connectInspector();
    this.connectHover();
    this.connectPresence();
    this.connectPlan();
    this.set = player.timeline.setAt(0);
    this.resize();
    new ResizeObserver(() => this.resize()).observe(byId('stage'));
  }
  // The state for a reloaded page, or for the playground's next frame; a scenario restarts.
  get kept() {
    const chosen = this.chosen();
    return this.player.scenario === null ? {...this.player.kept, chosen} : {chosen};
  }
  async begin() {
    const kept = history.state ?? window.frameElement?.kept;
    this.player.put([], null, this.start);
    const isAtInstant = this.restore(kept?.chosen && entriesOf(kept.chosen));
    if (kept?.inputs) {
      this.player.put(kept.inputs, null);
      this.player.seek(kept.time);
      this.player.playing = kept.isPlaying;
    } else if (!isAtInstant && !this.openFailure()) {
      this.playAtFirst();
    }
    this.isRunning = true;
    this.remember();
    this.run();
    // In separate tasks, because together they exceed a frame with a thousand items.
    this.inputsChanged();
    this.drawLanes();
    await pause();
    this.listEvents();
    await pause();
    this.exposure();
    await pause();
  }
  draw() {
    const {player} = this;
    if (this.drawn === player.time && !player.finger) return;
    this.drawn = player.time;
    if (this.lanes.follow(player.time)) this.redraw();
    const frame = player.timeline.frame(player.time);
    this.stage.drawFrame(frame);
    this.stateChanged(player.timeline.setAt(player.time), frame);
    this.movePlayhead();
    this.markPlan();
    byId('time').textContent = clock(player.time);
    this.markEvents();
  }
  stateChanged(set, {page, count, group, timer, canResume}) {
    const shownState = [page, count, group, timer, canResume].join();
    if (this.set === set && this.shownState === shownState) return;
    Object.assign(this, {set, shownState});
    byId('turning').hidden = count < 2;
    const isEmpty = !count;
    const label = byId('now-item').textContent = byId('now-item').title = isEmpty ? 'nothing is available' : labelOf(this.banner.items[this.placeOn(page)]);
    byId('now-page').textContent = isEmpty ? '' : `${page + 1} of ${count}`;
    byId('gap').hidden = !isEmpty;
    if (isEmpty) byId('gap').textContent = this.gapWords();
    byId('scrub').ariaValueText = `${clock(this.player.time)}, ${label}`;
    byId('cards').ariaLive = this.player.isPlaying && timer === 'running' ? 'off' : 'polite';
    this.rotation();
  }
  // The interface of the shared gesture handlers.
  get frame() { return this.stage.frame ?? this.moment; }
  get paging() { return this.banner.paging; }
  get moment() { return this.player.timeline.frame(this.player.time); }
  get isVertical() { return this.banner.isVertical; }
  get isMirrored() { return this.stage.view.isMirrored; }
  // The reported presence; null while playback is stopped, or within a recording that is replayed.
  get said() { return this.banner.hasTimer && this.isOpen ? this.saidPresence(this.player.instant) : null; }
  get isOpen() {
    const {player} = this;
    return player.isPlaying && player.scenario === null && player.inputs.every(([at]) => at <= player.instant);
  }
  get isAlone() { return !byId('presence').checked; }
  // The index of a page's first item.
  placeOn(page) { return this.frame.itemOf(page * this.frame.group); }
  // Updates the pause button, as a viewer would see it.
  rotation() {
    const now = this.player.time;
    this.isHidden = this.player.inputs.findLast(([at, kind]) => at <= now && (kind === KIND.hide || kind === KIND.show))?.[1] === KIND.hide;
    const rotation = byId('rotation');
    const {canResume} = this.frame;
    rotation.hidden = !hasPause(this.frame);
    rotation.ariaLabel = rotation.title = `${canResume ? 'Start' : 'Stop'} automatic slide show`;
    rotation.classList.toggle('on', !canResume);
    byId('hide').textContent = this.isHidden ? 'Show' : 'Hide';
    this.viewport.classList.toggle('hidden-banner', this.isHidden);
  }
  changed(what) {
    this.showPlaying();
    this.drawn = null;
    this.shownState = null;
    if (what !== 'inputs') this.fillPlan();
    if (what === 'play') this.attention.settle();
    this.remember(what);
    if (what !== 'inputs' || !this.isRunning) return;
    this.inputsChanged();
    this.redraw();
    this.exposure();
  }
  inputsChanged() {
    this.resize();
    this.attention.settle();
    this.showRecording();
  }
  redraw() {
    this.drawLanes();
    this.listEvents();
    this.drawPlan();
  }
  drawLanes() {
    this.lanes.scenario = this.playedScenario();
    this.lanes.draw();
    this.legend();
    this.fitScrub();
  }
  // Shows only the causes that occur.
  legend() {
    const causes = new Set(this.lanes.events.map(({event, cause}) => event === 'items' ? 'calendar' : cause));
    byId('legend').replaceChildren(...Object.keys(CAUSES).filter(cause => causes.has(cause))
      .map(cause => make('span', {class: 'by-' + cause}, CAUSE_WORDS[cause])));
  }
  // Scales the banner to the stage; on a scrolling page, to a part of the window.
  resize() {
    const {viewport: {width}, wholeHeight: height} = this.banner;
    const stage = byId('stage');
    const style = getComputedStyle(stage);
    const room = stage.clientWidth - 2 * parseFloat(style.paddingLeft);
    const isHigh = style.getPropertyValue('--grows') !== '';
    // A narrow banner is as high as the stage, between the controls below it.
    stage.classList.toggle('narrow', !isHigh && stage.clientHeight * width / height < room - 640);
    const high = isHigh ? innerHeight * 0.42 : stage.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
    const fitting = Math.min(room / width, Math.max(160, high) / height, 1.5);
    this.scale = byId('size').value === 'own' ? 1 : fitting;
    stage.classList.toggle('wide', width * this.scale > room + 1 || !isHigh && height * this.scale > high + 1);
    const box = this.viewport;
    Object.assign(box.style, {left: 0, top: 0, width: Math.floor(width * this.scale) + 'px', height: Math.floor(height * this.scale) + 'px'});
    byId('scaled').style.transform = `scale(${this.scale})`;
    // Aligned to whole pixels, where text is sharp.
    const {x, y} = box.getBoundingClientRect();
    Object.assign(box.style, {left: Math.round(x) - x + 'px', top: Math.round(y) - y + 'px'});
    document.documentElement.style.setProperty('--stage', stage.offsetHeight + 'px');
  }
}
Object.assign(Page.prototype, acting, address, conditions, gestures, inspector, plan, recording, transport);

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

// What a person does to the page: buttons, keys, pointer.
import {byId, calm, make} from './document.js';
import {SECOND} from './constants.js';
import {labelOf} from './card.js';
import {readTime} from './time.js';

export const controls = {
  connect() {
    const {player} = this;
    const click = (id, action) => byId(id).addEventListener('click', action);
    click('play', () => { player.playing = !player.isPlaying; });
    click('to-start', () => player.seek(0));
    click('step-back', () => player.step(-1));
    click('step-on', () => player.step(1));
    click('previous', () => player.act('previous'));
    click('next', () => player.act('next'));
    click('rotation', () => player.act(this.isPaused ? 'resume' : 'pause'));
    click('hide', () => player.act(this.isHidden ? 'show' : 'hide'));
    click('zoom-in', () => this.zoom(0.5));
    click('zoom-out', () => this.zoom(2));
    click('clear', () => player.load([]));
    click('copy', () => this.copy());
    click('close-errors', () => { byId('errors').hidden = true; });
    byId('speed').addEventListener('change', event => { player.speed = +event.target.value; });
    byId('horizon').addEventListener('change', () => this.exposure());
    const scrub = byId('scrub');
    scrub.addEventListener('input', () => {
      this.scrubbing = true;
      if (player.isPlaying) player.playing = false;
      player.seek(+scrub.value);
      this.scrubbing = false;
    });
    byId('go').addEventListener('submit', event => {
      event.preventDefault();
      const time = readTime(byId('go-time').value);
      byId('go-time').setAttribute('aria-invalid', time === null);
      if (time !== null) player.stop(time);
    });
    const scenarios = byId('scenario');
    this.banner.scenarios.forEach((scenario, index) => scenarios.append(make('option', {value: index, text: scenario.name})));
    scenarios.closest('label').hidden = !this.banner.scenarios.length;
    scenarios.addEventListener('change', () => {
      const scenario = this.banner.scenarios[scenarios.value];
      this.lanes.span = scenario ? Math.max(SECOND, scenario.duration) : this.banner.span;
      this.lanes.start = 0;
      player.load(scenario ? scenario.inputs : []);
      player.seek(0);
      player.playing = !calm.matches;
    });
    this.pointer();
    document.addEventListener('keydown', event => this.key(event));
  },
  zoom(factor) {
    this.lanes.zoom(factor);
    this.redraw();
  },
  copy() {
    const range = document.createRange();
    range.selectNodeContents(byId('recording'));
    getSelection().removeAllRanges();
    getSelection().addRange(range);
    const say = words => { byId('copy').textContent = words; setTimeout(() => { byId('copy').textContent = 'Copy'; }, 1500); };
    if (navigator.clipboard) navigator.clipboard.writeText(this.player.scenario).then(() => say('Copied'), () => say('Selected'));
    else say('Selected');
  },
  pointer() {
    const {player, viewport} = this;
    const cards = byId('cards');
    let down = null;
    cards.addEventListener('pointerdown', event => {
      if (event.button || down) return;
      down = {x: event.clientX, y: event.clientY, id: event.pointerId};
      cards.setPointerCapture(event.pointerId);
    });
    cards.addEventListener('pointermove', event => {
      if (!down || event.pointerId !== down.id) return;
      if (!player.finger) {
        if (Math.abs(event.clientX - down.x) < 4) return;
        player.grab(event.clientX, performance.now());
        if (!player.finger) { down = null; return; }
        viewport.classList.add('grabbed');
      }
      player.move(event.clientX, this.scale, performance.now());
    });
    const up = event => {
      if (!down || event.pointerId !== down.id) return;
      down = null;
      viewport.classList.remove('grabbed');
      if (player.finger) player.release(performance.now());
      else if (event.type === 'pointerup' && player.act('tap')) this.say(event);
    };
    cards.addEventListener('pointerup', up);
    cards.addEventListener('pointercancel', up);
    const lanes = byId('lanes');
    let scrubbing = false;
    const scrub = event => player.stop(Math.round(this.lanes.timeAt(event.clientX - lanes.getBoundingClientRect().left)));
    lanes.addEventListener('pointerdown', event => {
      scrubbing = true;
      lanes.setPointerCapture(event.pointerId);
      scrub(event);
    });
    lanes.addEventListener('pointermove', event => { if (scrubbing) scrub(event); });
    lanes.addEventListener('pointerup', () => { scrubbing = false; });
    lanes.addEventListener('pointercancel', () => { scrubbing = false; });
  },
  // A tap opens nothing here: it shows what it would open.
  say() {
    const toast = byId('toast');
    const item = this.banner.items[this.state.page] || {};
    toast.textContent = item.link ? `would open ${item.link}` : `tap on ${labelOf(item)}: no link`;
    toast.hidden = false;
    clearTimeout(this.toast);
    this.toast = setTimeout(() => { toast.hidden = true; }, 2400);
  },
  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target.closest('input, select, textarea')) return;
    const isButton = event.target.closest('button, a, summary');
    const forward = this.banner.isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
    const {player} = this;
    const done = {
      ArrowLeft: () => player.act(forward === 'ArrowLeft' ? 'next' : 'previous'),
      ArrowRight: () => player.act(forward === 'ArrowRight' ? 'next' : 'previous'),
      Home: () => player.act('select', 0),
      End: () => player.act('select', this.banner.count - 1),
      ' ': isButton ? null : () => { player.playing = !player.isPlaying; },
      '.': () => player.step(1),
      ',': () => player.step(-1),
    }[event.key];
    if (!done) return;
    event.preventDefault();
    done();
  },
  // The dots can be tapped: each has a button over it, as large as a finger needs.
  pickers() {
    const {banner} = this;
    const group = byId('pickers');
    if (banner.count < 2 || banner.count > 24) return;
    for (let page = 0; page < banner.count; page++) {
      const item = banner.items[page] || {};
      group.append(make('button', {type: 'button', class: 'picker', 'data-page': page,
        'aria-label': `Slide ${page + 1} of ${banner.count}${item.title ? ': ' + item.title : ''}`,
        onclick: () => { if (this.state.page !== page) this.player.act('select', page); }}));
    }
    byId('strip').addEventListener('pointerdown', event => {
      const key = [...this.stage.marks].find(([, mark]) => {
        const box = mark.getBoundingClientRect();
        return event.clientX >= box.left - 4 && event.clientX <= box.right + 4;
      });
      if (key && key[0] >= 0) this.player.act('select', key[0]);
    });
  },
};

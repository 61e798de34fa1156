// The drawn banner: cards, indicator and buttons, at the engine's positions. Shared between the
// element and pages.
import {Cards} from './cards.js';
import {isTurned, make, set} from './dom.js';
import {Marks} from './marks.js';

// Whether the pause button has an effect: as *Play*, or as *Pause* of a timer that runs or waits.
export const hasPause = ({canResume, timer}) => canResume || timer === 'running' || timer === 'suspended';
// What assistive technology says, unless a page has words of its own.
export const WORDS = {carousel: 'carousel', slide: 'slide', previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play', slider: 'Card',
  dot: 'Go to card {card}', card: '{card} of {count}'};
const partOf = name => name === 'rotation' ? 'pause' : name;

export class Stage {
  // Draws into existing nodes. `press` and `choose` handle buttons and dots; a static picture has
  // neither. `words` maps the names of `WORDS` to texts.
  constructor({region, ground, strip, slider, controls}, {host, press, choose, words = name => WORDS[name]} = {}) {
    const say = (name, card, count) => words(name).replaceAll('{card}', card).replaceAll('{count}', count);
    Object.assign(this, {region, ground, strip, controls, press, say, cards: new Cards(ground, host, say), marks: new Marks({strip, slider, ground, choose, say})});
  }
  // Layout that depends on the size of the window.
  fit(view) {
    const {height, windowHeight, windowTop, stripTop, stripHeight, lowerCover, upperCover, isVertical, isMirrored, paging, items, hasTimer, controls: {arrows, pause}} = this.view = view;
    const {region, ground, strip, controls} = this;
    region.style.height = height + 'px';
    for (const {style} of [ground, controls]) Object.assign(style, {top: windowTop + 'px', height: windowHeight + 'px'});
    ground.style.setProperty('--bk-under', lowerCover + 'px');
    Object.assign(strip.style, {top: stripTop + 'px', height: stripHeight + 'px'});
    region.classList.toggle('vertical', isVertical);
    this.turn();
    region.classList.toggle('mirrored', isMirrored);
    region.classList.toggle('still', !paging.drag);
    const buttons = [...pause && hasTimer ? ['rotation'] : [], ...arrows && items.length > 1 ? ['previous', 'next'] : []];
    const slots = buttons.map(name => this.slotOf(name));
    if ([...controls.children].map(slot => slot.name).join() !== slots.join()) {
      if (controls.contains(controls.getRootNode().activeElement)) ground.focus({preventScroll: true});
      controls.replaceChildren(...buttons.map(name => this.button(name)));
    }
    this.marks.fit(view);
    const rotation = controls.querySelector('.rotation');
    // Below an indicator that covers the cards.
    if (rotation) rotation.style.top = (upperCover || 8) + 'px';
  }
  // Touches along the cards are ours, also if an ancestor turns the banner.
  turn() { this.region.classList.toggle('sideways', this.view.isVertical !== isTurned(this.ground)); }
  // The slot of the page's own button. An item's slot is its id, and no child has a space in its slot.
  slotOf(name) {
    const part = partOf(name);
    return this.view.items.some(({id}) => id === part) ? `${part} ` : part;
  }
  button(name) {
    return make('slot', {name: this.slotOf(name), onclick: () => this.press(name)}, make('button', {type: 'button', part: `button ${partOf(name)}`, class: name}));
  }
  // Draws a frame. `itemOf` maps a card to the index of its item; `live` tells whether a cell
  // besides the current one is interactive.
  draw(frame, itemOf, live) {
    this.cards.draw(frame, itemOf, this.view.items, live);
    this.marks.draw(frame);
    this.region.classList.toggle('paused', frame.canResume);
    for (const slot of this.controls.children) {
      const [button] = slot.children;
      const name = button.className;
      const isRotation = name === 'rotation';
      set(button, 'aria-label', this.say(isRotation ? frame.canResume ? 'play' : 'pause' : name));
      // With several cards on a page, one page can have all of them.
      slot.hidden = button.hidden = isRotation ? !hasPause(frame) : !frame.isPlain && frame.count < 2;
      const isOn = isRotation || (name === 'next' ? frame.canGoOn : frame.canGoBack);
      for (const each of [button, ...slot.assignedElements()]) set(each, 'aria-disabled', isOn ? null : 'true');
    }
  }
}

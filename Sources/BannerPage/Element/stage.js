// The drawn banner: cards, indicator and buttons, at the engine's positions. Shared between the
// element and pages.
import {Cards} from './cards.js';
import {make, set} from './dom.js';
import {Marks} from './marks.js';

// Whether the pause button has an effect: as *Play*, or as *Pause* of a timer that runs or waits.
export const hasPause = ({canResume, timer}) => canResume || timer === 'running' || timer === 'suspended';
const NAMES = {rotation: 'Pause', previous: 'Previous', next: 'Next'};

export class Stage {
  // Draws into existing nodes. `press` and `choose` handle buttons and dots; a static picture has
  // neither.
  constructor({region, ground, strip, controls}, {host, press, choose} = {}) {
    Object.assign(this, {region, ground, strip, controls, press, choose, cards: new Cards(ground, host), marks: new Marks(strip)});
  }
  // Layout that depends on the size of the window.
  fit(view) {
    const {height, windowHeight, windowTop, stripTop, stripHeight, lowerCover, upperCover, isVertical, isMirrored, paging, buttons} = this.view = view;
    const {region, ground, strip, controls} = this;
    region.style.height = height + 'px';
    for (const {style} of [ground, controls]) Object.assign(style, {top: windowTop + 'px', height: windowHeight + 'px'});
    ground.style.setProperty('--under', lowerCover + 'px');
    Object.assign(strip.style, {top: stripTop + 'px', height: stripHeight + 'px'});
    region.classList.toggle('vertical', isVertical);
    region.classList.toggle('mirrored', isMirrored);
    region.classList.toggle('still', !paging.drag);
    if (controls.children.length !== buttons.length) controls.replaceChildren(...buttons.map(name => this.button(name)));
    const rotation = controls.querySelector('.rotation');
    // Below an indicator that covers the cards.
    if (rotation) rotation.style.top = (upperCover || 8) + 'px';
  }
  button(name) {
    const button = make('button', {type: 'button', part: 'button', class: name, 'aria-label': NAMES[name]});
    button.addEventListener('click', () => this.press(name));
    return button;
  }
  // Draws a frame. `itemOf` maps a card to the index of its item; `live` tells whether a cell
  // besides the current one is interactive.
  draw(frame, itemOf, live) {
    this.cards.draw(frame, itemOf, this.view.items, live);
    this.marks.draw(frame, this.choose);
    this.region.classList.toggle('paused', frame.canResume);
    for (const button of this.controls.children) {
      if (button.className === 'rotation') {
        set(button, 'aria-label', frame.canResume ? 'Play' : 'Pause');
        button.hidden = !hasPause(frame);
      } else {
        // With several cards on a page, one page can have all of them.
        button.hidden = !frame.isPlain && frame.count < 2;
        set(button, 'aria-disabled', (button.className === 'next' ? frame.canGoOn : frame.canGoBack) ? null : 'true');
      }
    }
  }
}

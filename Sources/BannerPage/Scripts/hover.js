// What the pointer is at on the timeline: the card, from when to when, why it came, and a picture of that moment.
import {byId} from './document.js';
import {labelOf} from './card.js';
import {stageIn} from './drawn.js';
import {CAUSE_WORDS} from './panels.js';
import {clock} from './time.js';

const WIDTH = 168;

export const hover = {
  connectHover() {
    const lanes = byId('lanes');
    lanes.addEventListener('pointermove', event => {
      if (event.pointerType !== 'touch') this.showHover(event.clientX - lanes.getBoundingClientRect().left);
    });
    lanes.addEventListener('pointerleave', () => { byId('hover').hidden = true; });
  },
  showHover(x) {
    const {player, banner, lanes} = this;
    const box = byId('hover');
    const time = lanes.timeAt(x);
    const picture = player.timeline.picture(time);
    const band = lanes.bands.find(({from, to}) => time >= from && time < to);
    const item = band ? band.page : this.itemAt(time);
    const [name, words] = [box.querySelector('b'), box.querySelector(':scope > span')];
    name.textContent = picture.state.phase === 'empty' ? 'Nothing is shown' : labelOf(banner.items[item] || {});
    words.textContent = band ? `${clock(band.from)} – ${clock(band.to)}${band.cause ? ' · ' + CAUSE_WORDS[band.cause] : ''}` : clock(time);
    box.hidden = false;
    box.style.transform = `translateX(${Math.max(0, Math.min(lanes.width - box.offsetWidth, x - box.offsetWidth / 2))}px)`;
    if (this.smallView !== this.view) {
      const region = box.querySelector('[part=region]');
      this.small ??= stageIn(box);
      this.small.show(banner);
      this.smallView = this.view;
      const scale = Math.min(WIDTH / banner.viewport.width, 120 / banner.wholeHeight);
      region.style.transform = `scale(${scale})`;
      const {style} = box.querySelector('.picture');
      [style.width, style.height] = [banner.viewport.width * scale + 'px', banner.wholeHeight * scale + 'px'];
    }
    const set = player.setAt(time);
    this.small.drawPicture(picture, set?.length);
  },
};

// The preview beside the text: a banner's page in a frame. The last valid one stays while the text
// has errors.
import {byId, data, make} from './document.js';

const SAFE = json => json.replace(/</g, '\\u003c');

export class Showing {
  constructor(place) {
    const {style, script, body} = data('frame');
    Object.assign(this, {place, style, script, body, frame: null, coming: null, pictures: data('pictures')});
    const island = id => `<script type="application/json" id="${id}">${byId(id).textContent}<\/script>`;
    this.islands = island('constants') + island('engine');
    addEventListener('themechange', () => this.theme(this.frame));
  }
  // Shows a banner when typing pauses.
  later(page, isOnDark) {
    if (page === this.page) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.show(page, isOnDark), this.frame ? 200 : 0);
  }
  // Cancels a pending preview.
  keep() { clearTimeout(this.timer); }
  // Adds the pictures that the playground embeds.
  filled(page) {
    const banner = JSON.parse(page);
    for (const item of banner.items) {
      if (Object.hasOwn(this.pictures, item.missing)) [item.image, item.missing] = [this.pictures[item.missing], undefined];
    }
    return JSON.stringify(banner);
  }
  show(page, isOnDark) {
    this.page = page;
    this.coming?.remove();
    const frame = this.coming = make('iframe', {title: 'Preview', class: 'coming'});
    Object.defineProperty(frame, 'kept', {get: () => this.frame?.contentWindow.bannerkit?.kept});
    frame.srcdoc = `<!DOCTYPE html><html lang="en"${isOnDark ? ' data-paper="dark"' : ''}><head><meta charset="utf-8"><title>Preview</title>`
      + `<style>${this.style}</style></head><body data-page="banner">${this.body}${this.islands}`
      + `<script type="application/json" id="banner">${SAFE(this.filled(page))}<\/script><script>${this.script}<\/script></body></html>`;
    frame.addEventListener('load', () => this.await(frame));
    this.place.append(frame);
  }
  // Replaces the previous frame once the new one plays, at the same time and with the same inputs.
  await(frame) {
    if (frame !== this.coming) return;
    if (!frame.contentWindow.bannerkit?.ready) return setTimeout(() => this.await(frame), 10);
    this.theme(frame);
    frame.contentDocument.getElementById('shortcuts').closest('label').hidden = true;
    frame.classList.remove('coming');
    this.frame?.remove();
    Object.assign(this, {frame, coming: null});
    byId('waiting').hidden = true;
  }
  theme(frame) {
    if (!frame) return;
    frame.contentDocument.documentElement.dataset.theme = document.documentElement.dataset.theme;
    frame.contentWindow.dispatchEvent(new Event('themechange'));
  }
}

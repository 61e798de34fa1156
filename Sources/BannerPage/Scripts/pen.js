// A wrapper for a canvas in points. Colors are CSS values or names of custom properties.
export class Pen {
  // Resizes a canvas to a height; draws on it, or on `ground` instead.
  constructor(canvas, height, ground = canvas) {
    const style = getComputedStyle(canvas);
    const [width, ratio] = [canvas.clientWidth, devicePixelRatio || 1];
    Object.assign(ground, {width: Math.max(1, Math.round(width * ratio)), height: Math.round(height * ratio)});
    canvas.style.height = height + 'px';
    const on = ground.getContext('2d');
    on.scale(ratio, ratio);
    Object.assign(on, {font: '11px ' + style.fontFamily, textBaseline: 'middle'});
    Object.assign(this, {canvas, style, width, on, known: {}});
  }
  // Resolves a custom property: only a real property computes `light-dark()`.
  color(name) {
    if (name[0] !== '-') return name;
    if (!this.known[name]) this.canvas.style.color = `var(${name})`;
    return this.known[name] ??= this.style.color;
  }
  fill(color, alpha, path) {
    const {on} = this;
    Object.assign(on, {fillStyle: this.color(color), globalAlpha: alpha});
    on.beginPath();
    path(on);
    on.fill();
    on.globalAlpha = 1;
  }
  box(color, x, y, width, height, alpha = 1, radius = 0) { this.fill(color, alpha, on => on.roundRect(x, y, width, height, radius)); }
  stroke(color, alpha, path) {
    const {on} = this;
    Object.assign(on, {strokeStyle: this.color(color), globalAlpha: alpha});
    on.beginPath();
    path(on);
    on.stroke();
    on.globalAlpha = 1;
  }
  outline(color, alpha, x, y, width, height) { this.stroke(color, alpha, on => on.rect(x + 0.5, y + 0.5, width, height)); }
  line(color, alpha, x, top, bottom) {
    this.stroke(color, alpha, on => {
      on.moveTo(x, top);
      on.lineTo(x, bottom);
    });
  }
  // Hatches a rectangle, or the wedge in its upper left half.
  hatch(color, alpha, x, y, width, height, isWedge = false) {
    const {on} = this;
    on.save();
    on.beginPath();
    for (const [right, down] of [[0, 0], [1, 0], ...isWedge ? [] : [[1, 1]], [0, 1]]) on.lineTo(x + right * width, y + down * height);
    on.clip();
    this.stroke(color, alpha, () => {
      for (let line = y; line < y + height + width; line += 4) {
        on.moveTo(x, line);
        on.lineTo(x + width, line - width);
      }
    });
    on.restore();
  }
  words(text, x, y, align = 'left', color = '--muted') {
    Object.assign(this.on, {fillStyle: this.color(color), textAlign: align});
    this.on.fillText(text, x, y);
  }
  // A text with an ellipsis if it does not fit.
  fitted(text, room) {
    const part = room / this.measure(text);
    if (part >= 1) return text;
    const letters = [...text].slice(0, Math.max(1, Math.ceil(text.length * part)));
    while (letters.length > 1 && this.measure(letters.join('') + '…') > room) letters.pop();
    return letters.join('') + '…';
  }
  // Text on a plate, readable over any drawing; `right` is its end.
  plate(text, right, middle, color) {
    const width = this.measure(text) + 10;
    this.box('--surface', right - width - 2, middle - 7, width, 14, 0.86, 4);
    this.words(text, right - width + 3, middle + 0.5, 'left', color);
  }
  measure(text) { return this.on.measureText(text).width; }
}

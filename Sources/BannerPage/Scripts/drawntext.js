// A text as the browser has broken it into lines, read from where its letters are.
import {make} from './document.js';

// The lines that are seen of an element's text, each with the point where it begins on its baseline. At most `most` lines; a
// text that goes on after them, or is wider than its element, ends with an ellipsis, as the style cuts it.
export function linesOf(element, most) {
  const node = element.firstChild;
  if (!node) return [];
  const style = getComputedStyle(element);
  const isRightToLeft = style.direction === 'rtl';
  const {baseline, dots} = measured(element);
  const room = element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) + 0.05;
  const width = parts => parts.length ? Math.max(...parts.map(part => part.right)) - Math.min(...parts.map(part => part.left)) : 0;
  const {lines, goesOn} = broken(node, most, room);
  return lines.map((parts, index) => {
    const isCut = index === lines.length - 1 && (goesOn || width(parts) > room || most === 1 && element.scrollWidth > element.clientWidth);
    // In WebKit letters that are cut off have no width.
    const isOver = () => width(parts) + dots > room || parts.at(-1).right === parts.at(-1).left;
    if (isCut) while (parts.length > 1 && isOver()) parts.pop();
    const text = parts.map(part => part.text).join('').replace(/[ \t\n\r\f]+/g, ' ').trim();
    const x = isRightToLeft ? Math.max(...parts.map(part => part.right)) : Math.min(...parts.map(part => part.left));
    return {text: isCut ? text + '…' : text, x, y: parts[0].top + baseline, isRightToLeft};
  });
}

// The letters by lines, and whether there are more than were asked for.
function broken(node, most, room) {
  const letters = new Intl.Segmenter(undefined, {granularity: 'grapheme'});
  const range = document.createRange();
  const lines = [];
  let line;
  for (const {segment, index} of letters.segment(node.data)) {
    range.setStart(node, index);
    range.setEnd(node, index + segment.length);
    const boxes = [...range.getClientRects()];
    const box = boxes.find(({width}) => width) || boxes[0];
    // Space at the end of a line has none.
    if (!box) continue;
    if (!line || Math.abs(box.top - line[0].top) > box.height / 2) {
      if (lines.length === most) return {lines, goesOn: true};
      lines.push(line = []);
    }
    line.push({text: segment, left: box.left, right: box.right, top: box.top});
    if (most === 1 && Math.abs(box.right - line[0].left) > 2 * room) break;
  }
  return {lines, goesOn: false};
}

// How far a line's baseline is below the top of its letters, and how wide an ellipsis is.
function measured(element) {
  const foot = make('i');
  const probe = element.cloneNode();
  probe.append('…', foot);
  Object.assign(probe.style, {position: 'absolute', display: 'block', visibility: 'hidden', width: 'max-content', transform: 'none'});
  foot.style.display = 'inline-block';
  element.before(probe);
  const range = document.createRange();
  range.selectNode(probe.firstChild);
  const box = range.getBoundingClientRect();
  const baseline = foot.getBoundingClientRect().bottom - box.top;
  probe.remove();
  return {baseline, dots: box.width};
}

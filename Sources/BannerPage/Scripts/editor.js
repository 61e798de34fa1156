// The text area with line numbers, syntax colors and underlined findings. Only visible lines are
// rendered.
import {make} from './document.js';
import {SEVERITIES} from './constants.js';

export class Editor {
  constructor(area, gutter, tint, changed) {
    Object.assign(this, {area, gutter, tint, changed, findings: []});
    this.lines = [''];
    this.lineHeight = parseFloat(getComputedStyle(area).lineHeight);
    area.addEventListener('input', () => this.touched());
    area.addEventListener('scroll', () => this.later());
    area.addEventListener('keydown', event => this.key(event));
    new ResizeObserver(() => this.later()).observe(area);
  }
  get text() { return this.area.value; }
  // Replaces the text without undo.
  set text(text) {
    this.area.value = text;
    this.area.setSelectionRange(0, 0);
    this.area.scrollTop = 0;
    this.touched();
  }
  touched() {
    this.lines = this.area.value.split('\n');
    this.later();
    this.changed(this.area.value);
  }
  show(findings) {
    this.findings = findings;
    this.later();
  }
  later() {
    cancelAnimationFrame(this.due);
    this.due = requestAnimationFrame(() => this.draw());
  }
  draw() {
    const {area, lineHeight, lines} = this;
    const first = this.first = Math.max(0, Math.floor(area.scrollTop / lineHeight) - 1);
    const last = Math.min(lines.length, first + Math.ceil(area.clientHeight / lineHeight) + 3);
    const numbers = [];
    const rows = [];
    for (let line = first; line < last; line++) {
      const here = this.findings.filter(({range}) => range.start.line - 1 <= line && range.end.line - 1 >= line);
      rows.push(tinted(lines[line], here.map(finding => this.mark(finding, line))));
      const starting = here.filter(({range}) => range.start.line - 1 === line);
      const severity = SEVERITIES.find(word => starting.some(finding => finding.severity === word)) || '';
      numbers.push(make('div', {class: 'number ' + severity, text: line + 1}));
    }
    this.gutter.replaceChildren(...numbers);
    this.tint.replaceChildren(...rows);
    const down = first * lineHeight - area.scrollTop;
    this.gutter.style.transform = `translateY(${down}px)`;
    this.tint.style.transform = `translate(${-area.scrollLeft}px, ${down}px)`;
  }
  // The range and severity of a finding within a line.
  mark({range, severity}, line) {
    const from = range.start.line - 1 === line ? this.index(line, range.start.column) : 0;
    const to = range.end.line - 1 === line ? this.index(line, range.end.column) : this.lines[line].length;
    return [from, Math.max(to, from + 1), severity];
  }
  // Columns are code points, from 1.
  index(line, column) {
    const text = this.lines[line] || '';
    let index = 0;
    for (let left = column - 1; left > 0 && index < text.length; left--) index += text.codePointAt(index) > 0xffff ? 2 : 1;
    return index;
  }
  offset({line, column}) {
    let offset = 0;
    for (let above = 0; above < line - 1 && above < this.lines.length; above++) offset += this.lines[above].length + 1;
    return offset + this.index(line - 1, column);
  }
  // The position of an offset on a visible line, in the window.
  caret(offset) {
    this.draw();
    const before = this.text.slice(0, offset).split('\n');
    const row = this.tint.children[before.length - 1 - this.first];
    const {left, top, bottom} = (row || this.area).getBoundingClientRect();
    let index = before.pop().length;
    const texts = row && document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    while (index > 0 && texts?.nextNode()) {
      const {length} = texts.currentNode;
      if (index <= length) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index - 1);
        range.setEnd(texts.currentNode, index);
        return {left: range.getBoundingClientRect().right, top, bottom};
      }
      index -= length;
    }
    return {left, top, bottom};
  }
  go({start, end}) {
    const {area, lineHeight} = this;
    area.focus();
    area.setSelectionRange(this.offset(start), this.offset(end));
    const top = (start.line - 1) * lineHeight;
    if (top < area.scrollTop || top > area.scrollTop + area.clientHeight - 2 * lineHeight) area.scrollTop = top - area.clientHeight / 3;
    const left = this.index(start.line - 1, start.column) * lineHeight * 0.4;
    if (left < area.clientWidth * 0.8) area.scrollLeft = 0;
  }
  // Applies edits with undo, from last to first, so that offsets stay valid.
  apply(edits) {
    const places = edits.map(({range, replacement}) => [this.offset(range.start), this.offset(range.end), replacement]);
    for (const [start, end, replacement] of places.sort((a, b) => b[0] - a[0])) this.write(start, end, replacement);
  }
  // Replaces the differing part in one edit.
  replace(text) {
    const old = this.text;
    let [start, end] = [0, 0];
    while (start < old.length && start < text.length && old[start] === text[start]) start++;
    while (end < old.length - start && end < text.length - start && old[old.length - 1 - end] === text[text.length - 1 - end]) end++;
    if (old !== text) this.write(start, old.length - end, text.slice(start, text.length - end));
  }
  write(start, end, text) {
    const {area} = this;
    area.focus();
    area.setSelectionRange(start, end);
    // Deprecated, but the only edit that the browser can undo.
    const isDone = text ? document.execCommand('insertText', false, text) : start === end || document.execCommand('delete');
    if (isDone) return;
    area.setRangeText(text, start, end, 'end');
    this.touched();
  }
  // Enter continues the indentation. Tab moves the focus, as elsewhere on a page.
  key(event) {
    if (this.keyBefore?.(event)) return;
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const {selectionStart, selectionEnd} = this.area;
    const before = this.text.slice(0, selectionStart);
    const line = before.slice(before.lastIndexOf('\n') + 1);
    const indent = /^ */.exec(line)[0];
    if (!indent && !/:\s*$/.test(line)) return;
    event.preventDefault();
    this.write(selectionStart, selectionEnd, '\n' + indent + (/:\s*$/.test(line) ? '  ' : ''));
  }
}

const PARTS = /(#.*$)|("(?:[^"\\]|\\.)*"?|'(?:[^']|'')*'?)|([A-Za-z_][\w-]*)(?=\s*:(?:\s|$))|((?<![\w.-])[-+]?\d(?:[\w.:+-]*\w)?)|([A-Za-z_][\w-]*)|([[\]{},:|>&*-])/g;
const KINDS = ['comment', 'string', 'key', 'quantity', null, 'sign'];
// A longer line is shown as it is.
const LONGEST = 2000;

function kinds(line) {
  const all = new Array(line.length).fill('');
  if (line.length > LONGEST) return all;
  for (const match of line.matchAll(PARTS)) {
    const kind = KINDS[match.slice(1).findIndex(part => part != null)];
    const isComment = kind === 'comment' && match.index > 0 && !/\s/.test(line[match.index - 1]);
    if (kind && !isComment) all.fill(kind, match.index, match.index + match[0].length);
  }
  return all;
}

// The line as elements; `marks` are [from, to, severity] in it.
function tinted(line, marks) {
  const all = kinds(line);
  for (let end = Math.max(0, ...marks.map(([, to]) => to)); all.length < end;) all.push('');
  for (const [from, to, severity] of marks) for (let at = from; at < to; at++) all[at] += ` marked ${severity}`;
  const row = make('div', {class: 'row'});
  for (let from = 0; from < all.length;) {
    let to = from + 1;
    while (to < all.length && all[to] === all[from]) to++;
    const text = line.slice(from, to) || ' ';
    row.append(all[from] ? make('span', {class: all[from], text}) : text);
    from = to;
  }
  return row;
}

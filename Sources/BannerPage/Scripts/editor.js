// The text area with line numbers, syntax colors and underlined findings. Only visible lines are
// rendered.
import {byId} from './document.js';
import {make} from '../Element/dom.js';
import {SEVERITIES} from './constants.js';
import {blocks, counted} from './words.js';

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
      numbers.push(make('div', {class: 'number ' + severity}, line + 1));
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
    const row = this.tint.children[before.length - 1 - this.first] ?? this.tint;
    const probe = make('span', {}, before.at(-1));
    row.prepend(probe);
    const {top, bottom} = row.getBoundingClientRect();
    const {right: left} = probe.getBoundingClientRect();
    probe.remove();
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
    if (text || start < end) document.execCommand(text ? 'insertText' : 'delete', false, text);
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
    row.append(all[from] ? make('span', {class: all[from]}, text) : text);
    from = to;
  }
  return row;
}

// The completion list below the caret. It opens while typing a word, and with Ctrl-Space.
const MOST_OFFERED = 200;
// The kinds of values whose list opens after a key is accepted: there are only a few.
const FEW = ['word', 'boolean', 'id'];

export class Completing {
  constructor(editor, checker) {
    Object.assign(this, {editor, checker, shown: [], selected: -1, isWanted: false});
    [this.box, this.list, this.about] = ['completions', 'completion-list', 'completion-about'].map(byId);
    const {area} = editor;
    editor.keyBefore = event => this.key(event);
    area.addEventListener('input', event => this.typed(event));
    for (const name of ['scroll', 'pointerdown']) area.addEventListener(name, () => this.close());
    area.addEventListener('blur', event => { if (!this.box.contains(event.relatedTarget)) this.close(); });
    addEventListener('resize', () => this.close());
    // Keeps the focus in the text area.
    this.box.addEventListener('pointerdown', event => event.preventDefault());
    this.list.addEventListener('click', event => {
      const option = event.target.closest('[role=option]');
      if (option) this.accept(this.shown[[...this.list.children].indexOf(option)]);
    });
  }
  get isOpen() { return !this.box.hidden; }
  typed({inputType, data, isComposing}) {
    if (this.isWriting) return;
    const isWord = inputType === 'insertText' && !isComposing && /^[\p{L}\p{N}_#.-]$/u.test(data || '');
    const isErasing = this.isOpen && inputType === 'deleteContentBackward';
    if (isWord || isErasing) this.ask(false); else this.close();
  }
  // Requests completions. `isWanted` if the author asked: then an entry is selected, and an empty
  // list is announced.
  async ask(isWanted, isWelcome = () => true) {
    const {area} = this.editor;
    const [text, offset] = [area.value, area.selectionStart];
    const found = await this.checker.complete(text, offset);
    if (!found || area.value !== text || area.selectionStart !== offset || document.activeElement !== area) return;
    const fitting = fit(found, text, offset);
    const isNew = fitting.some(entry => text.slice(entry.from, entry.to) !== entry.text);
    if (!isWelcome(fitting) || !isNew && !isWanted) this.close();
    else if (fitting.length) this.show(fitting, offset, isWanted);
    else {
      this.close();
      if (isWanted) byId('told-completions').textContent = 'No suggestions here';
    }
  }
  // Shows entries for a caret at `offset`.
  show(entries, offset, isWanted) {
    const wasOpen = this.isOpen;
    const chosen = this.shown[this.selected]?.label;
    this.isWanted ||= isWanted;
    this.offset = offset;
    this.shown = entries.slice(0, MOST_OFFERED);
    this.list.replaceChildren(...this.shown.map(({label, kind, detail}, index) => make('li', {role: 'option', id: `completion-${index}`, class: kind,
      'aria-selected': 'false'}, make('span', {class: 'label'}, label), make('span', {class: 'detail'}, detail.replaceAll('`', '')))));
    this.box.hidden = false;
    this.list.scrollTop = 0;
    // The selection is kept while the word grows.
    const kept = this.shown.findIndex(({label}) => label === chosen);
    this.select(kept < 0 && this.isWanted ? 0 : kept);
    this.place();
    const count = counted(entries.length, 'suggestion');
    if (!wasOpen) byId('told-completions').textContent = isWanted ? count : `${count}, arrow down to choose`;
  }
  // Places the list below the word, or above it if there is more room; horizontally it stays within
  // the window.
  place() {
    const {left, top, bottom} = this.editor.caret(this.shown[0].from);
    const {style} = this.box;
    style.maxHeight = '';
    const [above, below, height] = [top - 8, innerHeight - bottom - 8, this.box.offsetHeight];
    const isBelow = height <= below || above < below;
    style.maxHeight = (isBelow ? below : above) + 'px';
    style.left = Math.max(8, Math.min(left - 10, innerWidth - this.box.offsetWidth - 8)) + 'px';
    style.top = (isBelow ? bottom + 4 : top - this.box.offsetHeight - 4) + 'px';
  }
  select(index) {
    const {area} = this.editor;
    this.list.children[this.selected]?.setAttribute('aria-selected', 'false');
    this.selected = index;
    const option = this.list.children[index];
    const about = this.shown[index]?.about;
    this.about.hidden = !about;
    this.about.replaceChildren(...about ? blocks(about) : []);
    if (!option) return area.removeAttribute('aria-activedescendant');
    option.ariaSelected = 'true';
    option.scrollIntoView({block: 'nearest'});
    area.setAttribute('aria-activedescendant', option.id);
    this.place();
  }
  close() {
    if (!this.isOpen) return;
    this.box.hidden = true;
    this.isWanted = false;
    this.shown = [];
    this.select(-1);
    byId('told-completions').textContent = '';
  }
  // Handles a key; returns whether it was consumed.
  key(event) {
    const {key} = event;
    if (event.isComposing) return false;
    if (event.ctrlKey && key === ' ' || event.altKey && key === 'Escape') return this.taken(event, () => this.ask(true));
    if (!this.isOpen || event.ctrlKey || event.metaKey || event.altKey) return false;
    const count = this.shown.length;
    const step = {ArrowDown: 1, ArrowUp: -1}[key];
    // From one end to the other.
    if (step) return this.taken(event, () => this.select(this.selected < 0 && step < 0 ? count - 1 : (this.selected + step + count) % count));
    if (key === 'Escape') return this.taken(event, () => this.close());
    const isAccepting = (key === 'Enter' || key === 'Tab') && !event.shiftKey && this.selected >= 0;
    if (isAccepting) return this.taken(event, () => this.accept(this.shown[this.selected]));
    if (['ArrowLeft', 'ArrowRight', 'Home', 'End', 'Enter', 'Tab'].includes(key)) this.close();
    return false;
  }
  taken(event, act) {
    event.preventDefault();
    act();
    return true;
  }
  accept({from, to, text, select, kind}) {
    const {editor} = this;
    // Text typed since the request is part of the word.
    const typed = editor.area.selectionStart - this.offset;
    const line = editor.text.slice(editor.text.lastIndexOf('\n', from - 1) + 1, from);
    const indented = part => part.replaceAll('\n', '\n' + /^ */.exec(line)[0]);
    this.close();
    this.isWriting = true;
    editor.write(from, Math.max(from, to + typed), indented(text));
    this.isWriting = false;
    if (!select) return;
    const start = from + indented(text.slice(0, select[0])).length;
    editor.area.setSelectionRange(start, start + select[1] - select[0]);
    if (kind === 'key') this.ask(false, entries => entries.some(entry => FEW.includes(entry.kind)));
  }
}

// Filters entries by the typed word; those that begin with it come first.
function fit(entries, text, offset) {
  const word = entry => text.slice(entry.from, offset).toLowerCase();
  const place = entry => (entry.filter || entry.label).toLowerCase().indexOf(word(entry));
  return entries.filter(entry => place(entry) >= 0).sort((a, b) => !!place(a) - !!place(b));
}

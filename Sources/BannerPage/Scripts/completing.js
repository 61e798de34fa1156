// The completion list below the caret. It opens while typing a word, and with Ctrl-Space.
import {byId, make} from './document.js';
import {blocks, counted} from './words.js';

const MOST = 200;
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
      if (isWanted) byId('told-completions').textContent = 'Nothing is known that could be written here';
    }
  }
  // Shows entries for a caret at `offset`.
  show(entries, offset, isWanted) {
    const wasOpen = this.isOpen;
    const chosen = this.shown[this.selected]?.label;
    this.isWanted ||= isWanted;
    this.offset = offset;
    this.shown = entries.slice(0, MOST);
    this.list.replaceChildren(...this.shown.map(({label, kind, detail}, index) => make('li', {role: 'option', id: `completion-${index}`, class: kind,
      'aria-selected': 'false'}, make('span', {class: 'label', text: label}), make('span', {class: 'detail', text: detail.replaceAll('`', '')}))));
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
    const steps = {ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8}[key];
    if (steps) return this.taken(event, () => this.select(this.after(steps, count)));
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
  // Arrow keys wrap around; page keys stop at the ends.
  after(steps, count) {
    if (Math.abs(steps) === 1) return this.selected < 0 && steps < 0 ? count - 1 : (this.selected + steps + count) % count;
    return Math.max(0, Math.min(count - 1, this.selected + steps));
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
  const all = entries.map(entry => [entry, place(entry)]).filter(([, at]) => at >= 0);
  return [...all.filter(([, at]) => at === 0), ...all.filter(([, at]) => at > 0)].map(([entry]) => entry);
}

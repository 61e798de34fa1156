// The entry point of the playground: an editor, its findings, and a preview.
import {byId, change, click, data, save} from './document.js';
import {make} from '../Element/dom.js';
import {readAddress, writeAddress} from './address.js';
import {begin} from './begin.js';
import {Completing, Editor} from './editor.js';
import {packText, unpackText} from './share.js';
import {SEVERITIES} from './constants.js';
import {showStatus, words} from './words.js';

// A client for the checker's worker: one request at a time, in order of priority, and only the
// latest of each kind.
const QUESTIONS = ['mend', 'complete', 'check', 'look'];

class Checker {
  constructor(answered, failed) {
    const address = URL.createObjectURL(new Blob([data('worker')], {type: 'text/javascript'}));
    this.worker = new Worker(address);
    URL.revokeObjectURL(address);
    this.worker.onmessage = ({data}) => {
      const {asked} = this;
      Object.assign(this, {isBusy: false, asked: null});
      this.turn();
      if (asked) asked.done(data); else if (data.fault) this.failed(data.fault);
    };
    this.worker.postMessage({checker: data('checker')});
    Object.assign(this, {answered, failed, isBusy: true, waiting: {}});
  }
  async check(text) {
    const {answer, fault} = await this.ask('check', {text});
    if (answer) this.answered(text, answer); else if (fault) this.failed(fault);
  }
  // Applies all safe fixes to a text.
  async mend(text) { return (await this.ask('mend', {text})).answer ?? text; }
  // The page of a text with its safe fixes; null if there is none, or if a newer request replaced
  // this one.
  async look(text) { return (await this.ask('look', {text})).answer ?? null; }
  // The completions at an offset; null if a newer request replaced this one.
  async complete(text, offset) {
    const {answer, fault} = await this.ask('complete', {text, offset});
    return answer ?? (fault ? [] : null);
  }
  ask(kind, question) {
    return new Promise(done => {
      this.waiting[kind]?.done({});
      this.waiting[kind] = {kind, question, done};
      this.turn();
    });
  }
  turn() {
    const next = !this.isBusy && QUESTIONS.find(kind => this.waiting[kind]);
    if (!next) return;
    const {kind, question} = this.asked = this.waiting[next];
    delete this.waiting[next];
    this.isBusy = true;
    this.worker.postMessage({kind, ...question});
  }
}

// The list of findings, with their location, help, and buttons for fixes.
const MOST_SHOWN = 50;

function showProblems({findings, excerpts, failing}, editor) {
  const [errors, ...others] = SEVERITIES.map(word => findings.filter(({severity}) => severity === word).length);
  showStatus(byId('verdict'), [errors, failing, ...others]);
  byId('mend').hidden = !findings.some(({fixes}) => fixes.some(({applicability}) => applicability === 'safe'));
  byId('problems').replaceChildren(...findings.slice(0, MOST_SHOWN).map((finding, index) => item(finding, excerpts[index], editor)));
  byId('nothing').hidden = findings.length > 0;
  byId('more').hidden = findings.length <= MOST_SHOWN;
  byId('more').textContent = `The first ${MOST_SHOWN} of ${findings.length}.`;
}

function item(finding, excerpt, editor) {
  const {line, column} = finding.range.start;
  const go = make('button', {type: 'button', class: 'go', 'aria-label': `Go to line ${line}, column ${column}: ${finding.message}`,
    onclick: () => editor.go(finding.range)}, `${line}:${column}`);
  const head = make('div', {class: 'head'}, make('span', {class: 'severity'}, finding.severity), go,
    make('span', {class: 'rule', title: finding.slug}, finding.rule));
  const code = make('pre', {onclick: () => editor.go(finding.range)}, excerpt);
  const parts = [head, make('p', {class: 'message', dir: 'auto'}, ...words(finding.message)), code];
  const explained = finding.fixes.length || !finding.help ? [] : [finding.help];
  const help = [...explained, ...finding.related.map(({message}) => message)];
  parts.push(...help.map(text => make('p', {class: 'help', dir: 'auto'}, ...words(text))));
  for (const fix of finding.fixes) {
    const hint = fix.applicability === 'safe' ? null : 'Check it first: it may not be what you mean';
    const title = fix.title[0].toUpperCase() + fix.title.slice(1);
    parts.push(make('button', {type: 'button', class: 'button small fix', title: hint, onclick: () => editor.apply(fix.edits)},
      make('span', {}, ...words(title))));
  }
  return make('li', {class: finding.severity}, ...parts);
}

// The preview beside the text: a banner's page in a frame. The last valid one stays while the text
// has errors.
const SAFE = json => json.replace(/</g, '\\u003c');

class Showing {
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

const place = () => letters() ? 'bannerkit.shared' : 'bannerkit.playground';

async function startPlayground() {
  byId('verdict').textContent = 'Checking …';
  const examples = data('examples');
  const showing = new Showing(byId('showing'));
  let editor = null;
  const checker = new Checker((text, answer) => {
    // Findings of an outdated text have wrong positions; the next result is on its way.
    if (text !== editor.text) return;
    editor.show(answer.findings);
    showProblems(answer, editor);
    document.body.classList.toggle('stale', !answer.page);
    byId('stale').hidden = !!answer.page || !showing.frame;
    const isSilent = !answer.findings.some(({severity}) => severity === 'error');
    byId('stale').textContent = isSilent ? 'The last valid banner: this one has an ignored error' : 'The last valid banner';
    if (answer.page) showing.later(answer.page, answer.isOnDark); else playMended(text);
    window.bannerkit = {editor, showing, checker, answer, text, ready: true};
  }, fault => {
    byId('verdict').className = 'chip bad';
    byId('verdict').textContent = `The checker stopped at this text: ${fault}`;
  });
  let first = null;
  // A text with errors is previewed with its safe fixes, if those make it valid; when typing
  // pauses, because meanwhile the next text is not checked.
  const playMended = text => {
    showing.keep();
    showing.timer = setTimeout(async () => {
      const mended = await checker.look(text);
      if (!mended || editor.text !== text) return;
      showing.later(mended.page, mended.isOnDark);
      byId('stale').hidden = false;
      byId('stale').textContent = 'With the safe fixes';
    }, 200);
  };
  editor = new Editor(byId('text'), byId('gutter'), byId('tint'), text => {
    first ??= text;
    if (text !== first) keepDraft(text);
    checker.check(text);
  });
  new Completing(editor, checker);

  const select = byId('example');
  select.append(...examples.map(({name}, index) => make('option', {value: index}, name)));
  change('example', () => {
    const chosen = examples[select.value];
    if (chosen) editor.replace(chosen.text);
    editor.area.setSelectionRange(0, 0);
    editor.area.scrollTop = 0;
    select.value = '';
  });
  click('mend', async () => {
    const text = editor.text;
    const mended = await checker.mend(text);
    if (editor.text === text) editor.replace(mended);
  });
  click('verdict', event => {
    event.preventDefault();
    const tab = showing.frame?.contentDocument.querySelector(`[aria-controls=${byId('verdict').dataset.tab}]`);
    tab?.click();
    (tab ?? document.querySelector('.list')).focus();
  });
  click('share', () => share(editor.text));
  click('download', () => {
    const name = /^name:\s*["']?([\w-]+)/m.exec(editor.text)?.[1] || 'banner';
    save(`${name}.banner.yaml`, editor.text, 'application/yaml');
  });
  addEventListener('hashchange', async () => {
    const text = await shared();
    if (text !== null && text !== editor.text) editor.replace(text);
  });
  // Edits of a shared text take precedence over the text itself.
  const kept = draft();
  editor.text = (kept?.from === letters() ? kept.text : await shared()) ?? examples[0]?.text ?? '';
}

const letters = () => readAddress().get('text') ?? '';
const shared = async () => letters() ? unpackText(letters()) : null;

async function share(text) {
  writeAddress({...Object.fromEntries(readAddress()), text: await packText(text)});
  const isCopied = await navigator.clipboard?.writeText(location.href).then(() => true, () => false);
  tell(isCopied ? 'The address is copied. It opens this text.' : 'The address now has this text: copy it from the address bar.');
}

// The draft survives a reload and is shared between tabs; the user's own text and that of a link
// are kept apart. Some browsers do not store data for `file:` URLs.
function keepDraft(text) {
  try {
    localStorage.setItem(place(), JSON.stringify({from: letters(), text}));
  } catch {}
}
function draft() {
  try {
    return JSON.parse(localStorage.getItem(place()));
  } catch {
    return null;
  }
}

let telling;
function tell(words) {
  byId('told').textContent = words;
  clearTimeout(telling);
  telling = setTimeout(() => { byId('told').textContent = ''; }, 6000);
}

begin(startPlayground);

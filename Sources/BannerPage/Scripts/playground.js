// The entry point of the playground: an editor, its findings, and a preview.
import {byId, change, click, data, make, save} from './document.js';
import {readAddress, writeAddress} from './address.js';
import {begin} from './begin.js';
import {Checker} from './checker.js';
import {Completing} from './completing.js';
import {Editor} from './editor.js';
import {showProblems} from './problems.js';
import {packText, unpackText} from './share.js';
import {Showing} from './showing.js';

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
    byId('verdict').className = 'error';
    byId('verdict').textContent = `The checker stopped at this text: ${fault}`;
  });
  let first = null;
  // A text with errors is previewed with its safe fixes, if those make it valid.
  const playMended = async text => {
    showing.keep();
    const mended = await checker.look(text);
    if (!mended || editor.text !== text) return;
    showing.later(mended.page, mended.isOnDark);
    byId('stale').hidden = false;
    byId('stale').textContent = 'With the safe fixes';
  };
  editor = new Editor(byId('text'), byId('gutter'), byId('tint'), text => {
    first ??= text;
    if (text !== first) keepDraft(text);
    checker.check(text);
  });
  new Completing(editor, checker);

  const select = byId('example');
  select.append(...examples.map(({name}, index) => make('option', {value: index, text: name})));
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
  tell(isCopied ? 'The address is copied. Who opens it sees this text.' : 'The address now has this text: copy it from the address bar.');
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

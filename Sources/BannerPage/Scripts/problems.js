// What was found, as a list: where it is, what to change, and a button that changes it.
import {byId, make} from './document.js';
import {SEVERITIES} from './constants.js';
import {words} from './prose.js';

const MOST = 50;

function verdictOf(findings) {
  const counts = SEVERITIES.map(word => [findings.filter(({severity}) => severity === word).length, word]).filter(([count]) => count);
  if (!counts.length) return 'No findings';
  return counts.map(([count, word]) => `${count} ${count > 1 && word !== 'advice' ? word + 's' : word}`).join(', ');
}

export function showProblems({findings, excerpts}, editor) {
  const verdict = verdictOf(findings);
  if (byId('verdict').textContent !== verdict) byId('verdict').textContent = verdict;
  byId('verdict').className = findings[0] ? SEVERITIES.find(word => findings.some(({severity}) => severity === word)) : 'clean';
  byId('mend').hidden = !findings.some(({fixes}) => fixes.some(({applicability}) => applicability === 'safe'));
  byId('problems').replaceChildren(...findings.slice(0, MOST).map((finding, index) => item(finding, excerpts[index], editor)));
  byId('nothing').hidden = findings.length > 0;
  byId('more').hidden = findings.length <= MOST;
  byId('more').textContent = `The first ${MOST} of ${findings.length}.`;
}

function item(finding, excerpt, editor) {
  const {line, column} = finding.range.start;
  const go = make('button', {type: 'button', class: 'go', text: `${line}:${column}`, 'aria-label': `Go to line ${line}, column ${column}: ${finding.message}`,
    onclick: () => editor.go(finding.range)});
  const head = make('div', {class: 'head'}, make('span', {class: 'severity', text: finding.severity}), go,
    make('span', {class: 'rule', text: finding.rule, title: finding.slug}));
  const code = make('pre', {text: excerpt, onclick: () => editor.go(finding.range)});
  const parts = [head, make('p', {class: 'message', dir: 'auto'}, ...words(finding.message)), code];
  const titles = finding.fixes.map(({title}) => title);
  for (const text of finding.suggestions) if (!titles.includes(text)) parts.push(make('p', {class: 'help', dir: 'auto'}, ...words(text)));
  for (const {message} of finding.related) parts.push(make('p', {class: 'help', dir: 'auto'}, ...words(message)));
  for (const fix of finding.fixes) {
    const hint = fix.applicability === 'safe' ? null : 'Look at it first: it may not be what you mean';
    const fixing = {type: 'button', class: 'button small fix', title: hint, onclick: () => editor.apply(fix.edits)};
    parts.push(make('button', fixing, make('span', {}, ...words(sentence(fix.title)))));
  }
  return make('li', {class: finding.severity}, ...parts);
}

const sentence = text => text[0].toUpperCase() + text.slice(1);

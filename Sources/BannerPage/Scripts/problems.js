// The list of findings, with their location, help, and buttons for fixes.
import {byId, make, say} from './document.js';
import {SEVERITIES} from './constants.js';
import {severities, words} from './words.js';

const MOST = 50;

export function showProblems({findings, excerpts}, editor) {
  const counts = SEVERITIES.map(word => [findings.filter(({severity}) => severity === word).length, word]).filter(([count]) => count);
  say(byId('verdict'), counts.map(([count, word]) => severities(count, word)).join(', ') || 'No findings');
  byId('verdict').className = counts[0]?.[1] ?? 'clean';
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
  const explained = finding.fixes.length || !finding.help ? [] : [finding.help];
  const help = [...explained, ...finding.related.map(({message}) => message)];
  parts.push(...help.map(text => make('p', {class: 'help', dir: 'auto'}, ...words(text))));
  for (const fix of finding.fixes) {
    const hint = fix.applicability === 'safe' ? null : 'Look at it first: it may not be what you mean';
    const title = fix.title[0].toUpperCase() + fix.title.slice(1);
    parts.push(make('button', {type: 'button', class: 'button small fix', title: hint, onclick: () => editor.apply(fix.edits)},
      make('span', {}, ...words(title))));
  }
  return make('li', {class: finding.severity}, ...parts);
}

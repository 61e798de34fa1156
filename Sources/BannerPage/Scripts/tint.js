// A line of YAML in parts that look different: comments, keys, texts, numbers. Only for the eye; the checker reads the text itself.
import {make} from './document.js';

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
export function tinted(line, marks) {
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

// DOM helpers, embedded data, and downloads.
import {make} from '../Element/dom.js';

export const byId = id => document.getElementById(id);
export const data = id => JSON.parse(byId(id).textContent);
// Sets a text only if it differs: cheaper in every frame, and announced only once.
export const say = (element, words) => { if (element.textContent !== words) element.textContent = words; };
export const click = (id, action) => byId(id).addEventListener('click', action);
export const change = (id, action) => byId(id).addEventListener('change', action);
// Selects an option, if it exists.
export const pick = (list, value) => { if ([...list.options].some(option => option.value === value)) list.value = value; };
// Yields to rendering and input; in a hidden page, for 50 ms.
export const pause = () => new Promise(done => {
  requestAnimationFrame(() => setTimeout(done));
  setTimeout(done, 50);
});

export async function copyText(button, text, otherwise = 'Not copied') {
  const words = button.textContent;
  button.textContent = await navigator.clipboard?.writeText(text).then(() => 'Copied', () => otherwise) ?? otherwise;
  setTimeout(() => { button.textContent = words; }, 1500);
}

export function save(name, content, type) {
  const address = URL.createObjectURL(new Blob([content], {type}));
  make('a', {href: address, download: name}).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

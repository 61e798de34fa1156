// Files that a page gives away.
import {make} from './document.js';

// Copies a text, and says so on the button.
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

// Words of the program as elements.
import {make} from './document.js';

// What is between two backticks is code.
export const words = text => text.split('`').map((part, index) => index % 2 ? make('code', {text: part}) : part);

// The Markdown that the program writes: paragraphs, lists, and names between asterisks, which are not shown.
export const blocks = text => text.replaceAll('**', '').split('\n\n').map(block => block.startsWith('- ')
  ? make('ul', {}, ...block.split('\n').map(line => make('li', {}, ...words(line.slice(2)))))
  : make('p', {}, ...words(block)));

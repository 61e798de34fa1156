// Elements, without HTML in texts.
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value != null) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

// Changes an attribute only if it is another, because the element does so in every frame.
export function set(element, name, value) {
  if (value == null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

// Links that a page follows: of the web, or of its own site; others belong to apps.
export const isFollowed = link => /^(https?|mailto|tel):/i.test(link) || !/^[^/?#]*:/.test(link);

// Paths that depend on where they are written: no scheme, and not of the site or of the page itself.
export const isRelative = path => !!path && !/^([^/?#]*:|[/?#])/.test(path);

// The box of a card or a mark.
export function place({style}, x, y, width, height, more = '') {
  style.transform = `translate(${x}px, ${y}px)${more}`;
  style.width = width + 'px';
  style.height = height + 'px';
}

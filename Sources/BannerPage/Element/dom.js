// DOM helpers, which never parse HTML.
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) if (value != null) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

// Sets an attribute only if it differs, because this runs in every frame.
export function set(element, name, value) {
  if (value == null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

// Links that a page follows: web, mail and telephone links, and paths; other schemes belong to
// apps.
export const isFollowed = link => /^(https?|mailto|tel):/i.test(link) || !/^[^/?#]*:/.test(link);

// Paths that are relative to their file: no scheme, and neither absolute nor a fragment.
export const isRelative = path => !!path && !/^([^/?#]*:|[/?#])/.test(path);

// Positions a card or a mark.
export function place({style}, x, y, width, height, more = '') {
  style.transform = `translate(${x}px, ${y}px)${more}`;
  style.width = width + 'px';
  style.height = height + 'px';
}

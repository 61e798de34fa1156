// DOM helpers, which never parse HTML.
export const calm = matchMedia('(prefers-reduced-motion: reduce)');

// Makes an element; a function is a handler.
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element[key] = value;
    else if (value != null) element.setAttribute(key, value);
  }
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

// Maps points of the window to points of a node, however its ancestors are scaled or rotated.
export function mapping(node) {
  const [[left, top], [x1, y1], [x2, y2]] = [[0, 0], [100, 0], [0, 100]].map(([left, top]) => {
    const probe = make('i');
    Object.assign(probe.style, {position: 'absolute', left: left + 'px', top: top + 'px'});
    node.append(probe);
    const {x, y} = probe.getBoundingClientRect();
    probe.remove();
    return [x, y];
  });
  const matrix = new DOMMatrix([x1 - left, y1 - top, x2 - left, y2 - top].map(part => part / 100).concat(left, top)).inverse();
  return ({clientX, clientY}) => matrix.transformPoint({x: clientX, y: clientY});
}

// Whether the horizontal axis of a node is rather vertical on the screen.
export function isTurned(node) {
  const map = mapping(node);
  const [from, to] = [0, 1].map(clientX => map({clientX, clientY: 0}));
  return Math.abs(to.y - from.y) > Math.abs(to.x - from.x);
}

// Positions a card or a mark.
export function place({style}, x, y, width, height, more = '') {
  style.transform = `translate(${x}px, ${y}px)${more}`;
  style.width = width + 'px';
  style.height = height + 'px';
}

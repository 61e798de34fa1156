// The page's document: its elements, and the data that it carries.
export const byId = id => document.getElementById(id);
export const data = id => JSON.parse(byId(id).textContent);
export const calm = matchMedia('(prefers-reduced-motion: reduce)');
// Lets the browser draw, and answer whoever types, before more is done; where nothing is drawn, no longer than a moment.
export const pause = () => new Promise(done => {
  requestAnimationFrame(() => setTimeout(done));
  setTimeout(done, 50);
});

export const make = (name, attributes = {}, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === false || value == null) continue;
    if (key === 'text') element.textContent = value;
    else if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children);
  return element;
};

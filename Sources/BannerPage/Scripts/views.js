// The windows of a page's banner: in the page's data, each after the first says only what is not as in that one.
export function spreadViews(banner) {
  const [own, ...others] = banner.views || [];
  if (!own) return;
  banner.views = [own, ...others.map(({changed: [start, count, ...numbers], ...view}) =>
    ({...own, ...view, numbers: own.numbers.toSpliced(start, count, ...numbers)}))];
}

// What the shop does with its banners: it counts what is seen, and puts what is bought into the basket.
const seen = {};
addEventListener('banner-change', ({target, detail}) => {
  seen[target.getAttribute('name')] = detail.id;
  document.documentElement.dataset.seen = JSON.stringify(seen);
});
addEventListener('click', ({target}) => {
  const id = target.dataset?.buy;
  if (id) document.getElementById('basket').textContent = `In your basket: ${id}.`;
});

// The button that chooses light, dark, or what the system has.
export function keepTheme(button) {
  const words = {auto: 'Match system', light: 'Light', dark: 'Dark'};
  const order = ['auto', 'light', 'dark'];
  const show = theme => {
    if (theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    button.querySelector('span').textContent = words[theme];
    button.value = theme;
    dispatchEvent(new Event('themechange'));
  };
  button.addEventListener('click', () => show(order[(order.indexOf(button.value) + 1) % 3]));
  show('auto');
}

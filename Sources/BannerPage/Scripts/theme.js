// The button that chooses light, dark, or what the system has; its name is what it shows.
import {readAddress, writeAddress} from './address.js';

export function keepTheme(button) {
  const words = {auto: 'match system', light: 'light', dark: 'dark'};
  const order = ['auto', 'light', 'dark'];
  const show = theme => {
    if (theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    button.querySelector('span').textContent = 'Colours: ' + words[theme];
    button.value = theme;
    dispatchEvent(new Event('themechange'));
  };
  button.addEventListener('click', () => {
    show(order[(order.indexOf(button.value) + 1) % 3]);
    writeAddress({...Object.fromEntries(readAddress()), theme: button.value === 'auto' ? '' : button.value});
  });
  const said = readAddress().get('theme');
  show(order.includes(said) ? said : 'auto');
}

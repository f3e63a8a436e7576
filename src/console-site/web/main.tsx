import { render } from 'preact';
import { App } from './app';
import { keepFocus } from './focus';
import { followLinks } from './router';

followLinks();
const root = document.getElementById('app');
if (root) {
  keepFocus(root);
  render(<App />, root);
}

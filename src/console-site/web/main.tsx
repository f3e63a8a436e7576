import { render } from 'preact';
import { App } from './app';
import { keepFocus } from './focus';
import { warnWhileUnderWay } from './leaving';
import { followLinks } from './router';
import { followOtherTabs } from './session';

followLinks();
followOtherTabs();
warnWhileUnderWay();
const root = document.getElementById('app');
if (root) {
  keepFocus(root);
  render(<App />, root);
}

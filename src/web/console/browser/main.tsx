import { render } from 'preact';
import { App } from './app';
import { keepFocus } from './focus';
import { followStyles } from './kit/code';
import { inform } from './kit/actions/toast';
import { warnWhileActionsRun } from './leaving';
import { prefetchPage } from './modules';
import { followLinks, onGo } from './router';
import { followOtherTabs } from './session';
import { showTheme } from './theme';
import { followTyping } from './typing';

showTheme();
onGo(prefetchPage);
followLinks();
followOtherTabs();
followStyles();
warnWhileActionsRun();
followTyping(() =>
  inform('A dialog closed while you were typing. The keys pressed since then were ignored.'),
);
const root = document.getElementById('app');
if (root) {
  keepFocus(root);
  render(<App />, root);
}

import { render } from 'preact';
import { App } from './app';
import { keepFocus } from './focus';
import { followStyles } from './kit/code';
import { inform } from './kit/actions/toast';
import { warnWhileActionsRun } from './leaving';
import { prefetchPage } from './modules';
import { followLinks, onGo } from './router';
import { followOtherTabs } from './session';
import { followTyping } from './typing';

onGo(prefetchPage);
followLinks();
followOtherTabs();
followStyles();
warnWhileActionsRun();
followTyping(() => inform('A question was closed while you typed: what you typed since has done nothing.'));
const root = document.getElementById('app');
if (root) {
  keepFocus(root);
  render(<App />, root);
}

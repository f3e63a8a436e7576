import { render } from 'preact';
import { App } from './app';
import { keepFocus } from './focus';
import { followStyles } from './kit/code';
import { inform } from './kit/actions/toast';
import { loadLanguage } from './language';
import { warnWhileActionsRun } from './leaving';
import { prefetchPage } from './modules';
import { followLinks, onGo } from './router';
import { followOtherTabs } from './session';
import { showTheme } from './theme';
import { followTyping } from './typing';
import { textOf } from './words';

showTheme();
onGo(prefetchPage);
followLinks();
followOtherTabs();
followStyles();
warnWhileActionsRun();
followTyping(() => inform(textOf('shell.aDialogClosedWhile')));
void loadLanguage().then(() => {
  const root = document.getElementById('app');
  if (!root) return;
  keepFocus(root);
  render(<App />, root);
});

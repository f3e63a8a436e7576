import { asksToSignIn, isOfAnother, sendForm } from './send-form';

/**
 * Posts a message; whatever goes wrong, the words stay.
 * @param lost what is said without a network
 * @param thread `isLive`: whether messages appear by themselves, otherwise the page is loaded anew; `posted` hears
 *   that the service has the message and the form is one for the next, `shown` is given the page with it where this
 *   one stays
 */
export async function postMessage(
  form: HTMLFormElement,
  lost: string,
  thread: { isLive: () => boolean; posted: () => void; shown: (page: Document) => void },
): Promise<void> {
  const button = form.querySelector('button');
  if (button?.ariaDisabled === 'true') return;
  if (button) button.ariaDisabled = 'true';
  form.querySelector('[data-lost]')?.remove();
  try {
    const text = contentOf(form)?.value;
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const sent = await sendForm(form.action, body);
    if (asksToSignIn(sent)) return location.assign(sent.url);
    if (sent.hasMoved) {
      renew(form, sent.page, text);
      thread.posted();
      if (!thread.isLive()) return location.assign(sent.url);
      contentOf(form)?.focus();
      return thread.shown(sent.page);
    }
    // The whole page is another account's now: it says so, and has the words.
    if (isOfAnother(sent)) return form.submit();
    const refused = sent.page.querySelector<HTMLFormElement>(`#thread form[action$="/messages"]`);
    if (refused) replace(form, refused, text);
    // A failure is a page at the address of the form: its first sentence says what is wrong.
    else form.prepend(notice(sent.page.querySelector('main p')?.textContent ?? lost));
    document.getElementById('content')?.focus();
  } catch {
    form.prepend(notice(lost));
  } finally {
    if (button) button.ariaDisabled = null;
  }
}

function notice(text: string): HTMLElement {
  const element = document.createElement('p');
  element.className = 'notice bad';
  element.dataset.lost = '';
  element.setAttribute('role', 'alert');
  element.textContent = text;
  return element;
}

function contentOf(form: HTMLFormElement): HTMLTextAreaElement | null {
  return form.querySelector('textarea');
}

/**
 * Makes the form one for another message: with the key of the page that the last one led to, and what was typed since.
 * @param text what was sent
 */
function renew(form: HTMLFormElement, page: Document, text: string | undefined): void {
  const [key, fresh] = [form, page].map((root) =>
    root.querySelector<HTMLInputElement>('form[action$="/messages"] [name=key]'),
  );
  if (key && fresh) key.value = fresh.value;
  const content = contentOf(form);
  if (content && content.value === text) content.value = '';
}

/** Puts the form of a refusal in place of the one that was sent, with what was typed since. */
function replace(form: HTMLFormElement, refused: HTMLFormElement, text: string | undefined): void {
  const [typed, content] = [contentOf(form)?.value, contentOf(refused)];
  if (content && typed !== undefined && typed !== text) content.value = typed;
  form.replaceWith(refused);
}

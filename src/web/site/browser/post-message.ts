import { asksToSignIn, confirms, isOfAnother, refusalOf, sendForm } from './send-form';

/**
 * Posts a message; on any failure the text stays in the form.
 * @param words the error texts for a missing network, and for an answer that does not confirm the message
 * @param thread `isLive`: whether messages arrive by themselves, otherwise the page is reloaded; `posted` is called
 *   once the message is stored and the form is ready for the next one, `shown` with the page that has the message if
 *   this page stays open
 */
export async function postMessage(
  form: HTMLFormElement,
  words: Readonly<Record<'lost' | 'unconfirmed', string>>,
  thread: { isLive: () => boolean; posted: () => void; shown: (page: Document) => void },
): Promise<void> {
  const button = form.querySelector('button');
  if (button?.ariaDisabled === 'true') return;
  if (button) button.ariaDisabled = 'true';
  form.querySelectorAll('[data-lost], [data-old]').forEach((each) => each.remove());
  try {
    const text = contentOf(form)?.value;
    const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const sent = await sendForm(form.action, body);
    if (asksToSignIn(sent)) return location.assign(sent.url);
    if (confirms(sent, ['post'])) {
      renew(form, sent.page, text);
      thread.posted();
      if (!thread.isLive()) return location.assign(sent.url);
      contentOf(form)?.focus();
      return thread.shown(sent.page);
    }
    // The whole page belongs to another account now; the server's page shows that, with the text.
    if (isOfAnother(sent)) return form.submit();
    const refused =
      !sent.hasMoved && sent.page.querySelector<HTMLFormElement>(`#thread form[action$="/messages"]`);
    if (refused) replace(form, refused, text);
    else form.prepend(notice(refusalOf(sent) ?? words.unconfirmed));
    document.getElementById('content')?.focus();
  } catch {
    form.prepend(notice(words.lost));
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
 * Prepares the form for another message: sets the key from the page that the last one led to, and keeps text typed
 * meanwhile.
 * @param text the text that was sent
 */
function renew(form: HTMLFormElement, page: Document, text: string | undefined): void {
  const [key, fresh] = [form, page].map((root) =>
    root.querySelector<HTMLInputElement>('form[action$="/messages"] [name=key]'),
  );
  if (key && fresh) key.value = fresh.value;
  const content = contentOf(form);
  if (content && content.value === text) content.value = '';
}

/** Replaces the form by that of a refusal, and keeps text typed meanwhile. */
function replace(form: HTMLFormElement, refused: HTMLFormElement, text: string | undefined): void {
  const [typed, content] = [contentOf(form)?.value, contentOf(refused)];
  if (content && typed !== undefined && typed !== text) content.value = typed;
  form.replaceWith(refused);
}

import type { UpvoteProps } from '../islands/upvote-button';
import { asksToSignIn, isOfAnother, type Sent, sendForm } from './send-form';

/**
 * Sends one's support without leaving the page, and shows the server's new count. Texts are set as a whole, not changed
 * in their nodes: a browser that translates the page has replaced these.
 */
export function start(element: HTMLElement, { action, account, words }: UpvoteProps): void {
  const form = element.querySelector('form');
  const button = form?.querySelector('button');
  const want = form?.querySelector<HTMLInputElement>('[name=want]');
  if (!form || !button || !want) return;
  const send = async () => {
    try {
      const sent = await sendForm(action, new URLSearchParams({ account, want: want.value }));
      if (asksToSignIn(sent)) return location.assign(sent.url);
      // The whole page belongs to another account now; the server's page shows that.
      if (isOfAnother(sent)) return form.submit();
      const fresh = freshIn(sent, action);
      if (fresh) show(element, fresh);
      // An error is a page at the URL of the form, which cannot be opened by GET.
      else fail(element, reasonIn(sent, words));
    } catch {
      fail(element, words.lost);
    }
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (button.ariaDisabled === 'true') return;
    button.ariaDisabled = 'true';
    element.querySelector('[data-lost]')?.remove();
    void send().finally(() => (button.ariaDisabled = null));
  });
}

/** The button of the same issue on the page of an answer; undefined for any other page. */
function freshIn({ page }: Sent, action: string): HTMLElement | undefined {
  return [...page.querySelectorAll<HTMLElement>('[data-island=upvote]')].find(
    ({ dataset }) => (JSON.parse(dataset.props ?? '{}') as Partial<UpvoteProps>).action === action,
  );
}

function reasonIn({ page, hasMoved, status }: Sent, words: UpvoteProps['words']): string {
  if (hasMoved || status < 400) return words.unconfirmed;
  return page.querySelector('main p')?.textContent ?? words.lost;
}

/** Shows the server's count and button in the elements that keep the focus and are announced. */
function show(element: HTMLElement, fresh: HTMLElement): void {
  for (const part of ['dd', 'button']) {
    const [here, there] = [element, fresh].map((root) => root.querySelector(part));
    if (!here || !there) continue;
    here.textContent = there.textContent;
    here.className = there.className;
  }
  const [here, there] = [element, fresh].map((root) => root.querySelector<HTMLInputElement>('[name=want]'));
  if (here && there) here.value = there.value;
}

function fail(element: HTMLElement, text: string): void {
  const notice = document.createElement('p');
  notice.className = 'notice bad';
  notice.dataset.lost = '';
  notice.setAttribute('role', 'alert');
  notice.textContent = text;
  element.append(notice);
}

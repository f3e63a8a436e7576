import { account } from './account';

/** What became of a form that was sent: the page it led to. */
export interface Sent {
  /** Where the answer is, after redirects. */
  url: string;
  status: number;
  /** Whether the form led to another page. */
  hasMoved: boolean;
  page: Document;
}

/**
 * Sends a form of a page as the browser would, and reads the page it leads to.
 * @throws TypeError where there is no network
 */
export async function sendForm(action: string, body: FormData | URLSearchParams): Promise<Sent> {
  const answer = await fetch(action, { method: 'POST', body, headers: { accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return { url: answer.url, status: answer.status, hasMoved: answer.redirected, page };
}

/**
 * Whether the page of an answer is another account's than this one: somebody else has signed in to this browser since
 * it was opened, and the form was not taken.
 */
export function isOfAnother({ page, hasMoved }: Sent): boolean {
  const whose = page.body.dataset.account;
  return !hasMoved && whose !== undefined && account() !== '' && whose !== account();
}

/** Whether an answer is the way to sign in: the session is over, and the server keeps the words. */
export function asksToSignIn({ url }: Pick<Sent, 'url'>): boolean {
  return /^(\/[a-z]{2})?\/sign-in$/.test(new URL(url).pathname);
}

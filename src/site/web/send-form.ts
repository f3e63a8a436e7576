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

/** Whether an answer is the way to sign in: the session is over, and the server keeps the words. */
export function asksToSignIn({ url }: Pick<Sent, 'url'>): boolean {
  return /^(\/[a-z]{2})?\/sign-in$/.test(new URL(url).pathname);
}

import { account } from './account';

/** The result of sending a form: the page it led to. */
export interface Sent {
  /** The URL of the answer, after redirects. */
  url: string;
  status: number;
  /** Whether the form led to another page. */
  hasMoved: boolean;
  page: Document;
}

/** The path of an issue, with its id. */
const ISSUE = /^(\/[a-z]{2})?\/[a-z]+\/issues\/iss_[0-9a-z]+$/;

/**
 * Sends a form as the browser would, and parses the page it leads to.
 * @throws TypeError if there is no network
 */
export async function sendForm(action: string, body: FormData | URLSearchParams): Promise<Sent> {
  const answer = await fetch(action, { method: 'POST', body, headers: { accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return { url: answer.url, status: answer.status, hasMoved: answer.redirected, page };
}

/**
 * As `sendForm`, with its progress, which `fetch` does not tell.
 * @param watch called with the bytes that are sent, and all there are
 * @param signal aborts it
 * @throws TypeError if there is no network, or it was aborted
 */
export function sendWatched(
  action: string,
  body: FormData,
  watch: (loaded: number, total: number) => void,
  signal: AbortSignal,
): Promise<Sent> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    request.open('POST', action);
    request.setRequestHeader('accept', 'text/html');
    request.upload.onprogress = ({ loaded, total }) => watch(loaded, total);
    request.onload = () => {
      const page = new DOMParser().parseFromString(request.responseText, 'text/html');
      const url = request.responseURL;
      done({ url, status: request.status, hasMoved: url !== new URL(action, location.href).href, page });
    };
    request.onerror = request.onabort = () => fail(new TypeError('not sent'));
    signal.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

/**
 * Whether an answer is the page of an issue that names what was done to it. Only this proves that the service has what
 * was sent: another redirect comes from something in between, such as a proxy or the sign-in page of a network.
 * @param done the acts one of which was sent, as the URL of the page names them
 */
export function confirms({ url, hasMoved }: Sent, done: readonly string[]): boolean {
  const { pathname, searchParams } = new URL(url);
  return hasMoved && ISSUE.test(pathname) && done.includes(searchParams.get('done') ?? '');
}

/**
 * Why the service refused a form: its page at the URL of the form says so. Undefined for any other answer, such as an
 * error page of a proxy.
 */
export function refusalOf({ page, status, hasMoved }: Sent): string | undefined {
  // The header of each page of the site names the account.
  if (hasMoved || status < 400 || !page.querySelector('.account')) return undefined;
  return page.querySelector('main p')?.textContent ?? undefined;
}

/** Whether an answer confirms that a report was stored. */
export function confirmsReport(sent: Sent): boolean {
  return confirms(sent, ['report', 'reportWithoutPhotos']);
}

/**
 * Whether an answer was rendered for another account than this page: somebody else has signed in to this browser since
 * it was opened, and the form was refused.
 */
export function isOfAnother({ page, hasMoved }: Sent): boolean {
  const whose = page.body.dataset.account;
  return !hasMoved && whose !== undefined && account() !== '' && whose !== account();
}

/** Whether an answer is the sign-in page: the session has ended, and the server keeps the text. */
export function asksToSignIn({ url }: Pick<Sent, 'url'>): boolean {
  return /^(\/[a-z]{2})?\/sign-in$/.test(new URL(url).pathname);
}

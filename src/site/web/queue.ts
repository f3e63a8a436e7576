import { account } from './account';
import { hasQueue, markQueue } from './queue-mark';
import { asksToSignIn, isOfAnother, sendForm } from './send-form';

/** A report that is saved on the device until the service has it. */
export interface SavedReport {
  /** That of the form, by which the server makes one issue of it, however often it is sent. */
  key: string;
  /** Whose it is: it is sent under no other account. Empty: nobody was signed in. */
  account: string;
  action: string;
  fields: Array<[name: string, value: string]>;
  photos: File[];
  words: Readonly<Record<'sent' | 'look' | 'signIn' | 'saved', string>>;
  /** Whether it is left to its reader: it was refused, or is to be sent from the form once they are signed in. */
  isHeld?: boolean;
}

/** What becomes of a saved report, in words. */
export interface QueueNews {
  key: string;
  text: string;
}
/** The event of the document that tells of it. */
export const QUEUE_NEWS = 'queue:news';

const STORE = 'reports';
/** The address of the form with a saved report in it; what follows is its key. */
export const SAVED = '#saved=';

/** Whether this tab is sending them. */
let isSending = false;

/** Saves a report on the device. @throws DOMException where the browser keeps nothing */
export async function saveReport(report: SavedReport): Promise<void> {
  await inStore('readwrite', (store) => store.put(report));
  markQueue(true);
}

/** A saved report that this reader may open, or undefined. */
export async function savedReport(key: string): Promise<SavedReport | undefined> {
  if (!hasQueue()) return undefined;
  const report = await inStore<SavedReport | undefined>('readonly', (store) => store.get(key));
  return report && (report.account === '' || report.account === account()) ? report : undefined;
}

/** Removes a saved report: the service has it, or its reader does not want it. */
export async function dropReport(key: string): Promise<void> {
  if (hasQueue()) await inStore('readwrite', (store) => store.delete(key));
}

/**
 * Sends the reports of this account that wait, one after the other, and says what becomes of each. One tab at a time
 * does it, where the browser can see to that; where two do, the key of a report makes one issue of it. A report is
 * removed only once the service has made an issue of it; one that fails keeps none of the others waiting.
 */
export async function sendQueue(): Promise<void> {
  if (isSending) return;
  isSending = true;
  // Browsers have none where the site has no TLS.
  const locks = navigator.locks as LockManager | undefined;
  try {
    if (locks) await locks.request('reports', { ifAvailable: true }, (lock) => lock && sendAll());
    else await sendAll();
  } finally {
    isSending = false;
  }
}

async function sendAll(): Promise<void> {
  const reports = await inStore<SavedReport[]>('readonly', (store) => store.getAll());
  const reader = await readerOf(reports);
  for (const report of reports)
    if (report.isHeld || report.account === '') pointTo(report);
    else if (reader === undefined) announce(report.words.saved, undefined, report.key);
    // No network yet, or the service is away: it goes on waiting.
    else if (report.account === reader) await sendOne(report).catch(() => undefined);
    else askToSignIn(report);
  // Taken off before counting: what another tab saves meanwhile is counted, or marked by that tab afterwards.
  markQueue(false);
  if ((await inStore<number>('readonly', (store) => store.count())) > 0) markQueue(true);
}

/**
 * Who is signed in. A page without an account may be one that was kept for being without a network: there the service
 * is asked.
 * @returns undefined where the service cannot be asked
 */
async function readerOf(reports: readonly SavedReport[]): Promise<string | undefined> {
  const waiting = reports.find(({ account: whose, isHeld }) => whose !== '' && !isHeld);
  if (account() !== '' || !waiting) return account();
  try {
    const answer = await fetch(waiting.action, { cache: 'no-store', headers: { accept: 'text/html' } });
    if (!answer.ok) return undefined;
    return new DOMParser().parseFromString(await answer.text(), 'text/html').body.dataset.account ?? '';
  } catch {
    return undefined;
  }
}

async function sendOne(report: SavedReport): Promise<void> {
  const { key, action, fields, photos, words } = report;
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  // Nobody is there to look at similar issues.
  body.set('checked', 'yes');
  for (const photo of photos) body.append('photos', photo);
  const sent = await sendForm(action, body);
  // The service is away: it may take it later.
  if (sent.status >= 500 || sent.status === 429) return;
  if (asksToSignIn(sent)) return announce(words.signIn, sent.url, key);
  if (sent.hasMoved) {
    await inStore('readwrite', (store) => store.delete(key));
    return announce(words.sent, sent.url, key);
  }
  // Another account has signed in since this page was opened: it goes on waiting for its own.
  if (isOfAnother(sent)) return askToSignIn(report);
  const held = { ...report, isHeld: true };
  await inStore('readwrite', (store) => store.put(held));
  pointTo(held);
}

/** Where a report that is not sent by itself can be opened, or who has to sign in for it. */
function pointTo(report: SavedReport): void {
  const { key, action, account: whose, words } = report;
  if (whose === '' || whose === account()) return announce(words.look, `${action}${SAVED}${key}`, key);
  askToSignIn(report);
}

function askToSignIn({ key, action, words }: SavedReport): void {
  const [, language = '', path = '/'] = /^(\/[a-z]{2})?(\/.*)$/.exec(new URL(action).pathname) ?? [];
  announce(words.signIn, `${language}/sign-in?next=${encodeURIComponent(path)}`, key);
}

/**
 * Says what becomes of a saved report, in place of what was said of it before.
 * @param url where to go on, if anywhere
 */
function announce(text: string, url: string | undefined, key: string): void {
  const before = document.querySelector<HTMLElement>(`[data-saved="${CSS.escape(key)}"]`);
  // Said once; a screen reader would read it again.
  if (before?.textContent === text) return;
  document.dispatchEvent(new CustomEvent<QueueNews>(QUEUE_NEWS, { detail: { key, text } }));
  const notice = document.createElement('p');
  notice.className = 'notice';
  notice.dataset.saved = key;
  notice.setAttribute('role', 'status');
  if (url === undefined) notice.textContent = text;
  else {
    const link = document.createElement('a');
    link.href = url;
    link.textContent = text;
    notice.append(link);
  }
  before?.remove();
  document.querySelector('main')?.prepend(notice);
}

function inStore<Value>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest,
): Promise<Value> {
  return new Promise((done, fail) => {
    const opening = indexedDB.open('civic', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'key' });
    opening.onerror = () => fail(new Error(opening.error?.message));
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      transaction.oncomplete = () => {
        database.close();
        done(request.result as Value);
      };
      transaction.onabort = transaction.onerror = () => fail(new Error(transaction.error?.message));
    };
  });
}

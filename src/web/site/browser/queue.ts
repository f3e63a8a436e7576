import { account } from './account';
import { isOld, now } from './drop-draft';
import { hasQueue, markQueue } from './queue-mark';
import { inMemory } from './scale-photo';
import { asksToSignIn, confirmsReport, isOfAnother, refusalOf, sendForm } from './send-form';

/** A report that is stored on the device until the service has it. */
export interface SavedReport {
  /** The key of the form, by which the server creates one issue, however often it is sent. */
  key: string;
  /** The account it is sent with; no other account may send it. Empty: nobody was signed in. */
  account: string;
  action: string;
  fields: Array<[name: string, value: string]>;
  photos: File[];
  /** An earlier version stored no text for `unconfirmed`. */
  words: Readonly<Record<'sent' | 'look' | 'signIn' | 'saved', string> & { unconfirmed?: string }>;
  /** When it was stored, in milliseconds; an earlier version did not note it. */
  at?: number;
  /** Whether the reader has to act: it was refused, or is to be sent from the form after signing in. */
  isHeld?: boolean;
}

/** The state of a stored report, as text. */
export interface ReportState {
  key: string;
  text: string;
}
/** The document event that announces it. */
export const REPORT_STATE = 'report:state';

const STORE = 'reports';
/** The URL fragment of the form with a stored report; the key follows. */
export const SAVED = '#saved=';

/** Whether this tab is sending reports. */
let isSending = false;
/** Whether a call came meanwhile: the network may be back since a report of this round failed. */
let isSentAgain = false;

/** Stores a report on the device. @throws Error if the browser stores nothing, or too little */
export async function saveReport(report: SavedReport): Promise<void> {
  await inStore('readwrite', (store) => store.put({ ...report, at: now() }));
  try {
    markQueue(true);
  } catch (error) {
    // Without the mark, no page would find it.
    await inStore('readwrite', (store) => store.delete(report.key));
    throw error;
  }
}

/** A stored report that this reader may open; undefined otherwise. */
export async function savedReport(key: string): Promise<SavedReport | undefined> {
  if (!hasQueue()) return undefined;
  const report = await inStore<SavedReport | undefined>('readonly', (store) => store.get(key));
  return report && (report.account === '' || report.account === account()) ? report : undefined;
}

/** Deletes a stored report: the service has it, or the reader discarded it. */
export async function dropReport(key: string): Promise<void> {
  if (hasQueue()) await inStore('readwrite', (store) => store.delete(key));
}

/**
 * Sends the waiting reports of this account one after the other, and announces the result of each. Only one tab at a
 * time does this, and the others wait, if the browser supports locks; otherwise the key of a report prevents a second
 * issue. A report is deleted only once the service has created its issue; a failing report does not block the others. A
 * call while this tab is sending is not lost: all are sent once more.
 */
export async function sendQueue(): Promise<void> {
  if (isSending) {
    isSentAgain = true;
    return;
  }
  isSending = true;
  // Browsers provide locks only with TLS.
  const locks = navigator.locks as LockManager | undefined;
  try {
    do {
      isSentAgain = false;
      if (locks) await locks.request('reports', sendAll);
      else await sendAll();
    } while (isSentAgain);
  } finally {
    isSending = false;
  }
}

async function sendAll(): Promise<void> {
  const reports = await inStore<SavedReport[]>('readonly', (store) => store.getAll());
  const reader = await readerOf(reports);
  for (const report of reports)
    if (report.isHeld || report.account === '') pointTo(report);
    // It may have been sent, with the answer lost: its author looks at it before it is sent again.
    else if (isOld(report.at ?? 0)) await hold(report);
    else if (reader === undefined) announce(report.words.saved, undefined, report.key);
    // There is no network, or the service is unavailable: the report waits.
    else if (report.account === reader) await sendOne(report).catch(() => undefined);
    else askToSignIn(report);
  // While reports wait, the mark stays: the page can be left at any moment, and without the mark no page finds them.
  if ((await waitingReports()) > 0) return;
  markQueue(false);
  // A report that another tab stored meanwhile is counted, or is marked by that tab.
  if ((await waitingReports()) > 0) markQueue(true);
}

function waitingReports(): Promise<number> {
  return inStore<number>('readonly', (store) => store.count());
}

/**
 * The signed-in account. A page without an account may come from the offline cache: then the service is asked.
 * @returns undefined if the service cannot be reached
 */
async function readerOf(reports: readonly SavedReport[]): Promise<string | undefined> {
  const waiting = reports.find(({ account: whose, isHeld }) => whose !== '' && !isHeld);
  if (account() !== '' || !waiting) return account();
  try {
    const answer = await fetch(waiting.action, { cache: 'no-store', headers: { accept: 'text/html' } });
    if (!answer.ok) return undefined;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    // Another page comes from something in between, such as the sign-in page of a network.
    return page.querySelector('form[data-island=report]') ? (page.body.dataset.account ?? '') : undefined;
  } catch {
    return undefined;
  }
}

async function sendOne(report: SavedReport): Promise<void> {
  const { key, action, words } = report;
  const body = await bodyOf(report);
  if (!body) return hold(report);
  const sent = await sendForm(action, body);
  // The service is unavailable, and may accept the report later.
  if (sent.status >= 500 || sent.status === 429) return;
  if (asksToSignIn(sent)) return announce(words.signIn, sent.url, key);
  if (confirmsReport(sent)) {
    await inStore('readwrite', (store) => store.delete(key));
    return announce(words.sent, sent.url, key);
  }
  // Another account has signed in since this page was opened: the report waits for its own account.
  if (isOfAnother(sent)) return askToSignIn(report);
  const isRefused = refusalOf(sent) !== undefined || sent.page.querySelector('form[data-island=report]');
  if (!sent.hasMoved && isRefused) return hold(report);
  announce(words.unconfirmed ?? words.saved, undefined, key);
}

/** The form of a report; undefined if the device does not have one of its photos any more. */
async function bodyOf({ fields, photos }: SavedReport): Promise<FormData | undefined> {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  // Nobody is present to look at similar issues.
  body.set('checked', 'yes');
  try {
    for (const photo of photos) body.append('photos', await inMemory(photo));
    return body;
  } catch {
    return undefined;
  }
}

/** Leaves a report to its reader, who has to act. */
async function hold(report: SavedReport): Promise<void> {
  const held = { ...report, isHeld: true };
  // A photo that cannot be read cannot be stored again either; then the next page finds that out, too.
  await inStore('readwrite', (store) => store.put(held)).catch(() => undefined);
  pointTo(held);
}

/** Links to a report that is not sent automatically, or asks its author to sign in. */
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
 * Announces the state of a stored report, and replaces its previous announcement.
 * @param url a link to follow, if there is one
 */
function announce(text: string, url: string | undefined, key: string): void {
  // On the page of the sign-in, the link would lead back to it.
  if (url !== undefined && asksToSignIn({ url: location.href })) return;
  const before = document.querySelector<HTMLElement>(`[data-saved="${CSS.escape(key)}"]`);
  // Unchanged: a screen reader would read it again.
  if (before?.textContent === text) return;
  document.dispatchEvent(new CustomEvent<ReportState>(REPORT_STATE, { detail: { key, text } }));
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

/** @throws Error if the browser has no store, or it fails */
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
      try {
        const transaction = database.transaction(STORE, mode);
        const request = act(transaction.objectStore(STORE));
        transaction.oncomplete = () => {
          database.close();
          done(request.result as Value);
        };
        transaction.onabort = transaction.onerror = () => fail(new Error(transaction.error?.message));
      } catch (error) {
        // What is stored cannot be copied, or the store is missing.
        database.close();
        fail(error instanceof Error ? error : new Error(String(error)));
      }
    };
  });
}

import { markQueue } from './queue-mark';
import { asksToSignIn, sendForm } from './send-form';

/** A report that waits for the network. */
export interface QueuedReport {
  /** That of the form, by which the server makes one issue of it, however often it is sent. */
  key: string;
  action: string;
  fields: Array<[name: string, value: string]>;
  photos: File[];
  words: Readonly<Record<'sent' | 'look', string>>;
}

const STORE = 'reports';

/** Keeps a report on the device until it can be sent. @throws DOMException where the browser keeps nothing */
export async function queueReport(report: QueuedReport): Promise<void> {
  await inStore('readwrite', (store) => store.put(report));
  markQueue(true);
}

/**
 * Sends the reports that wait, one after the other, and says what became of them. One tab at a time does it; those that
 * find no network go on waiting.
 */
export async function sendQueue(): Promise<void> {
  await navigator.locks.request('reports', { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    const reports = await inStore<QueuedReport[]>('readonly', (store) => store.getAll());
    try {
      for (const report of reports) await sendOne(report);
      markQueue(false);
    } catch {
      // No network yet.
    }
  });
}

async function sendOne({ key, action, fields, photos, words }: QueuedReport): Promise<void> {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  // Nobody is there to look at similar issues.
  body.set('checked', 'yes');
  for (const photo of photos) body.append('photos', photo);
  const sent = await sendForm(action, body);
  // The service is away: it may take it later.
  if (sent.status >= 500 || sent.status === 429) throw new Error(`answered ${sent.status}`);
  const isDone = sent.hasMoved && !asksToSignIn(sent);
  await inStore('readwrite', (store) => store.delete(key));
  // What was refused is in the form again, and the way to sign in has kept the words itself.
  if (!isDone && !sent.hasMoved)
    localStorage.setItem(`draft:${new URL(action).pathname}`, JSON.stringify(fields));
  announce(isDone ? words.sent : words.look, sent.hasMoved ? sent.url : action);
}

function announce(text: string, url: string): void {
  const notice = document.createElement('p');
  notice.className = 'notice';
  notice.setAttribute('role', 'status');
  const link = document.createElement('a');
  link.href = url;
  link.textContent = text;
  notice.append(link);
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

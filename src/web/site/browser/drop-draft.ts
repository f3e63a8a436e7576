import { account } from './account';

/**
 * A draft of a report: the fields of its form by name, including its key. A device stores drafts by the key of their
 * form, per account and city, newest first, so a new draft replaces no other.
 */
export type DeviceDraft = ReadonlyArray<readonly [name: string, value: string]>;

const INSTEAD = 'instead';
/**
 * How long the service knows the key of a form that it has processed. What is older may have been sent before, and
 * would be stored once more.
 */
const KNOWN_MS = 30 * 24 * 3600 * 1000;

/** The time of the device, in milliseconds. */
export function now(): number {
  return Math.round(performance.timeOrigin + performance.now());
}

/** Whether what was stored at a time may be unknown to the service though it has it. @param at in milliseconds */
export function isOld(at: number): boolean {
  return now() - at > KNOWN_MS;
}

/** The storage key of drafts, by account and city; it does not depend on the language of the form. */
export function nameOf(whose: string, city: string): string {
  return `draft:${whose}:${city}`;
}

/** The value of a field of a draft. */
export function valueIn(draft: DeviceDraft, field: string): string {
  return draft.find(([name]) => name === field)?.[1] ?? '';
}

/** The drafts of a storage key, newest first. @throws SyntaxError, DOMException if the browser stores nothing */
export function draftsAt(name: string): DeviceDraft[] {
  const kept = JSON.parse(localStorage.getItem(name) ?? '[]') as DeviceDraft[] | DeviceDraft;
  // An earlier version stored a single draft, without a key.
  const isOne = typeof kept[0]?.[0] === 'string';
  return isOne ? [[['key', 'earlier'], ...(kept as DeviceDraft)]] : (kept as DeviceDraft[]);
}

/** @throws DOMException if the browser stores nothing, or its storage is full */
export function storeDrafts(name: string, drafts: readonly DeviceDraft[]): void {
  if (drafts.length > 0) localStorage.setItem(name, JSON.stringify(drafts));
  else localStorage.removeItem(name);
}

/** Deletes the draft with a key, of whatever city: it was sent, or discarded. */
export function dropDraft(key: string): void {
  try {
    for (const whose of ['', account()])
      for (const name of Object.keys(localStorage).filter((each) => each.startsWith(nameOf(whose, ''))))
        storeDrafts(
          name,
          draftsAt(name).filter((draft) => valueIn(draft, 'key') !== key),
        );
  } catch {
    // Nothing was stored.
  }
}

/** Marks a draft whose author says that another issue is the same; it is deleted once they support that issue. */
export function noteInstead(key: string): void {
  try {
    localStorage.setItem(INSTEAD, key);
  } catch {
    // The browser stores nothing.
  }
}

/** Deletes the draft in place of which another issue is now supported. */
export function dropInstead(): void {
  try {
    const key = localStorage.getItem(INSTEAD);
    if (key !== null) dropDraft(key);
    localStorage.removeItem(INSTEAD);
  } catch {
    // Nothing was stored.
  }
}

/** The storage key of a message draft, by account and issue. */
export function messageName(issueId: string): string {
  return `message:${account()}:${issueId}`;
}

/** Deletes the message drafts of the signed-in account. */
export function dropMessages(): void {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(messageName(''))) localStorage.removeItem(name);
  } catch {
    // Nothing was stored.
  }
}

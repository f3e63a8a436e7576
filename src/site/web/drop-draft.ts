import { account } from './account';

/**
 * A report that is being written: the fields of its form by their names, its key among them. A device keeps each under
 * the key of its form, for an account and a city, the newest first: one that is begun displaces no other.
 */
export type DeviceDraft = ReadonlyArray<readonly [name: string, value: string]>;

const INSTEAD = 'instead';

/** The name drafts are kept by: they are of one account and one city, whatever language the form is read in. */
export function nameOf(whose: string, city: string): string {
  return `draft:${whose}:${city}`;
}

/** The value of a field of a draft. */
export function valueIn(draft: DeviceDraft, field: string): string {
  return draft.find(([name]) => name === field)?.[1] ?? '';
}

/** The drafts of a name, the newest first. @throws SyntaxError, DOMException where the device keeps nothing */
export function draftsAt(name: string): DeviceDraft[] {
  const kept = JSON.parse(localStorage.getItem(name) ?? '[]') as DeviceDraft[] | DeviceDraft;
  // An earlier version kept one, without a key.
  const isOne = typeof kept[0]?.[0] === 'string';
  return isOne ? [[['key', 'earlier'], ...(kept as DeviceDraft)]] : (kept as DeviceDraft[]);
}

/** @throws DOMException where the browser keeps nothing, or no more */
export function storeDrafts(name: string, drafts: readonly DeviceDraft[]): void {
  if (drafts.length > 0) localStorage.setItem(name, JSON.stringify(drafts));
  else localStorage.removeItem(name);
}

/** Forgets the draft of a key, whichever city it was begun for: it is sent, or not wanted any more. */
export function dropDraft(key: string): void {
  try {
    for (const whose of ['', account()])
      for (const name of Object.keys(localStorage).filter((each) => each.startsWith(nameOf(whose, ''))))
        storeDrafts(
          name,
          draftsAt(name).filter((draft) => valueIn(draft, 'key') !== key),
        );
  } catch {
    // Nothing was kept.
  }
}

/** Notes the draft of which its author says that another issue is the same; it is dropped once they support that. */
export function noteInstead(key: string): void {
  try {
    localStorage.setItem(INSTEAD, key);
  } catch {
    // Nothing is kept here.
  }
}

/** Forgets the report instead of which another issue is supported now. */
export function dropInstead(): void {
  try {
    const key = localStorage.getItem(INSTEAD);
    if (key !== null) dropDraft(key);
    localStorage.removeItem(INSTEAD);
  } catch {
    // Nothing was kept.
  }
}

/** The name a message that is being written is kept by: it is of one account and one issue. */
export function messageName(issueId: string): string {
  return `message:${account()}:${issueId}`;
}

/** Forgets the messages that whoever is signed in has begun. */
export function dropMessages(): void {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(messageName(''))) localStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}

import { account } from './account';
import { dropDraft, nameOf } from './drop-draft';

/** What a draft is made of; the rest of the form is the server's. */
const KEPT = ['title', 'description', 'category', 'pincode', 'address', 'lat', 'lng'];
const CITY = /\/([a-z]+)\/report$/;

/** A field of a form that holds a text, or undefined. */
export function fieldOf(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
    ? field
    : undefined;
}

function draftName(form: HTMLFormElement, whose: string): string {
  return nameOf(whose, CITY.exec(new URL(form.action).pathname)?.[1] ?? '');
}

/** Keeps what is typed on this device. @returns whether the browser keeps it */
export function keepDraft(form: HTMLFormElement): boolean {
  const fields = KEPT.map((name) => [name, fieldOf(form, name)?.value ?? '']);
  try {
    localStorage.setItem(draftName(form, account()), JSON.stringify(fields));
    return true;
  } catch {
    return false;
  }
}

/**
 * Fills in what was typed on this device; what the server has filled in is newer. What was typed while nobody was
 * signed in belongs to whoever signs in, and is newer than what they typed before they signed out.
 */
export function restoreDraft(form: HTMLFormElement): void {
  try {
    const [own, nobodys] = [draftName(form, account()), draftName(form, '')];
    const orphan = localStorage.getItem(nobodys);
    if (own !== nobodys && orphan !== null) {
      localStorage.setItem(own, orphan);
      localStorage.removeItem(nobodys);
    }
    const kept = localStorage.getItem(own) ?? '[]';
    if (!KEPT.some((name) => fieldOf(form, name)?.value))
      fillIn(form, JSON.parse(kept) as Array<[string, string]>);
  } catch {
    // Nothing is kept here.
  }
}

/** Forgets what was typed, also before its reader signed in to send it. */
export function forgetDraft(form: HTMLFormElement): void {
  dropDraft(CITY.exec(new URL(form.action).pathname)?.[1] ?? '');
}

/** Fills in fields by their names. */
export function fillIn(form: HTMLFormElement, fields: ReadonlyArray<readonly [string, string]>): void {
  for (const [name, value] of fields) {
    const field = fieldOf(form, name);
    if (field) field.value = value;
  }
  if (fieldOf(form, 'lat')?.value) form.querySelector('details')?.setAttribute('open', '');
}

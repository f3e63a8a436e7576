import { account } from './account';

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

/** A draft is of one account and one city, whatever language the form is read in. */
function draftName(form: HTMLFormElement, whose: string): string {
  return `draft:${whose}:${CITY.exec(new URL(form.action).pathname)?.[1] ?? ''}`;
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

/** Fills in what was typed on this device; what the server has filled in is newer. */
export function restoreDraft(form: HTMLFormElement): void {
  try {
    const kept = localStorage.getItem(draftName(form, account())) ?? '[]';
    if (!KEPT.some((name) => fieldOf(form, name)?.value))
      fillIn(form, JSON.parse(kept) as Array<[string, string]>);
  } catch {
    // Nothing is kept here.
  }
}

/** Forgets what was typed, also before its reader signed in to send it. */
export function forgetDraft(form: HTMLFormElement): void {
  try {
    for (const whose of ['', account()]) localStorage.removeItem(draftName(form, whose));
  } catch {
    // Nothing was kept.
  }
}

/** Fills in fields by their names. */
export function fillIn(form: HTMLFormElement, fields: ReadonlyArray<readonly [string, string]>): void {
  for (const [name, value] of fields) {
    const field = fieldOf(form, name);
    if (field) field.value = value;
  }
  if (fieldOf(form, 'lat')?.value) form.querySelector('details')?.setAttribute('open', '');
}

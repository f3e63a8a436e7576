import { account } from './account';
import { type DeviceDraft, draftsAt, nameOf, storeDrafts, valueIn } from './drop-draft';

/** What somebody enters; the rest of the form is the server's. */
const ENTERED = ['title', 'description', 'category', 'pincode', 'address', 'lat', 'lng'];
/** With the key a report whose answer was lost is the same report when it is sent again. */
const KEPT = ['key', ...ENTERED];
/** A report is begun once one of these is entered; a place or a category is quickly entered again. */
const WORDS = ['title', 'description', 'address'];
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

/** What a form has now. */
export function draftOf(form: HTMLFormElement): DeviceDraft {
  return KEPT.map((name) => [name, fieldOf(form, name)?.value ?? '']);
}

function draftName(form: HTMLFormElement, whose: string): string {
  return nameOf(whose, CITY.exec(new URL(form.action).pathname)?.[1] ?? '');
}

/** Keeps what is typed on this device; a form that was emptied leaves nothing. @returns whether the browser keeps it */
export function keepDraft(form: HTMLFormElement): boolean {
  const [name, draft] = [draftName(form, account()), draftOf(form)];
  try {
    const others = draftsAt(name).filter((each) => valueIn(each, 'key') !== valueIn(draft, 'key'));
    storeDrafts(name, hasAny(draft, ENTERED) ? [draft, ...others] : others);
    return true;
  } catch {
    return false;
  }
}

/**
 * Fills in what was typed on this device. Where the server has filled in words they are newer, unless the device has
 * those of the same form: it keeps each letter, and the server what was sent.
 */
export function restoreDraft(form: HTMLFormElement): void {
  try {
    const drafts = ownDrafts(form);
    const served = draftOf(form);
    const key = valueIn(served, 'key');
    const draft = hasAny(served, ENTERED)
      ? drafts.find((each) => key !== '' && valueIn(each, 'key') === key)
      : drafts[0];
    if (draft) fillIn(form, draft);
  } catch {
    // Nothing is kept here.
  }
}

/**
 * The drafts of whoever is signed in. What was typed while nobody was belongs to them, too: it is newer than what they
 * had begun before, which comes after it.
 */
function ownDrafts(form: HTMLFormElement): DeviceDraft[] {
  const [name, nobodys] = [draftName(form, account()), draftName(form, '')];
  const own = draftsAt(name);
  if (name === nobodys) return own;
  const found = draftsAt(nobodys);
  if (found.length === 0) return own;
  const begun = found.filter((draft) => hasAny(draft, WORDS));
  const keys = found.map((draft) => valueIn(draft, 'key'));
  const drafts = [
    ...begun,
    ...own.filter((draft) => !keys.includes(valueIn(draft, 'key'))),
    ...found.filter((draft) => !begun.includes(draft)),
  ];
  storeDrafts(name, drafts);
  storeDrafts(nobodys, []);
  return drafts;
}

function hasAny(draft: DeviceDraft, fields: readonly string[]): boolean {
  return fields.some((field) => valueIn(draft, field) !== '');
}

/**
 * Puts what was typed while a form was being sent into the one that the server has answered with.
 * @param sent what was sent
 */
export function carryOver(from: HTMLFormElement, sent: DeviceDraft, to: HTMLFormElement): void {
  fillIn(
    to,
    draftOf(from).filter(([name, value]) => name !== 'key' && valueIn(sent, name) !== value),
  );
}

/** Fills in fields by their names. */
export function fillIn(form: HTMLFormElement, fields: DeviceDraft): void {
  for (const [name, value] of fields) {
    const field = fieldOf(form, name);
    if (field) field.value = value;
  }
  if (fieldOf(form, 'lat')?.value) form.querySelector('details')?.setAttribute('open', '');
}

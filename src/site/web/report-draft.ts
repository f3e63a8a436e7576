import { account } from './account';
import { type DeviceDraft, draftsAt, nameOf, storeDrafts, valueIn } from './drop-draft';

/** The fields people enter; the server sets the others. */
const ENTERED = ['title', 'description', 'category', 'pincode', 'address', 'lat', 'lng'];
/** The key is stored as well: a report whose answer was lost is recognised when it is sent again. */
const KEPT = ['key', ...ENTERED];
/** A draft is stored once one of these is filled in; a place or a category is quickly entered again. */
const WORDS = ['title', 'description', 'address'];
const CITY = /\/([a-z]+)\/report$/;

/** A text field of a form; undefined if there is none. */
export function fieldOf(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
    ? field
    : undefined;
}

/** The current values of a form. */
export function draftOf(form: HTMLFormElement): DeviceDraft {
  return KEPT.map((name) => [name, fieldOf(form, name)?.value ?? '']);
}

function draftName(form: HTMLFormElement, whose: string): string {
  return nameOf(whose, CITY.exec(new URL(form.action).pathname)?.[1] ?? '');
}

/** Stores the draft on this device; an empty form deletes it. @returns whether the browser stores it */
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
 * Restores the draft of this device. Text from the server is newer, except for a draft of the same form: the device
 * stores every change, the server only what was sent.
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
    // The browser stores nothing.
  }
}

/**
 * The drafts of the signed-in account, preceded by those typed while signed out, which are newer and now belong to it.
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
 * Copies what was typed while a form was being sent into the form of the server's answer.
 * @param sent the values that were sent
 */
export function carryOver(from: HTMLFormElement, sent: DeviceDraft, to: HTMLFormElement): void {
  fillIn(
    to,
    draftOf(from).filter(([name, value]) => name !== 'key' && valueIn(sent, name) !== value),
  );
}

/** Sets fields by name. */
export function fillIn(form: HTMLFormElement, fields: DeviceDraft): void {
  for (const [name, value] of fields) {
    const field = fieldOf(form, name);
    if (field) field.value = value;
  }
  if (fieldOf(form, 'lat')?.value) form.querySelector('details')?.setAttribute('open', '');
}

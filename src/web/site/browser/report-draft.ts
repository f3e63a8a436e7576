import type { IslandProps } from '../islands/island';
import { account } from './account';
import { type DeviceDraft, draftsAt, isOld, nameOf, now, storeDrafts, valueIn } from './drop-draft';

type Words = IslandProps['report']['words'];

/** The fields people enter; the server sets the others. */
const ENTERED = ['category', 'problem', 'title', 'description', 'pincode', 'ward', 'address', 'lat', 'lng'];
/** The key is stored as well: a report whose answer was lost is recognised when it is sent again. */
const KEPT = ['key', 'place', ...ENTERED];
/** A draft is stored once one of these is filled in; a place or a category is quickly entered again. */
const WORDS = ['title', 'description', 'address'];
const CITY = /\/([a-z]+)\/report$/;

/** A field of a form, or its radio buttons of a name; undefined if there is none. */
export function fieldOf(form: HTMLFormElement, name: string): { value: string } | undefined {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement ||
    field instanceof RadioNodeList
    ? field
    : undefined;
}

/** The key of a form, by which the server creates one issue of it; empty if it has none yet. */
export function keyOf(form: HTMLFormElement): string {
  return fieldOf(form, 'key')?.value ?? '';
}

/** Sets a unique key; `crypto.randomUUID` needs TLS, so there is a fallback. */
export function renewKey(form: HTMLFormElement): void {
  const key = fieldOf(form, 'key');
  if (key)
    key.value = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
}

/** When a draft was stored, besides the fields of the form. */
const AT = 'at';

/** The texts that were written from what was chosen: they are written anew as long as nobody has changed them. */
const WRITTEN = 'written';

/** The current values of a form. */
export function draftOf(form: HTMLFormElement): DeviceDraft {
  return [
    ...KEPT.map((name) => [name, fieldOf(form, name)?.value ?? ''] as const),
    [WRITTEN, form.dataset.written ?? ''],
  ];
}

function draftName(form: HTMLFormElement, whose: string): string {
  return nameOf(whose, CITY.exec(new URL(form.action).pathname)?.[1] ?? '');
}

/** Stores the draft on this device; an empty form deletes it. @returns whether the browser stores it */
export function keepDraft(form: HTMLFormElement): boolean {
  const [name, draft] = [draftName(form, account()), draftOf(form)];
  try {
    const others = draftsAt(name).filter((each) => valueIn(each, 'key') !== valueIn(draft, 'key'));
    const stored: DeviceDraft = [...draft, [AT, String(now())]];
    storeDrafts(name, hasAny(draft, ENTERED) ? [stored, ...others] : others);
    return true;
  } catch {
    return false;
  }
}

/**
 * Restores the draft of this device. Text from the server is newer, except for a draft of the same form: the device
 * stores every change, the server only what was sent.
 * @returns whether the draft is so old that it may have been sent without the service knowing its key any more
 */
export function restoreDraft(form: HTMLFormElement, words: Words): boolean {
  try {
    const drafts = ownDrafts(form);
    const served = draftOf(form);
    const key = valueIn(served, 'key');
    const draft = hasAny(served, ENTERED)
      ? drafts.find((each) => key !== '' && valueIn(each, 'key') === key)
      : drafts[0];
    if (!draft) return false;
    offerWard(form, draft, words);
    fillIn(form, draft);
    // An earlier version stored no time.
    return isOld(Number(valueIn(draft, AT) || now()));
  } catch {
    // The browser stores nothing.
    return false;
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
    draftOf(from).filter(
      ([name, value]) => name === WRITTEN || (name !== 'key' && valueIn(sent, name) !== value),
    ),
  );
}

/**
 * Makes the ward of a draft selectable in a form. A page offers the wards of a pincode only once the form was sent, so
 * a form that is opened anew offers just the one that was chosen. The service asks again if it is not of the pincode.
 */
export function offerWard(form: HTMLFormElement, draft: DeviceDraft, words: Words): void {
  const ward = valueIn(draft, 'ward');
  const pincode = form.querySelector('[name=pincode]');
  if (ward === '' || fieldOf(form, 'ward') || !pincode) return;
  const select = document.createElement('select');
  select.name = select.id = 'ward';
  select.add(new Option(words.wardUnknown, ''));
  select.add(new Option(ward, ward));
  const label = document.createElement('label');
  label.htmlFor = select.id;
  label.textContent = words.ward;
  const frame = document.createElement('div');
  frame.className = 'field';
  frame.append(label, select);
  pincode.closest('.field')?.after(frame);
}

/** Sets fields by name. */
export function fillIn(form: HTMLFormElement, fields: DeviceDraft): void {
  for (const [name, value] of fields) {
    const field = fieldOf(form, name);
    if (field) field.value = value;
  }
  const written = valueIn(fields, WRITTEN);
  if (written !== '') form.dataset.written = written;
}

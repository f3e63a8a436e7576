import type { IslandProps } from '../islands/island';
import { account } from './account';
import { type Point, placeIn } from './exif';
import { type DeviceDraft, dropDraft, noteInstead } from './drop-draft';
import { dropReport, REPORT_STATE, type ReportState, SAVED, savedReport, saveReport } from './queue';
import { announceReplaced } from './replaced-content';
import { carryOver, draftOf, fieldOf, fillIn, keepDraft, restoreDraft } from './report-draft';
import { scaledPhoto } from './scale-photo';
import { asksToSignIn, type Sent, sendForm } from './send-form';

type Words = IslandProps['report']['words'];

/** The selected photos, which are kept when the server answers with the form. */
let chosen: File[] = [];

/** Stores drafts, determines the position, scales photos, and sends the report when there is a network. */
export function start(form: HTMLElement, { words }: IslandProps['report']): void {
  if (!(form instanceof HTMLFormElement)) return;
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.className = 'hint';
  form.querySelector('button[type=submit]:last-of-type')?.before(status);
  begin(form);
  keepChosen(form);
  restoreSaved(form, words).catch(() => undefined);
  const say = (text: string) => (status.textContent = text);
  form.addEventListener('input', () => {
    if (keepDraft(form)) say(words.draft);
  });
  addLocate(form, words, say);
  form.addEventListener('change', (event) => void offerPlace(event, form, words, say));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form, words, say);
  });
  for (const same of document.querySelectorAll<HTMLInputElement>('[name=instead]'))
    same.form?.addEventListener('submit', () => noteInstead(keyOf(form)));
  // A notice about the waiting report is outdated now.
  document.addEventListener(REPORT_STATE, (event) => {
    const { key, text } = (event as CustomEvent<ReportState>).detail;
    if (key === keyOf(form)) say(text);
  });
  addEventListener('hashchange', () => location.hash.startsWith(SAVED) && location.reload());
}

/** Prepares a form for scripts: a unique key, the draft, and photos without an account. */
function begin(form: HTMLFormElement): void {
  restoreDraft(form);
  // The page is the same for everyone who is not signed in, and may come from the offline cache.
  if (keyOf(form) === '') renewKey(form);
  form.querySelector('[data-photos]')?.removeAttribute('hidden');
  form.querySelector('[data-photos-later]')?.remove();
}

function keyOf(form: HTMLFormElement): string {
  return fieldOf(form, 'key')?.value ?? '';
}

/** Sets a unique key; `crypto.randomUUID` needs TLS, so there is a fallback. */
function renewKey(form: HTMLFormElement): void {
  const key = fieldOf(form, 'key');
  if (key)
    key.value = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
}

/** Sets the photos that were selected before in a form of the server's answer. */
function keepChosen(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[type=file]');
  if (!input || chosen.length === 0) return;
  const list = new DataTransfer();
  for (const file of chosen) list.items.add(file);
  input.files = list.files;
  form.querySelector('[data-photos-again]')?.remove();
}

/**
 * Restores the stored report in the URL, with a button to discard it, and its photos if it is sent after signing in.
 */
async function restoreSaved(form: HTMLFormElement, words: Words): Promise<void> {
  const isOpened = location.hash.startsWith(SAVED);
  const key = isOpened ? location.hash.slice(SAVED.length) : keyOf(form);
  const saved = await savedReport(key);
  if (!saved) return;
  if (chosen.length === 0) chosen = saved.photos;
  keepChosen(form);
  if (!isOpened) return;
  form.hidden = false;
  // A form with the report's key is the server's answer to it, and newer.
  if (keyOf(form) !== key) fillIn(form, saved.fields);
  const discard = async () => {
    await dropReport(key);
    dropDraft(key);
    location.assign(form.action);
  };
  form
    .querySelector('button[type=submit]:last-of-type')
    ?.after(quietButton(words.discard, () => void discard()));
}

function setPoint(form: HTMLFormElement, { lat, lng }: Point): void {
  for (const [name, value] of Object.entries({ lat, lng })) {
    const field = fieldOf(form, name);
    if (field) field.value = value.toFixed(6);
  }
  form.querySelector('details')?.setAttribute('open', '');
  form.dispatchEvent(new Event('input'));
  form.dispatchEvent(new CustomEvent('placed'));
}

function addLocate(form: HTMLFormElement, words: Words, say: (text: string) => void): void {
  const details = form.querySelector('fieldset details');
  if (!details || !('geolocation' in navigator)) return;
  details.before(
    quietButton(words.locate, () =>
      navigator.geolocation.getCurrentPosition(
        ({ coords }) => {
          setPoint(form, { lat: coords.latitude, lng: coords.longitude });
          say(words.found);
        },
        () => say(words.notFound),
        { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 },
      ),
    ),
  );
}

/** Offers to use the position a camera wrote into a selected photo. */
async function offerPlace(
  event: Event,
  form: HTMLFormElement,
  words: Words,
  say: (text: string) => void,
): Promise<void> {
  const input = event.target;
  if (!(input instanceof HTMLInputElement) || input.type !== 'file') return;
  chosen = [...(input.files ?? [])];
  form.querySelector('[data-offer]')?.remove();
  for (const photo of chosen) {
    const point = await placeIn(photo);
    if (!point) continue;
    const button = quietButton(words.fromPhoto, () => {
      setPoint(form, point);
      button.remove();
      say(words.found);
    });
    button.dataset.offer = '';
    return input.after(button);
  }
}

function quietButton(text: string, act: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'quiet';
  button.textContent = text;
  button.addEventListener('click', act);
  return button;
}

async function send(form: HTMLFormElement, words: Words, say: (text: string) => void): Promise<void> {
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  const body = new FormData(form);
  const draft = draftOf(form);
  const key = keyOf(form);
  const photos = await Promise.all(photosOf(form).map(scaledPhoto));
  body.delete('photos');
  body.set('kept', keepDraft(form) ? 'yes' : '');
  const fields = [...body].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const report = { key, account: account(), action: form.action, fields, photos, words };
  try {
    const sent = await sendWith(form.action, body, photos);
    if (sent.hasMoved) {
      if (!asksToSignIn(sent)) await forgetReport(form, draft);
      // The server keeps the text, but not the photos.
      else if (photos.length > 0) await saveReport({ ...report, isHeld: true }).catch(() => undefined);
      return location.assign(sent.url);
    }
    if (!showAnswer(sent.page, form, draft))
      say(sent.page.querySelector('main p')?.textContent ?? words.lost);
  } catch {
    await saveReport(report).then(
      () => {
        forgetDraft(form, draft);
        // A report of a person who is not signed in is not sent automatically.
        say(account() === '' ? words.savedHere : words.saved);
        form.querySelectorAll<HTMLButtonElement>('button[type=submit]').forEach((each) => each.remove());
      },
      () => say(words.lost),
    );
  } finally {
    form.ariaBusy = 'false';
  }
}

/**
 * Sends a report. Photos are sent only for a signed-in person: otherwise the form says that there are some, and they
 * are sent if the author turns out to have signed in meanwhile in another tab.
 * @throws TypeError if there is no network
 */
async function sendWith(action: string, body: FormData, photos: readonly File[]): Promise<Sent> {
  if (account() === '' && photos.length > 0) {
    body.set('hadPhotos', '1');
    const sent = await sendForm(action, body);
    if (sent.page.body.dataset.account === undefined || !sent.page.getElementById('photos-error'))
      return sent;
    body.delete('hadPhotos');
  }
  for (const photo of photos) body.append('photos', photo);
  return sendForm(action, body);
}

/** The photos of a form, or those selected before if it has no field for them. */
function photosOf(form: HTMLFormElement): File[] {
  const input = form.querySelector<HTMLInputElement>('input[type=file]');
  return input ? [...(input.files ?? [])] : chosen;
}

/** Deletes all data of a report the service has stored. @param sent the values that were sent */
async function forgetReport(form: HTMLFormElement, sent: DeviceDraft): Promise<void> {
  const key = keyOf(form);
  forgetDraft(form, sent);
  await dropReport(key).catch(() => undefined);
}

/** Deletes the draft that was sent or queued; text typed meanwhile is kept as another draft. */
function forgetDraft(form: HTMLFormElement, sent: DeviceDraft): void {
  dropDraft(keyOf(form));
  if (JSON.stringify(draftOf(form)) === JSON.stringify(sent)) return;
  renewKey(form);
  keepDraft(form);
}

/**
 * Shows the form of the server's answer, or the similar issues it asks about, and keeps what was typed meanwhile.
 * @returns false for an answer without a form, such as an error: the form is then not changed
 */
function showAnswer(page: Document, form: HTMLFormElement, sent: DeviceDraft): boolean {
  const [here, there] = [document.querySelector('main'), page.querySelector('main')];
  const answer = there?.querySelector<HTMLFormElement>('form[data-island=report]');
  if (!here || !there || !answer) return false;
  const fresh = document.adoptNode(there);
  carryOver(form, sent, answer);
  here.replaceWith(fresh);
  // Another account may have signed in since the page was opened.
  document.querySelector('.account')?.replaceWith(...page.querySelectorAll('.account'));
  const before = account();
  const { account: whose } = page.body.dataset;
  if (whose !== undefined) document.body.dataset.account = whose;
  // The server's suggestion is newer than the device's draft; text of another account must not be copied into this one.
  if (before === '' || before === account()) {
    dropDraft(keyOf(answer));
    keepDraft(answer);
  }
  document.title = page.title;
  announceReplaced(fresh);
  scrollTo(0, 0);
  const first =
    fresh.querySelector<HTMLElement>('[aria-invalid=true]') ?? fresh.querySelector<HTMLElement>('h1');
  if (first?.tagName === 'H1') first.tabIndex = -1;
  first?.focus();
  return true;
}

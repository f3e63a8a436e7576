import type { IslandProps } from '../islands/island';
import { type Point, placeIn } from './exif';
import { queueReport, sendQueue } from './queue';
import { announceReplaced } from './replaced-content';
import { scaledPhoto } from './scale-photo';
import { asksToSignIn, sendForm } from './send-form';

type Words = IslandProps['report']['words'];

/** What a draft is made of; the rest of the form is the server's. */
const KEPT = ['title', 'description', 'category', 'pincode', 'address', 'lat', 'lng'];
/** What is chosen stays chosen when the server answers with the form. */
let chosen: File[] = [];

/** Keeps what is typed, finds the place, scales photos, and sends the report when there is a network. */
export function start(form: HTMLElement, { words }: IslandProps['report']): void {
  if (!(form instanceof HTMLFormElement)) return;
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.className = 'hint';
  form.querySelector('button[type=submit]:last-of-type')?.before(status);
  restoreDraft(form);
  keepChosen(form);
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
  addEventListener('online', () => void sendQueue());
}

function draftName(form: HTMLFormElement): string {
  return `draft:${new URL(form.action).pathname}`;
}

/** @returns whether the browser keeps it */
function keepDraft(form: HTMLFormElement): boolean {
  const fields = KEPT.map((name) => [name, fieldOf(form, name)?.value ?? '']);
  try {
    localStorage.setItem(draftName(form), JSON.stringify(fields));
    return true;
  } catch {
    return false;
  }
}

/** Fills in what was typed on this device; what the server has filled in is newer. */
function restoreDraft(form: HTMLFormElement): void {
  try {
    const fields = JSON.parse(localStorage.getItem(draftName(form)) ?? '[]') as Array<[string, string]>;
    if (KEPT.some((name) => fieldOf(form, name)?.value)) return;
    for (const [name, value] of fields) {
      const field = fieldOf(form, name);
      if (field) field.value = value;
    }
    if (fieldOf(form, 'lat')?.value) form.querySelector('details')?.setAttribute('open', '');
  } catch {
    // Nothing is kept here.
  }
}

function forgetDraft(form: HTMLFormElement): void {
  try {
    localStorage.removeItem(draftName(form));
  } catch {
    // Nothing was kept.
  }
}

/** Puts the photos that were chosen before into the field of a form the server has answered with. */
function keepChosen(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[type=file]');
  if (!input || chosen.length === 0) return;
  const list = new DataTransfer();
  for (const file of chosen) list.items.add(file);
  input.files = list.files;
}

function fieldOf(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
    ? field
    : undefined;
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

/** Offers the place a camera wrote into a photo that was just chosen. */
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
  const photos = await Promise.all(
    body
      .getAll('photos')
      .filter((file): file is File => file instanceof File && file.size > 0)
      .map(scaledPhoto),
  );
  body.delete('photos');
  const fields = [...body].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  for (const photo of photos) body.append('photos', photo);
  try {
    const sent = await sendForm(form.action, body);
    if (sent.hasMoved) {
      if (!asksToSignIn(sent)) forgetDraft(form);
      return location.assign(sent.url);
    }
    if (!showAnswer(sent.page)) say(sent.page.querySelector('main p')?.textContent ?? words.lost);
  } catch {
    const key = fieldOf(form, 'key')?.value ?? '';
    await queueReport({ key, action: form.action, fields, photos, words }).then(
      () => {
        forgetDraft(form);
        say(words.saved);
        form.querySelectorAll<HTMLButtonElement>('button[type=submit]').forEach((each) => each.remove());
      },
      () => say(words.lost),
    );
  } finally {
    form.ariaBusy = 'false';
  }
}

/**
 * Shows the form the server has answered with, or the similar issues it asks about.
 * @returns false for an answer without a form, such as a failure: what was typed stays as it is
 */
function showAnswer(page: Document): boolean {
  const [here, there] = [document.querySelector('main'), page.querySelector('main')];
  if (!here || !there?.querySelector('[data-island=report]')) return false;
  const fresh = document.adoptNode(there);
  here.replaceWith(fresh);
  document.title = page.title;
  announceReplaced(fresh);
  scrollTo(0, 0);
  const first = fresh.querySelector<HTMLElement>('[aria-invalid=true], h1');
  if (first?.tagName === 'H1') first.tabIndex = -1;
  first?.focus();
  return true;
}

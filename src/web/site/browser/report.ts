import type { IslandProps } from '../islands/island';
import { dropDraft, noteInstead } from './drop-draft';
import { addLocate, offerPlace, quietButton } from './locate';
import { acceptPhotos, chosenPhotos, choosePhotos, photoField, photosOf, setPhotos } from './photo-choice';
import { dropReport, REPORT_STATE, type ReportState, SAVED, savedReport } from './queue';
import { fillIn, keepDraft, keyOf, offerWard, renewKey, restoreDraft } from './report-draft';
import { sendReport } from './send-report';

type Words = IslandProps['report']['words'];

/** Stores drafts, determines the position, scales photos, and sends the report when there is a network. */
export function start(form: HTMLElement, { words }: IslandProps['report']): void {
  if (!(form instanceof HTMLFormElement)) return;
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.className = 'hint';
  form.querySelector('button[type=submit]:last-of-type')?.before(status);
  const say = (text: string) => (status.textContent = text);
  if (begin(form, words)) say(words.old);
  keepChosen(form);
  restoreSaved(form, words).catch(() => undefined);
  form.addEventListener('input', () => {
    if (keepDraft(form)) say(words.draft);
  });
  addLocate(form, words, say);
  const chosen = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'file') return;
    choosePhotos(photosOf(form));
    acceptPhotos(photoField(form) ?? target);
    void offerPlace(target, form, words, say);
  };
  form.addEventListener('change', chosen);
  // Chromium reports a file that is chosen again, as it has changed, as if the dialog had been cancelled.
  form.addEventListener('cancel', chosen);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void sendReport(form, words, say);
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

/** Prepares a form for scripts: a unique key, the draft, and photos without an account. @returns whether it is old */
function begin(form: HTMLFormElement, words: Words): boolean {
  const isOld = restoreDraft(form, words);
  // The page is the same for everyone who is not signed in, and may come from the offline cache.
  if (keyOf(form) === '') renewKey(form);
  return isOld;
}

/** Sets the photos that were selected before in a form of the server's answer. */
function keepChosen(form: HTMLFormElement): void {
  const field = photoField(form);
  if (!field || chosenPhotos().length === 0) return;
  setPhotos(field, chosenPhotos());
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
  if (chosenPhotos().length === 0) choosePhotos(saved.photos);
  keepChosen(form);
  if (!isOpened) return;
  form.hidden = false;
  // A form with the report's key is the server's answer to it, and newer.
  if (keyOf(form) !== key) {
    offerWard(form, saved.fields, words);
    fillIn(form, saved.fields);
  }
  const discard = async () => {
    await dropReport(key);
    dropDraft(key);
    location.assign(form.action);
  };
  form
    .querySelector('button[type=submit]:last-of-type')
    ?.after(quietButton(words.discard, () => void discard()));
}

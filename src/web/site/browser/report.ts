import type { IslandProps } from '../islands/island';
import { dropDraft, noteInstead } from './drop-draft';
import { addLocate, offerPlace, quietButton } from './locate';
import { acceptPhotos, chosenPhotos, fileFields, photoField } from './photo-choice';
import { addPhotos, usePhotos } from './photo-list';
import { forgetPlace, sayPlace } from './place-words';
import { dropReport, REPORT_STATE, type ReportState, SAVED, savedReport } from './queue';
import { fillIn, keepDraft, keyOf, offerWard, renewKey, restoreDraft } from './report-draft';
import { addSteps, goTo } from './report-steps';
import { writeReport } from './report-words';
import { sendsAfterSignIn } from './send-after-sign-in';
import { sendReport } from './send-report';

type Props = IslandProps['report'];
type Words = Props['words'];

/**
 * Leads through the steps, stores drafts, determines the position, scales photos, and sends the report: at once, after
 * signing in, or when there is a network.
 */
export async function start(form: HTMLElement, props: Props): Promise<void> {
  if (!(form instanceof HTMLFormElement)) return;
  const { words } = props;
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.className = 'hint';
  form.querySelector('button[type=submit]:last-of-type')?.before(status);
  const say = (text: string) => (status.textContent = text);
  if (begin(form, words)) say(words.old);
  watch(form, props, say);
  void sayPlace(form);
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
  await restoreSaved(form, words).catch(() => undefined);
  if (sendsAfterSignIn(form)) void sendReport(form, words, say);
}

/** Keeps the draft, the written texts, the photos and the words about the place in step with what is entered. */
function watch(form: HTMLFormElement, { words, template }: Props, say: (text: string) => void): void {
  const showSteps = form.querySelector('[data-step]') ? addSteps(form, words.steps) : () => undefined;
  const entered = ({ target }: Event) => {
    // Degrees that are typed are another place than the one that was said.
    if (target instanceof HTMLInputElement && /^l(at|ng)$/.test(target.name)) forgetPlace(form);
    writeReport(form, template);
    showSteps();
    if (keepDraft(form)) say(words.draft);
  };
  form.addEventListener('input', entered);
  form.addEventListener('placed', entered);
  form.addEventListener('tapped', () => {
    forgetPlace(form);
    void sayPlace(form, '');
  });
  form.addEventListener('worded', () => {
    writeReport(form, template);
    // The text says how accurate the position is.
    keepDraft(form);
  });
  form.addEventListener('click', ({ target, detail }) => {
    const same = target instanceof HTMLElement ? target.dataset.same : undefined;
    const other = same === undefined ? null : document.getElementById(same);
    if (other instanceof HTMLFormElement) other.requestSubmit();
    // Only after a tap: the arrow keys go through the problems.
    if (detail > 0 && target instanceof HTMLInputElement && target.name === 'problem') goTo(form, 'where');
  });
  const where = form.querySelector('[data-step=where] legend');
  if (where) addLocate(form, where, words, say);
  const chosen = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'file') return;
    const isNew = addPhotos(form, [...(target.files ?? [])], words.remove);
    acceptPhotos(photoField(form) ?? target);
    showSteps();
    void offerPlace(target, form, words, say);
    if (isNew) goTo(form, 'what');
  };
  form.addEventListener('change', chosen);
  // Chromium reports a file that is chosen again, as it has changed, as if the dialog had been cancelled.
  form.addEventListener('cancel', chosen);
}

/** Prepares a form for scripts: a unique key, the draft, and photos without an account. @returns whether it is old */
function begin(form: HTMLFormElement, words: Words): boolean {
  const isOld = restoreDraft(form, words);
  // The page is the same for everyone who is not signed in, and may come from the offline cache.
  if (keyOf(form) === '') renewKey(form);
  keepChosen(form, words);
  return isOld;
}

/** Sets the photos that were selected before, also in a form of the server's answer. */
function keepChosen(form: HTMLFormElement, words: Words): void {
  const early = fileFields(form).flatMap(({ files }) => [...(files ?? [])]);
  const photos = chosenPhotos().length > 0 ? chosenPhotos() : early;
  if (!photoField(form) || photos.length === 0) return;
  usePhotos(form, photos, words.remove);
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
  if (chosenPhotos().length === 0) usePhotos(form, saved.photos, words.remove);
  keepChosen(form, words);
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

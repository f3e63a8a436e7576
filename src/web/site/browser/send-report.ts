import type { IslandProps } from '../islands/island';
import { account } from './account';
import { type DeviceDraft, dropDraft } from './drop-draft';
import { photoField, photosOf, refusePhotos } from './photo-choice';
import { dropReport, type SavedReport, saveReport } from './queue';
import { announceReplaced } from './replaced-content';
import { carryOver, draftOf, keepDraft, keyOf, renewKey } from './report-draft';
import { PhotoGone, photosToSend } from './scale-photo';
import { asksToSignIn, confirmsReport, refusalOf, type Sent, sendForm } from './send-form';

type Words = IslandProps['report']['words'];
type Say = (text: string) => void;

/** Sends the report of a form, unless it is being sent; on any failure its text and photos are kept. */
export async function sendReport(form: HTMLFormElement, words: Words, say: Say): Promise<void> {
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  try {
    await send(form, await photosToSend(photosOf(form)), words, say);
  } catch (error) {
    if (!(error instanceof PhotoGone)) throw error;
    const field = photoField(form);
    const text = error.says(words.gone);
    if (field) refusePhotos(field, text);
    else say(text);
  } finally {
    form.ariaBusy = 'false';
  }
}

async function send(form: HTMLFormElement, photos: File[], words: Words, say: Say): Promise<void> {
  const body = new FormData(form);
  const draft = draftOf(form);
  body.delete('photos');
  body.set('kept', keepDraft(form) ? 'yes' : '');
  const fields = [...body].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const report = { key: keyOf(form), account: account(), action: form.action, fields, photos, words };
  const keep = (text: string) => keepReport(form, report, draft).then(() => say(text));
  try {
    const sent = await sendWith(form.action, body, photos);
    if (confirmsReport(sent)) {
      await forgetReport(form, draft);
      return location.assign(sent.url);
    }
    if (asksToSignIn(sent)) {
      // The server keeps the text, but not the photos.
      if (photos.length > 0) await saveReport({ ...report, isHeld: true }).catch(() => undefined);
      return location.assign(sent.url);
    }
    if (!sent.hasMoved && showAnswer(sent.page, form, draft)) return;
    const reason = refusalOf(sent);
    if (reason !== undefined) return void say(reason);
  } catch {
    // A report of a person who is not signed in is not sent automatically.
    return keep(account() === '' ? words.savedHere : words.saved).catch(() => say(words.lost));
  }
  await keep(words.unconfirmed).catch(() => say(words.unsure));
}

/** Stores a report on the device in place of its draft. @throws DOMException if the browser stores nothing */
async function keepReport(form: HTMLFormElement, report: SavedReport, sent: DeviceDraft): Promise<void> {
  await saveReport(report);
  forgetDraft(form, sent);
  form.querySelectorAll<HTMLButtonElement>('button[type=submit]').forEach((each) => each.remove());
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

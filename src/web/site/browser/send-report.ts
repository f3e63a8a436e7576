import type { IslandProps } from '../islands/island';
import { account } from './account';
import { type DeviceDraft, dropDraft } from './drop-draft';
import { chosenPhotos, photoField, refusePhotos } from './photo-choice';
import { usePhotos } from './photo-list';
import { dropReport, type SavedReport, saveReport } from './queue';
import { announceReplaced } from './replaced-content';
import { carryOver, draftOf, keepDraft, keyOf, renewKey } from './report-draft';
import { PhotoGone, photosToSend } from './scale-photo';
import { sendAfterSignIn } from './send-after-sign-in';
import { asksToSignIn, confirmsReport, refusalOf, type Sent, sendWatched } from './send-form';
import { ShownSending } from './show-sending';

type Words = IslandProps['report']['words'];
type Say = (text: string) => void;

/** Sends the report of a form, unless it is being sent; on any failure its text and photos are kept. */
export async function sendReport(form: HTMLFormElement, words: Words, say: Say): Promise<void> {
  if (form.ariaBusy === 'true') return;
  form.ariaBusy = 'true';
  const shown = new ShownSending(form, words, say);
  try {
    const all = chosenPhotos();
    const photos = await photosToSend(all, (number) => shown.prepare(number, all.length));
    await send({ form, words, say, shown }, photos);
  } catch (error) {
    shown.end(false);
    if (!(error instanceof PhotoGone)) throw error;
    refuseGone(form, error, words, say);
  } finally {
    form.ariaBusy = 'false';
  }
}

/** Says which photo cannot be read any more, and takes it away from the chosen ones. */
function refuseGone(form: HTMLFormElement, gone: PhotoGone, words: Words, say: Say): void {
  const text = gone.says(words.gone);
  usePhotos(
    form,
    chosenPhotos().filter((photo) => photo !== gone.photo),
    words.remove,
  );
  const field = photoField(form);
  say('');
  if (field) refusePhotos(field, text);
  else say(text);
}

/** A form that is being sent. */
interface SentNow {
  form: HTMLFormElement;
  words: Words;
  say: Say;
  shown: ShownSending;
}

async function send(now: SentNow, photos: File[]): Promise<void> {
  const { form, words, say, shown } = now;
  const body = new FormData(form);
  const draft = draftOf(form);
  body.delete('photos');
  body.set('kept', keepDraft(form) ? 'yes' : '');
  const fields = [...body].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const report = { key: keyOf(form), account: account(), action: form.action, fields, photos, words };
  const keep = (text: string) => keepReport(form, report, draft).then(() => say(text));
  let text: string;
  try {
    const sent = await sendWith(form.action, body, photos, shown);
    if (confirmsReport(sent)) {
      await forgetReport(form, draft);
      shown.end(true);
      return location.assign(sent.url);
    }
    shown.end(false);
    if (asksToSignIn(sent)) return await continueAfterSignIn(form, report, sent.url);
    if (!sent.hasMoved && showAnswer(sent, form, draft)) return;
    const reason = refusalOf(sent);
    if (reason !== undefined) return void say(reason);
    return await keep(words.unconfirmed).catch(() => say(words.unsure));
  } catch {
    shown.end(false);
    // A report of a person who is not signed in is not sent automatically.
    if (account() === '') text = words.savedHere;
    else text = shown.kept.signal.aborted ? words.later : words.saved;
  }
  await keep(text).catch(() => say(words.lost));
}

/** Leads to the sign-in, after which the report is sent: the server keeps the text, and the device the photos. */
async function continueAfterSignIn(form: HTMLFormElement, report: SavedReport, url: string): Promise<void> {
  const isStored = await saveReport({ ...report, isHeld: true }).then(
    () => true,
    () => report.photos.length === 0,
  );
  if (isStored) sendAfterSignIn(form);
  location.assign(url);
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
async function sendWith(
  action: string,
  body: FormData,
  photos: readonly File[],
  shown: ShownSending,
): Promise<Sent> {
  const sizes = photos.map(({ size }) => size);
  if (account() === '' && photos.length > 0) {
    body.set('hadPhotos', '1');
    shown.begin([]);
    const sent = await sendWatched(action, body, () => undefined, shown.kept.signal);
    if (sent.page.body.dataset.account === undefined || !sent.page.getElementById('photos-error'))
      return sent;
    body.delete('hadPhotos');
  }
  for (const photo of photos) body.append('photos', photo);
  shown.begin(sizes);
  return sendWatched(
    action,
    body,
    (loaded, total) => shown.progress(loaded, total, sizes),
    shown.kept.signal,
  );
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
 * @returns false for an answer without a form, such as an error, and for a new form, to which something in between has
 *   redirected: the form is then not changed
 */
function showAnswer({ page, status }: Sent, form: HTMLFormElement, sent: DeviceDraft): boolean {
  const [here, there] = [document.querySelector('main'), page.querySelector('main')];
  const answer = there?.querySelector<HTMLFormElement>('form[data-island=report]');
  if (!here || !there || !answer) return false;
  // A request tells of no redirect that ends where it began.
  if (status < 400 && keyOf(answer) !== keyOf(form)) return false;
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

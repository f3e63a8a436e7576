import type { Action } from '../../kit/actions/use-action';
import type { Course } from '../../kit/dialog';
import { Refusal, refusalOf } from '../../refusal';
import { createStore, type Store } from '../../store';
import { type ActedOn, askFor } from './acts-in-turn';
import { movedInWords } from './act-words';
import type { SendMove } from './issue-acts';
import { addPhotos, moveIssue, resolveIssue } from './issue-calls';
import {
  assertComplete,
  type DraftPhoto,
  isMoreThanNote,
  NEW_DRAFT,
  type ResolutionDraft,
  resolutionOf,
} from './resolution-draft';
import { ResolveFields } from './resolve-fields';
import { STATUSES } from './statuses';
import { textOf } from '../../words';

/**
 * Asks how an issue was resolved: repaired, with a note and photos, or not, with a reason.
 * @param done does the move and shows it
 */
export function askToResolve(issue: ActedOn, act: Action, done: (send: SendMove) => Promise<void>): void {
  const { verb } = STATUSES.resolved;
  const draft = createStore(NEW_DRAFT);
  askFor(issue, act, {
    title: `${verb}: ${issue.title}`,
    text: movedInWords(textOf('common.theIssue'), 'resolved'),
    confirm: verb,
    noteLabel: textOf('common.note'),
    details: <ResolveFields issueId={issue.id} draft={draft} />,
    isFilled: () => draft.get() !== NEW_DRAFT,
    isLong: (note) => isMoreThanNote(draft.get()) || note.trim() === '',
    act: async (note, course) => {
      assertComplete(draft.get(), note);
      await sendPhotos(issue.id, draft, course);
      await done((from) => resolve(issue.id, draft.get(), note, from));
    },
  });
}

/** Sends the photos that are not on the issue yet: after a refusal, only the new ones are sent. */
async function sendPhotos(
  id: string,
  draft: Store<ResolutionDraft>,
  { showProgress }: Course,
): Promise<void> {
  const { photos } = draft.get();
  const unsent = photos.filter(({ mediaId }) => mediaId === undefined);
  if (unsent.length === 0) return;
  const words =
    unsent.length === 1
      ? textOf('issue.sendingThePhoto')
      : textOf('issue.sendingPhotos', { unsent: unsent.length });
  const show = (share: number) =>
    showProgress(share < 1 ? `${words}, ${Math.round(share * 100)} %` : textOf('issue.sentBeingChecked'));
  show(0);
  try {
    const files = unsent.map(({ file }) => file);
    const ids = await addPhotos(id, files, show).catch((thrown) => refuseByNumber(thrown, photos, unsent));
    draft.set({
      ...draft.get(),
      photos: photos.map((photo) => ({ mediaId: ids[unsent.indexOf(photo)], ...photo })),
    });
  } finally {
    showProgress('');
  }
}

/** Names refused photos by their numbers in the dialog. @param unsent those that were sent, some of the photos */
function refuseByNumber(
  thrown: unknown,
  photos: readonly DraftPhoto[],
  unsent: readonly DraftPhoto[],
): never {
  const { status, messages } = refusalOf(thrown);
  const numberOf = (index: string) => photos.findIndex((photo) => photo === unsent[Number(index)]) + 1;
  throw new Refusal(
    status,
    messages.map((message) =>
      message.replace(/^file\.(\d+)/, (_, index: string) =>
        textOf('issue.photo2', { index: numberOf(index) }),
      ),
    ),
  );
}

/** A repair with a note alone is the usual move, which compares the status that was seen. */
async function resolve(
  id: string,
  draft: ResolutionDraft,
  note: string,
  from: Parameters<SendMove>[0],
): Promise<void> {
  if (isMoreThanNote(draft)) await resolveIssue(id, resolutionOf(draft, note));
  else await moveIssue(id, from, 'resolved', note);
}

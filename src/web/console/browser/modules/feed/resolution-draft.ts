import { OUTCOME_REASONS, type Outcome, type OutcomeReason } from '../../../../../kernel/outcome-reasons';
import type { Schemas } from '../../api';
import { momentFrom } from '../../kit/format';
import type { Option } from '../../kit/forms/fields';
import { Refusal } from '../../refusal';
import { textOf } from '../../words';

/** The maximum number of photos of a resolution. */
export const MAX_PHOTOS = 10;

/** A chosen photo, and its id once it is on the issue. */
export interface DraftPhoto {
  file: File;
  mediaId?: string | undefined;
}

/** How an issue is resolved, as it is typed and chosen. */
export interface ResolutionDraft {
  outcome: Outcome;
  photos: readonly DraftPhoto[];
  /** Why it was not repaired, and what that needs; empty: not chosen. */
  reason: OutcomeReason | '';
  officeId: string;
  duplicateOf: string;
  /** A day, such as `2026-11-24`. */
  until: string;
}

export const NEW_DRAFT: ResolutionDraft = {
  outcome: 'repaired',
  photos: [],
  reason: '',
  officeId: '',
  duplicateOf: '',
  until: '',
};

const REASON_LABELS: Record<OutcomeReason, string> = {
  not_ours: textOf('issue.itBelongsToAnother'),
  not_found: textOf('issue.itWasNotFound'),
  duplicate: textOf('issue.itIsReportedAlready'),
  planned: textOf('issue.itIsPlannedFor'),
  not_permitted: textOf('issue.itIsNotPermitted'),
  private_property: textOf('issue.itIsOnPrivate'),
  other: textOf('issue.anotherReason'),
};

/** The reasons, to choose one. */
export const REASONS: readonly Option[] = [
  { value: '', label: textOf('issue.chooseAReason') },
  ...OUTCOME_REASONS.map((value) => ({ value, label: REASON_LABELS[value] })),
];

/** Whether it is more than a note, which the usual move to resolved takes. */
export function isMoreThanNote({ outcome, photos }: ResolutionDraft): boolean {
  return outcome === 'not_repaired' || photos.length > 0;
}

/** What is missing, in words; undefined if nothing is. */
function missingIn({ outcome, reason, officeId, duplicateOf, until }: ResolutionDraft, note: string) {
  const isWithout = outcome === 'not_repaired';
  if (isWithout && reason === '') return textOf('issue.chooseWhyItWas');
  if (reason === 'not_ours' && officeId === '') return textOf('issue.chooseTheOfficeThat');
  if (reason === 'duplicate' && duplicateOf === '') return textOf('issue.chooseTheIssueThat');
  if (reason === 'planned' && momentFrom(endOf(until)) === undefined) return textOf('issue.chooseTheDay');
  if (note.trim() !== '') return undefined;
  return isWithout ? textOf('issue.writeANoteEverybody') : textOf('issue.writeWhatWasDone');
}

/** @throws Refusal if something is missing */
export function assertComplete(draft: ResolutionDraft, note: string): void {
  const missing = missingIn(draft.outcome === 'repaired' ? { ...draft, reason: '' } : draft, note);
  if (missing !== undefined) throw new Refusal(400, [missing]);
}

const endOf = (day: string) => `${day}T23:59`;

/** The body of the call: only what the reason needs. */
export function resolutionOf(draft: ResolutionDraft, note: string): Schemas['ResolveIssue'] {
  const { outcome, photos, reason, officeId, duplicateOf, until } = draft;
  const body = { outcome, note: note.trim(), mediaIds: photos.flatMap(({ mediaId }) => mediaId ?? []) };
  if (outcome === 'repaired' || reason === '') return body;
  return {
    ...body,
    reason,
    ...(reason === 'not_ours' && { officeId }),
    ...(reason === 'duplicate' && { duplicateOf }),
    ...(reason === 'planned' && { until: momentFrom(endOf(until)) ?? '' }),
  };
}

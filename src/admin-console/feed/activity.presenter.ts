import type { IssueAct } from '../../platform/audit';
import { CATEGORIES } from '../../kernel/categories';
import type { Intake } from '../../kernel/intakes';
import { type TextByLanguage, textIn } from '../../kernel/languages';
import type { FeedStatus } from '../../kernel/statuses';
import { FEED_STATUS_LABELS } from './feed-status-labels';
import type { ActivityRow } from './feed-activity.queries';

/** The state before or after an act in an audit record. */
type Values = Readonly<Record<string, unknown>>;
type InWords = (before: Values, after: Values) => string;

/**
 * The sentence for an act that switches something on or off. @param member the member of the record with the new state
 */
const turned =
  (member: string, on: string, off: string): InWords =>
  (_before, after) =>
    after[member] === true ? on : off;

const ACTS: Record<IssueAct, InWords> = {
  'issue.force_escalate': turned('forced', 'Escalated mark set', 'Escalated mark taken back'),
  'issue.toggle_pause_sla': turned('slaPaused', 'SLA label paused', 'SLA label resumed'),
  'issue.toggle_closed': turned('closed', 'Closed mark set', 'Closed mark taken back'),
  'issue.toggle_hidden': turned('hidden', 'Hidden', 'Restored'),
  'issue.toggle_pinned': turned('pinned', 'Pinned', 'Unpinned'),
  'issue.reassign': (_before, after) => `Passed to ${textOf(after.chainRoleOverride) || 'the usual role'}`,
  'issue.assign': (_before, after) => heldInWords(after),
  'issue.change_category': (before, after) =>
    `Category: ${categoryOf(before.category)} to ${categoryOf(after.category)}`,
  'issue.change_priority': (before, after) =>
    `Priority: ${textOf(before.priority)} to ${textOf(after.priority)}`,
  'issue.review_reopen_request': (_before, after) =>
    after.status === 'approved' ? 'Request to reopen approved' : 'Request to reopen denied',
  'issue.pause_clock': () => 'Due date paused',
  'issue.resume_clock': () => 'Pause of the due date ended',
  'issue.escalate_to_mp': () => 'Escalated to the MP',
  'issue.office_reply': () => 'Reply of an office',
  'issue.note': (before) => (Object.keys(before).length > 0 ? 'Note corrected' : 'Note written'),
  'issue.answer': () => 'Answer of the city',
  'issue.resolve': (_before, after) =>
    after.outcome === 'repaired'
      ? 'Resolved as repaired'
      : `Resolved without a repair (${textOf(after.reason)})`,
  'issue.intake': (_before, after) => takenInWords(after),
  'issue.split': (_before, after) =>
    `Split into ${Array.isArray(after.parts) ? after.parts.length : 'several'} more issues`,
  'issue.add_files': () => 'Files added for a note',
  'issue.add_photos': ({ media }) =>
    media === undefined ? 'Photos added' : 'Photos not stored and taken back',
  'issue.toggle_redact_media': redactionInWords,
  'issue.cover_media': () => 'Parts of a photo covered',
  'issue.redact_text': () => 'Words taken out of a text',
  'issue.undo_redaction': () => 'Words put back into a text',
};

const MERGED = 'duplicate_cluster.merge';
const UNMERGED = 'duplicate_cluster.undo';

/** An event of an issue as a sentence. @param issueId the id of the issue */
export function sentenceOf({ from, to, act, by, note, before, after }: ActivityRow, issueId: string): string {
  const who = by ? ` by ${by}` : '';
  const why = note ? `: ${note}` : '';
  if (act === 'assigned') return `Assigned to ${to ?? ''}${who}${why}`;
  if (act === MERGED) return `${mergeInWords(valuesOf(after), issueId)}${who}`;
  if (act === UNMERGED) return `Merge undone${who}`;
  if (act !== null) return `${isNamed(act) ? ACTS[act](valuesOf(before), valuesOf(after)) : act}${who}${why}`;
  const label = FEED_STATUS_LABELS[to as FeedStatus];
  return from === null ? `Reported${who}` : `${FEED_STATUS_LABELS[from]} to ${label}${who}${why}`;
}

/** The name of a unit is a text in audit records, and by language in the history of holders. */
function heldInWords({ unitName, accountName }: Values): string {
  const names = [textIn((unitName ?? '') as TextByLanguage), textOf(accountName)].filter(Boolean);
  return names.length === 0 ? 'Taken from its holder' : `Given to ${names.join(', ')}`;
}

const INTAKE_WORDS: Record<Intake, string> = {
  phone: 'by phone',
  counter: 'at the counter',
  letter: 'by letter',
};

function takenInWords({ intake, same }: Values): string {
  const how = INTAKE_WORDS[intake as Intake] ?? '';
  return same === true ? `Reported again ${how}` : `Taken ${how}`;
}

/** A record from before an act was renamed has a name that is now unknown. */
function isNamed(act: string): act is IssueAct {
  return act in ACTS;
}

function valuesOf(recorded: object | null): Values {
  return { ...recorded };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function categoryOf(slug: unknown): string {
  return CATEGORIES.find((category) => category.slug === slug)?.displayName ?? textOf(slug);
}

/** The redacted or restored media item: the one that is redacted only before or only after. Indices are from 0. */
function redactionInWords(before: Values, after: Values): string {
  const was = placesOf(before);
  const is = placesOf(after);
  const redacted = is.find((place) => !was.includes(place));
  if (redacted !== undefined) return `Media item ${redacted + 1} redacted`;
  const shown = was.find((place) => !is.includes(place));
  return shown === undefined ? 'Media redacted or shown again' : `Media item ${shown + 1} shown again`;
}

function placesOf({ redactedMedia }: Values): number[] {
  return Array.isArray(redactedMedia) ? redactedMedia.filter((place) => typeof place === 'number') : [];
}

function mergeInWords({ canonicalIssueId }: Values, issueId: string): string {
  return canonicalIssueId === issueId ? 'Merged with its duplicates' : 'Merged as a duplicate';
}

import type { FeedStatus } from '../../kernel/statuses';
import { sentenceOf } from '../feed/activity.presenter';
import type { ActivityEntryDto } from './issue-activity.dto';
import type { EventEntry, MessageEntry } from './issue-activity.queries';
import type { ActivityEntry } from './issue-activity.service';
import { presentNote } from './note.presenter';

/** An entry of the activity of an issue (docs/api/staff.md#activity). */
export function presentActivity(happened: ActivityEntry, issueId: string): ActivityEntryDto {
  if (happened.kind === 'event') return presentEvent(happened.entry, issueId);
  if (happened.kind === 'message') return presentThreadEntry(happened.entry);
  return { kind: 'note', event: null, ...presentNote(happened.entry) };
}

function presentEvent(entry: EventEntry, issueId: string): ActivityEntryDto {
  const { id, at, act, from, to, note, authorId, authorName } = entry;
  const shown = {
    id,
    at: at.toISOString(),
    author: authorOf(authorId, authorName),
    text: note,
    event: sentenceOf({ ...entry, by: authorName, note: null }, issueId),
  };
  if (act === null) return { kind: 'status', ...shown, from, to: to as FeedStatus };
  return { kind: act === 'assigned' ? 'assign' : act.slice(act.indexOf('.') + 1), ...shown };
}

function presentThreadEntry(entry: MessageEntry): ActivityEntryDto {
  const { id, at, text, authorId, authorName, deleted, answer, accountId, accountName, isQuestion } = entry;
  const shown = {
    id,
    at: at.toISOString(),
    text,
    event: null,
    deleted: deleted ? (true as const) : undefined,
  };
  if (!answer) return { kind: 'message', ...shown, author: authorOf(authorId, authorName) };
  return {
    kind: 'answer',
    ...shown,
    author: authorOf(accountId, accountName),
    unit: authorName,
    question: isQuestion,
  };
}

function authorOf(id: string | null, name: string | null): ActivityEntryDto['author'] {
  return id === null || name === null ? null : { id, name };
}

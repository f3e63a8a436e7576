import { answerOf, api, type Schemas } from '../../api';
import { readConfiguration } from '../../reads';
import { Refusal } from '../../refusal';
import { type FeedStatus, STATUSES, type Transitions } from './statuses';

export type AdminState = Schemas['IssueAdminState'];

const of = (id: string) => ({ params: { path: { id } } });

/** The acts that turn something on or off, by the member of the admin state they change. */
const TOGGLES = {
  hidden: (id: string) => api.POST('/api/admin/feed/issues/{id}/toggle-hidden', of(id)),
  pinned: (id: string) => api.POST('/api/admin/feed/issues/{id}/toggle-pinned', of(id)),
  closed: (id: string) => api.POST('/api/admin/feed/issues/{id}/toggle-closed', of(id)),
  slaPaused: (id: string) => api.POST('/api/admin/feed/issues/{id}/pause-sla', of(id)),
  forced: (id: string) => api.POST('/api/admin/feed/issues/{id}/force-escalate', of(id)),
};

export type Mark = keyof typeof TOGGLES;

/**
 * Sets a mark of an issue. The API flips it: where somebody else did so in the meantime it is flipped once more, so
 * that it is as was wanted and not the opposite.
 */
export async function setMark(id: string, mark: Mark, wanted: boolean): Promise<AdminState> {
  const state = await answerOf(TOGGLES[mark](id));
  return state[mark] === wanted ? state : answerOf(TOGGLES[mark](id));
}

/** Moves an issue to a feed status. */
export async function moveIssue(id: string, status: FeedStatus, note = ''): Promise<void> {
  const body = note.trim() === '' ? { status } : { status, note: note.trim() };
  await answerOf(api.POST('/api/admin/feed/issues/{id}/status', { ...of(id), body }));
}

/** Which statuses may follow each. */
export async function readTransitions(): Promise<Transitions> {
  const { transitions } = await readConfiguration();
  return transitions;
}

/** Passes an issue to the next role of the chain. */
export function reassign(id: string): Promise<AdminState> {
  return answerOf(api.POST('/api/admin/feed/issues/{id}/reassign', of(id)));
}

function flipRedaction(id: string, index: number): Promise<AdminState> {
  return answerOf(api.POST('/api/admin/feed/issues/{id}/redact-media', { ...of(id), body: { index } }));
}

/**
 * Redacts a media item, or shows it again. The API flips it. So it is looked at first: a picture that somebody else has
 * redacted in the meantime must not be seen even for a moment. What is flipped between the two calls is flipped once
 * more.
 */
export async function setRedacted(id: string, index: number, wanted: boolean): Promise<void> {
  const { mediaTiles } = await readIssue(id);
  if (mediaTiles.find((tile) => tile.index === index)?.redacted === wanted) return;
  const { redactedMedia } = await flipRedaction(id, index);
  if (redactedMedia.includes(index) !== wanted) await flipRedaction(id, index);
}

/**
 * Takes a change of status back, where it is still the one that was made: what somebody else has done since stays.
 * @param set the status that was set; @param before the one that comes back
 * @throws Refusal where the issue has another status by now
 */
export async function takeMoveBack(id: string, set: FeedStatus, before: FeedStatus): Promise<void> {
  const { status } = await readIssue(id);
  if (status !== set)
    throw new Refusal(409, [
      `Somebody else has changed the status since: ${STATUSES[status].label}. It stays.`,
    ]);
  await moveIssue(id, before);
}

/** An issue as it is now. */
export function readIssue(id: string): Promise<Schemas['FeedIssueDetail']> {
  return answerOf(api.GET('/api/admin/feed/issues/{id}', of(id)));
}

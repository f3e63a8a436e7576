import { answerOf, api, type Schemas } from '../../api';
import { flipTo } from '../../kit/flip';
import { readConfiguration } from '../../reads';
import { Refusal, refusalOf } from '../../refusal';
import { endOwnMove, noteOwnMove } from './own-moves';
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
 * Sets a mark of an issue. The API flips it (`flipTo`). What is hidden is looked at before, for it must not be seen
 * even for a moment.
 * @returns how it is
 */
export function setMark(id: string, mark: Mark, wanted: boolean): Promise<boolean> {
  const flip = async () => (await answerOf(TOGGLES[mark](id)))[mark];
  return mark === 'hidden'
    ? flipTo(wanted, flip, async () => (await readIssue(id)).hidden)
    : flipTo(wanted, flip);
}

/** Moves an issue to a feed status. Its page, where it is open, is not to take that for somebody else's act. */
export async function moveIssue(id: string, status: FeedStatus, note = ''): Promise<void> {
  const body = note.trim() === '' ? { status } : { status, note: note.trim() };
  noteOwnMove(id, status);
  try {
    await answerOf(api.POST('/api/admin/feed/issues/{id}/status', { ...of(id), body }));
    endOwnMove(id);
  } catch (thrown) {
    endOwnMove(id, refusalOf(thrown));
    throw thrown;
  }
}

/** Which statuses may follow each. */
export async function readTransitions(): Promise<Transitions> {
  const { transitions } = await readConfiguration();
  return transitions;
}

/**
 * Passes an issue to the next role of the chain. The API takes the one after that of then: where somebody else has
 * passed it on already it stays.
 * @param from the role it is passed on from; null for the usual one
 * @returns whether that was done, and the role it has
 */
export async function reassign(
  id: string,
  from: AdminState['chainRoleOverride'],
): Promise<{ isDone: boolean; role: AdminState['chainRoleOverride'] }> {
  const { chainRoleOverride: now } = await readIssue(id);
  if (now !== from) return { isDone: false, role: now };
  const { chainRoleOverride: role } = await answerOf(
    api.POST('/api/admin/feed/issues/{id}/reassign', of(id)),
  );
  return { isDone: true, role };
}

function flipRedaction(id: string, index: number): Promise<AdminState> {
  return answerOf(api.POST('/api/admin/feed/issues/{id}/redact-media', { ...of(id), body: { index } }));
}

/**
 * Redacts a media item, or shows it again. The API flips it (`flipTo`). It is looked at first: a picture that somebody
 * else has redacted in the meantime must not be seen even for a moment.
 */
export async function setRedacted(id: string, index: number, wanted: boolean): Promise<void> {
  await flipTo(
    wanted,
    async () => (await flipRedaction(id, index)).redactedMedia.includes(index),
    async () => (await readIssue(id)).mediaTiles.find((tile) => tile.index === index)?.redacted,
  );
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

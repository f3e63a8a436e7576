import { answerOf, api, type Schemas } from '../../api';
import { readConfiguration } from '../../reads';
import { refusalOf } from '../../refusal';
import { endOwnMove, noteOwnMove } from './own-moves';
import type { FeedStatus, Transitions } from './statuses';

export type AdminState = Schemas['IssueAdminState'];

const of = (id: string) => ({ params: { path: { id } } });

/** The acts that turn something on or off, by the member of the admin state they change. */
const SWITCHES = {
  hidden: (id: string, hidden: boolean) =>
    api.POST('/api/admin/feed/issues/{id}/toggle-hidden', { ...of(id), body: { hidden } }),
  pinned: (id: string, pinned: boolean) =>
    api.POST('/api/admin/feed/issues/{id}/toggle-pinned', { ...of(id), body: { pinned } }),
  closed: (id: string, closed: boolean) =>
    api.POST('/api/admin/feed/issues/{id}/toggle-closed', { ...of(id), body: { closed } }),
  slaPaused: (id: string, slaPaused: boolean) =>
    api.POST('/api/admin/feed/issues/{id}/pause-sla', { ...of(id), body: { slaPaused } }),
  forced: (id: string, forced: boolean) =>
    api.POST('/api/admin/feed/issues/{id}/force-escalate', { ...of(id), body: { forced } }),
};

export type Mark = keyof typeof SWITCHES;

/** Sets a mark of an issue, or takes it away. @throws Refusal 409 where it is so already: then nothing was done */
export async function setMark(id: string, mark: Mark, wanted: boolean): Promise<void> {
  await answerOf(SWITCHES[mark](id, wanted));
}

/**
 * Moves an issue to a feed status. Its page, where it is open, is not to take that for somebody else's act.
 * @param from the status it is moved from; @throws Refusal 409 where it has another one by now, which stays
 */
export async function moveIssue(id: string, from: FeedStatus, status: FeedStatus, note = ''): Promise<void> {
  const body = { status, from, ...(note.trim() !== '' && { note: note.trim() }) };
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
 * Passes an issue to the next role of the chain.
 * @param from the role it is passed on from; null for the usual one
 * @returns the role it has; @throws Refusal 409 where somebody else has passed it on
 */
export async function reassign(
  id: string,
  from: AdminState['chainRoleOverride'],
): Promise<AdminState['chainRoleOverride']> {
  const { chainRoleOverride } = await answerOf(
    api.POST('/api/admin/feed/issues/{id}/reassign', { ...of(id), body: { from } }),
  );
  return chainRoleOverride;
}

/** Redacts a media item, or shows it again. @throws Refusal 409 where it is so already: then nothing was done */
export async function setRedacted(id: string, index: number, redacted: boolean): Promise<void> {
  await answerOf(
    api.POST('/api/admin/feed/issues/{id}/redact-media', { ...of(id), body: { index, redacted } }),
  );
}

/** An issue as it is now. */
export function readIssue(id: string): Promise<Schemas['FeedIssueDetail']> {
  return answerOf(api.GET('/api/admin/feed/issues/{id}', of(id)));
}

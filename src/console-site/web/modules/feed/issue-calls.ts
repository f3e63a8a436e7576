import { answerOf, api, type Schemas } from '../../api';
import type { FeedStatus, Transitions } from './statuses';

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
 * Sets a mark of an issue. The API flips it: where somebody else did so in the meantime it is flipped once more, so that
 * it is as was wanted and not the opposite.
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
  const { transitions } = await answerOf(api.GET('/api/admin/config'));
  return transitions;
}

/** Passes an issue to the next role of the chain. */
export function reassign(id: string): Promise<AdminState> {
  return answerOf(api.POST('/api/admin/feed/issues/{id}/reassign', of(id)));
}

/** Redacts a media item, or shows it again. */
export function redactMedia(id: string, index: number): Promise<AdminState> {
  return answerOf(api.POST('/api/admin/feed/issues/{id}/redact-media', { ...of(id), body: { index } }));
}

/** An issue as it is now. */
export function readIssue(id: string): Promise<Schemas['FeedIssueDetail']> {
  return answerOf(api.GET('/api/admin/feed/issues/{id}', of(id)));
}

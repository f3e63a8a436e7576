import { answerOf, api, type Schemas } from '../../api';
import type { Holder } from '../../holders';
import { readConfiguration } from '../../shared-reads';
import { refusalOf } from '../../refusal';
import { type OnSent, uploadFetch } from '../../upload';
import { endLocalChange, noteLocalChange } from './local-status-changes';
import type { FeedStatus, Transitions } from './statuses';

export type AdminState = Schemas['IssueAdminState'];
export type Decision = Schemas['Review']['action'];

const of = (id: string) => ({ params: { path: { id } } });

/** The switches, by the field of the admin state that they change. */
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

/** Sets or removes a mark of an issue. @throws Refusal 409 if it has that state already: nothing was done */
export async function setMark(id: string, mark: Mark, wanted: boolean): Promise<void> {
  await answerOf(SWITCHES[mark](id, wanted));
}

/**
 * Moves an issue to a feed status. Its open page must not report that as a change by somebody else.
 * @param from the current status; @throws Refusal 409 if it is another one by now, which stays
 */
export async function moveIssue(id: string, from: FeedStatus, status: FeedStatus, note = ''): Promise<void> {
  const body = { status, from, ...(note.trim() !== '' && { note: note.trim() }) };
  await asOwnMove(id, status, () =>
    answerOf(api.POST('/api/admin/feed/issues/{id}/status', { ...of(id), body })),
  );
}

/**
 * Decides a request to reopen an issue; an approved one moves it, as `moveIssue` does.
 * @returns the decided request; @throws Refusal 409 if a colleague has decided it
 */
export function decideReopening(
  id: string,
  requestId: string,
  action: Decision,
): Promise<Schemas['ReviewedRequest']> {
  const params = { path: { id, requestId } };
  const send = () =>
    answerOf(
      api.POST('/api/admin/feed/issues/{id}/reopen-requests/{requestId}', { params, body: { action } }),
    );
  return action === 'approve' ? asOwnMove(id, 'new', send) : send();
}

/**
 * Resolves an issue with photos, or without a repair.
 * @throws Refusal 409 if it is resolved by now; 400 for what its reason needs
 */
export async function resolveIssue(id: string, body: Schemas['ResolveIssue']): Promise<void> {
  await asOwnMove(id, 'resolved', () =>
    answerOf(api.POST('/api/admin/feed/issues/{id}/resolve', { ...of(id), body })),
  );
}

/**
 * Adds photos to an issue, as the camera wrote them: the service reads where and when they were taken, and removes it.
 * @returns their ids; @throws Refusal if one of them is not accepted: none is added
 */
export async function addPhotos(id: string, photos: readonly File[], onSent: OnSent): Promise<string[]> {
  const form = new FormData();
  for (const photo of photos) form.append('file', photo);
  const added = await answerOf(
    api.POST('/api/admin/feed/issues/{id}/media', {
      ...of(id),
      // The types describe bytes as text.
      body: form as unknown as { file: string[] },
      bodySerializer: (body) => body as unknown as FormData,
      fetch: uploadFetch(onSent),
    }),
  );
  return added.map(({ mediaId }) => mediaId);
}

async function asOwnMove<T>(id: string, status: FeedStatus, send: () => Promise<T>): Promise<T> {
  noteLocalChange(id, status);
  try {
    const answer = await send();
    endLocalChange(id);
    return answer;
  } catch (thrown) {
    endLocalChange(id, refusalOf(thrown));
    throw thrown;
  }
}

/** The allowed transitions. */
export async function readTransitions(): Promise<Transitions> {
  const { transitions } = await readConfiguration();
  return transitions;
}

/**
 * Passes an issue to the next role of the chain.
 * @param from the current role; null for the default
 * @returns the new role; @throws Refusal 409 if a colleague has passed it on
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

/**
 * Gives an issue to a unit, or to an account of it.
 * @param from who has it; null: nobody
 * @param to null: takes it away
 * @throws Refusal 409 if somebody else has it by now, who keeps it
 */
export async function assignIssue(id: string, from: Holder | null, to: Holder | null): Promise<void> {
  const seen = from && { unitId: from.unitId, accountId: from.accountId };
  const body = { unitId: to?.unitId ?? null, ...(to && { accountId: to.accountId }), from: seen };
  await answerOf(api.POST('/api/admin/feed/issues/{id}/assign', { ...of(id), body }));
}

/** What can move to the parts of an issue. */
export function readMovable(id: string): Promise<Schemas['Movable']> {
  return answerOf(api.GET('/api/admin/feed/issues/{id}/split', of(id)));
}

/** Splits an issue. @throws Refusal 400 for what cannot move, 409 if it is closed or joined with another by now */
export function splitIssue(id: string, body: Schemas['SplitIssue']): Promise<Schemas['SplitIssues']> {
  return answerOf(api.POST('/api/admin/feed/issues/{id}/split', { ...of(id), body }));
}

/** Redacts a media item, or shows it again. @throws Refusal 409 if it has that state already: nothing was done */
export async function setRedacted(id: string, index: number, redacted: boolean): Promise<void> {
  await answerOf(
    api.POST('/api/admin/feed/issues/{id}/redact-media', { ...of(id), body: { index, redacted } }),
  );
}

/** The current state of an issue. */
export function readIssue(id: string): Promise<Schemas['FeedIssueDetail']> {
  return answerOf(api.GET('/api/admin/feed/issues/{id}', of(id)));
}

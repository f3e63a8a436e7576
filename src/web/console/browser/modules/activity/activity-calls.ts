import { textIn } from '../../../../../kernel/languages';
import { answerOf, api, type Schemas } from '../../api';
import { read } from '../../kit/reads/reads';
import { readUnits } from '../../shared-reads';
import { type OnSent, uploadFetch } from '../../upload';
import { type Mentionable, unlike } from './mentions';
import { textOf } from '../../words';

export type Entry = Schemas['ActivityEntry'];
export type StaffFile = Schemas['StaffFile'];

const of = (id: string) => ({ params: { path: { id } } });
/** Accounts change rarely. */
const STAFF_MS = 60_000;

/** A page of the activity of an issue. @param after the last entry of the previous page */
export function readActivity(id: string, after: Entry | undefined): Promise<Entry[]> {
  const params = { path: { id }, query: { after: after?.id ?? '' } };
  return answerOf(api.GET('/api/admin/feed/issues/{id}/activity', { params }));
}

/** The active accounts, and the active units of a city. */
export function readMentionables(cityId: string): Promise<Mentionable[]> {
  return read(`mentionables ${cityId}`, () => loadMentionables(cityId), STAFF_MS);
}

async function loadMentionables(cityId: string): Promise<Mentionable[]> {
  const [accounts, units] = await Promise.all([
    answerOf(api.GET('/api/admin/access/accounts')),
    readUnits(cityId),
  ]);
  return unlike([
    ...accounts
      .filter(({ active }) => active)
      .map(({ id, name, email }) => ({ id, label: name, about: textOf('issue.person'), detail: email })),
    ...units
      .filter(({ active }) => active)
      .map(({ id, name }) => ({
        id,
        label: textIn(name),
        about: textOf('issue.unit'),
        detail: id.slice(-6),
      })),
  ]);
}

/** Writes a note. */
export function writeNote(id: string, body: Schemas['WriteNote']): Promise<Schemas['Note']> {
  return answerOf(api.POST('/api/admin/feed/issues/{id}/notes', { ...of(id), body }));
}

/** Corrects a note of one's own. */
export function correctNote(
  id: string,
  noteId: string,
  body: Schemas['WriteNote'],
): Promise<Schemas['Note']> {
  const params = { path: { id, noteId } };
  return answerOf(api.PATCH('/api/admin/feed/issues/{id}/notes/{noteId}', { params, body }));
}

/** Publishes an answer. */
export function writeAnswer(id: string, body: Schemas['WriteAnswer']): Promise<Schemas['Answer']> {
  return answerOf(api.POST('/api/admin/feed/issues/{id}/answers', { ...of(id), body }));
}

/** Sends files for a note. */
export function sendFiles(id: string, files: readonly File[], onSent: OnSent): Promise<StaffFile[]> {
  const form = new FormData();
  for (const file of files) form.append('file', file);
  return answerOf(
    api.POST('/api/admin/feed/issues/{id}/files', {
      ...of(id),
      // The types describe bytes as text.
      body: form as unknown as { file: string[] },
      bodySerializer: (body) => body as unknown as FormData,
      fetch: uploadFetch(onSent),
    }),
  );
}

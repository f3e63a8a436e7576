import request from 'supertest';
import type { NoteDto, StaffFileDto } from '../../src/admin-console/staff/notes.dto';
import { newId } from '../../src/kernel/ids';
import { answerOf, type HttpAnswer } from '../support/network/http';
import type { TestService } from '../support/service/service';
import type { StaffMember } from './console';
import { photo } from './files';
import { reportedIssue } from './issues';

/** Makes an active unit of Mumbai with some accounts. @returns its id */
export async function unitOf(
  service: TestService,
  accountIds: readonly string[],
  { name = 'Roads, H/West', city = 'mumbai' } = {},
): Promise<string> {
  const id = newId('unit');
  await service.database.sql(
    `insert into staff_units (id, city, name, kind, active, created_at, updated_at)
     values ($1, $2, to_jsonb($3::text), 'ward_office', true, now(), now())`,
    [id, city, name],
  );
  for (const accountId of accountIds)
    await service.database.sql('insert into staff_unit_members (unit_id, account_id) values ($1, $2)', [
      id,
      accountId,
    ]);
  return id;
}

/** Sends files of a note, or photos, as a form. */
export function sentFiles<Body>(
  service: TestService,
  staff: StaffMember,
  path: string,
  files: readonly Buffer[],
): Promise<HttpAnswer<Body>> {
  const form = request(service.url).post(path).set('cookie', staff.cookie);
  files.forEach((file, at) => void form.attach('file', file, `file-${at}`));
  return answerOf<Body>(form);
}

/** The body of a report that somebody makes by phone. */
export function newIntake(more: object = {}) {
  return {
    cityId: 'mumbai',
    intake: 'phone',
    title: 'Street light dark at the bus stop',
    description: 'The lamp above the stop has been out since Monday night.',
    category: 'infrastructure',
    priority: 'medium',
    pincode: '400050',
    ...more,
  };
}

interface Service {
  service: () => TestService;
  staff: () => StaffMember;
}
type Acts = Record<string, () => { action: string | null; do: () => Promise<HttpAnswer> }>;

/** The acts of city staff on an issue and on templates, by route: the request, and its audit action. */
export function issueStaffActs({ service, staff }: Service): Acts {
  const issue = () => reportedIssue(service());
  const at = (id: string, what: string) => `/api/admin/feed/issues/${id}/${what}`;
  /** As another version of the service would have made it: with no audit record of its own. */
  const storedTemplate = async () => {
    const id = newId('answerTemplate');
    await service().database.sql(
      `insert into answer_templates (id, city, name, texts, created_at, updated_at)
       values ($1, 'pune', 'Planned', '{"en": "Dear {reporter}"}', now(), now())`,
      [id],
    );
    return id;
  };
  return {
    'POST /api/admin/feed/issues': () => ({
      action: 'issue.intake',
      do: () => staff().api.post('/api/admin/feed/issues', newIntake()),
    }),
    'POST /api/admin/feed/media': () => ({
      action: null,
      do: async () => sentFiles(service(), staff(), '/api/admin/feed/media', [await photo('jpeg')]),
    }),
    'POST /api/admin/feed/issues/:id/notes': () => ({
      action: 'issue.note',
      do: async () => staff().api.post(at(await issue(), 'notes'), { text: 'The lamp belongs to the port' }),
    }),
    'PATCH /api/admin/feed/issues/:id/notes/:noteId': () => ({
      action: 'issue.note',
      do: async () => {
        const id = await issue();
        const noteId = newId('staffNote');
        await service().database.sql(
          `insert into staff_notes (id, issue_id, author_id, author_name, text, mentions, at)
           values ($1, $2, $3, 'Staff', 'Before', '{}', now())`,
          [noteId, id, staff().id],
        );
        return staff().api.patch(at(id, `notes/${noteId}`), { text: 'After' });
      },
    }),
    'POST /api/admin/feed/issues/:id/files': () => ({
      action: 'issue.add_files',
      do: async () => sentFiles(service(), staff(), at(await issue(), 'files'), [await photo('jpeg')]),
    }),
    'POST /api/admin/feed/issues/:id/media': () => ({
      action: 'issue.add_photos',
      do: async () => sentFiles(service(), staff(), at(await issue(), 'media'), [await photo('jpeg')]),
    }),
    'POST /api/admin/feed/issues/:id/resolve': () => ({
      action: 'issue.resolve',
      do: async () =>
        staff().api.post(at(await issue(), 'resolve'), {
          outcome: 'repaired',
          note: 'The lamp was replaced',
        }),
    }),
    'POST /api/admin/feed/issues/:id/answers': () => ({
      action: 'issue.answer',
      do: async () => staff().api.post(at(await issue(), 'answers'), { text: 'We repair it on Monday' }),
    }),
    'PUT /api/admin/views/:viewId/report': () => ({
      action: 'staff.set_view_report',
      do: async () => {
        await service().database.sql('delete from staff_view_reports');
        const body = { cityId: 'pune', accountIds: [staff().id] };
        return staff().api.put('/api/admin/views/viw_late/report', body);
      },
    }),
    'POST /api/admin/templates': () => ({
      action: 'staff.add_template',
      do: () =>
        staff().api.post('/api/admin/templates', {
          cityId: 'pune',
          name: 'Planned',
          texts: { en: 'Dear {reporter}' },
        }),
    }),
    'PATCH /api/admin/templates/:templateId': () => ({
      action: 'staff.change_template',
      do: async () => staff().api.patch(`/api/admin/templates/${await storedTemplate()}`, { name: 'Later' }),
    }),
    'DELETE /api/admin/templates/:templateId': () => ({
      action: 'staff.remove_template',
      do: async () => staff().api.delete(`/api/admin/templates/${await storedTemplate()}`),
    }),
    'POST /api/admin/templates/:templateId/preview': () => ({
      action: null,
      do: async () =>
        staff().api.post(`/api/admin/templates/${await storedTemplate()}/preview`, {
          issueId: await issue(),
        }),
    }),
  };
}

/** Adds a template of answers to Mumbai. @returns its id */
export async function answerTemplate(staff: StaffMember): Promise<string> {
  const template = { cityId: 'mumbai', name: 'Planned', texts: { en: 'Dear {reporter}' } };
  return (await staff.api.post<{ id: string }>('/api/admin/templates', template)).body.id;
}

/** Writes a note. */
export async function writtenNote(
  staff: StaffMember,
  issueId: string,
  text: string,
  more: { mentions?: string[]; fileIds?: string[] } = {},
): Promise<NoteDto> {
  const answer = await staff.api.post<NoteDto>(`/api/admin/feed/issues/${issueId}/notes`, { text, ...more });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
}

/** Sends files for a note. */
export async function filesOfNote(
  service: TestService,
  staff: StaffMember,
  issueId: string,
  files: readonly Buffer[],
): Promise<StaffFileDto[]> {
  const path = `/api/admin/feed/issues/${issueId}/files`;
  const answer = await sentFiles<StaffFileDto[]>(service, staff, path, files);
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body;
}

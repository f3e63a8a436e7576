import type { TemplateDto, TemplatePreviewDto } from '../../../src/admin-console/staff/templates.dto';
import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { reportedIssue } from '../../factories/issues';
import { person } from '../../factories/people';
import { unitOf } from '../../factories/staff-acts';
import { startService, type TestService } from '../../support/service/service';

const TEXTS = {
  en: 'Dear {reporter}, {unit} repairs {issue} in {ward} by {dueDate}.',
  hi: '{reporter} जी, {dueDate} तक',
};

describe('templates of answers', () => {
  let service: TestService;
  let asha: StaffMember;
  beforeAll(async () => {
    service = await startService();
    asha = await staffMember(service);
  });
  afterAll(() => service.stop());

  const added = async (changes: object = {}) =>
    asha.api.post<TemplateDto>('/api/admin/templates', {
      cityId: 'mumbai',
      name: 'Planned',
      texts: TEXTS,
      ...changes,
    });
  const listed = async (cityId: string) =>
    (await asha.api.get<TemplateDto[]>(`/api/admin/templates?cityId=${cityId}`)).body;

  it('are added, listed by city, changed and removed, each with an audit record', async () => {
    let id = '';
    const records = await recordedDuring(service, async () => {
      const answer = await added({ cityId: 'delhi', category: 'road', status: 'progress' });
      expect(answer.status).toBe(201);
      ({ id } = answer.body);
      expect(answer.body).toEqual({
        id: expect.stringMatching(/^tpl_/) as string,
        cityId: 'delhi',
        name: 'Planned',
        category: 'road',
        status: 'progress',
        texts: TEXTS,
        active: true,
      });
      expect(await listed('delhi')).toEqual([answer.body]);
      expect(await listed('nowhere')).toEqual([]);
      const change = { name: 'Later', category: null, texts: { mr: 'नंतर' }, active: false };
      const changed = await asha.api.patch(`/api/admin/templates/${id}`, change);
      expect([changed.status, changed.body]).toEqual([200, { ...answer.body, ...change }]);
      expect((await asha.api.delete(`/api/admin/templates/${id}`)).body).toEqual({ id, removed: true });
    });
    expect(records.map(({ action, target_id }) => [action, target_id])).toEqual([
      ['staff.add_template', id],
      ['staff.change_template', id],
      ['staff.remove_template', id],
    ]);
    expect(await listed('delhi')).toEqual([]);
    for (const gone of [
      await asha.api.delete(`/api/admin/templates/${id}`),
      await asha.api.patch(`/api/admin/templates/${id}`, { name: 'x' }),
      await asha.api.post(`/api/admin/templates/${id}/preview`, { issueId: 'iss_unknown' }),
    ])
      expect(gone.status).toBe(404);
  });

  it.each([
    [{ cityId: 'atlantis' }, 'cityId'],
    [{ name: '' }, 'name'],
    [{ category: 'Infrastructure' }, 'category'],
    [{ status: 'open' }, 'status'],
    [{ texts: undefined }, 'texts'],
    [{ texts: {} }, 'texts'],
    [{ texts: 'Dear' }, 'texts'],
    [{ texts: { en: '' } }, 'texts en'],
    [{ texts: { en: 7 } }, 'texts en'],
    [{ texts: { fr: 'Bonjour' } }, 'texts has the unknown language fr'],
    [{ texts: { en: 'Call {phone}' } }, 'texts en has the unknown placeholder {phone}'],
    [{ texts: { en: 'x'.repeat(1001) } }, 'texts en'],
    [{ active: 'yes' }, 'active'],
  ])('are refused with %j', async (changes, problem) => {
    const { status, text } = await added(changes);
    expect([status, text]).toEqual([400, expect.stringContaining(problem) as string]);
  });

  it('are filled in for an issue, in the wanted language, in English if it lacks it', async () => {
    const reporter = await person(service, { name: 'Meera {unit} Deshpande' });
    const issue = await reportedIssue(service, { by: reporter, title: 'Lamp dark at the stop' });
    await service.database.sql(`update issues set due_at = '2026-05-03T20:00:00Z' where id = $1`, [issue]);
    const { id } = (await added()).body;
    const preview = async (language?: string) =>
      (
        await asha.api.post<TemplatePreviewDto>(`/api/admin/templates/${id}/preview`, {
          issueId: issue,
          language,
        })
      ).body;
    const number = issue.slice(-6);
    const english = {
      language: 'en',
      text: `Dear Meera, City desk repairs Lamp dark at the stop (${number}) in Mumbai by 4 May 2026.`,
    };
    expect(await preview()).toEqual(english);
    expect(await preview('kn')).toEqual(english);
    expect(await preview('hi')).toEqual({ language: 'hi', text: 'Meera जी, 4 मई 2026 तक' });
    await service.database.sql(
      `update alert_subscriptions set language = 'hi', confirmed_at = now() where target = $1 and own`,
      [issue],
    );
    expect((await preview()).language).toBe('hi');
    await unitOf(service, [asha.id], { name: 'Roads, H/West' });
    expect((await preview('en')).text).toContain('Roads, H/West repairs');
    const refused = await asha.api.post(`/api/admin/templates/${id}/preview`, {
      issueId: issue,
      language: 'fr',
    });
    expect(refused.status).toBe(400);
    const unknown = await asha.api.post(`/api/admin/templates/${id}/preview`, { issueId: 'iss_unknown' });
    expect(unknown.status).toBe(404);
  });

  it('are named by answers of their city while they are active', async () => {
    const issue = await reportedIssue(service);
    const answer = (templateId: string) =>
      asha.api.post(`/api/admin/feed/issues/${issue}/answers`, { text: 'Planned', templateId });
    expect((await answer((await added()).body.id)).status).toBe(201);
    expect((await answer((await added({ active: false })).body.id)).status).toBe(400);
    expect((await answer((await added({ cityId: 'pune' })).body.id)).status).toBe(400);
  });
});

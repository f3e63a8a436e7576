import { seedDemoCity } from '../../../src/app/demo/seed-demo-city';
import type { ActivityEntryDto } from '../../../src/admin-console/staff/issue-activity.dto';
import type { AssignmentRuleDto } from '../../../src/admin-console/staff/assignment.dto';
import type { QueuePageDto } from '../../../src/admin-console/staff/queue/queue.dto';
import type { TemplateDto } from '../../../src/admin-console/staff/templates.dto';
import type { UnitDto } from '../../../src/admin-console/staff/units.dto';
import { Config } from '../../../src/platform/config/config';
import { createLogger } from '../../../src/platform/logging/logger';
import { staffMember, type StaffMember } from '../../factories/console';
import { startService, type TestService } from '../../support/service/service';

/** What city staff find in the demonstration city. */
describe('the demonstration city', () => {
  let service: TestService;
  let staff: StaffMember;
  beforeAll(async () => {
    service = await startService();
    const config = service.app.get(Config);
    await seedDemoCity({ config, logger: createLogger('silent'), clock: service.clock, runsJobs: false });
    staff = await staffMember(service);
  });
  afterAll(() => service.stop());

  const list = async <Row>(path: string) =>
    (await staff.api.get<Row[]>(`/api/admin/${path}?cityId=mumbai`)).body;
  const issue = async (words: string) => {
    const query = `cityId=mumbai&q=${encodeURIComponent(words)}&status=new&status=ack&status=progress&status=resolved`;
    const { items } = (await staff.api.get<QueuePageDto>(`/api/admin/queue?${query}`)).body;
    expect(items).toHaveLength(1);
    return items[0]!;
  };
  const activityOf = async (id: string) =>
    (await staff.api.get<ActivityEntryDto[]>(`/api/admin/feed/issues/${id}/activity`)).body;

  it('has units, rules that give issues to them, and templates in several languages', async () => {
    const units = await list<UnitDto>('units');
    const rules = await list<AssignmentRuleDto>('assignment-rules');
    expect(units.map(({ kind, active }) => [kind, active])).toEqual([
      ['ward_office', true],
      ['department', true],
      ['contractor', true],
    ]);
    expect(rules.map(({ unitId }) => unitId)).toEqual(units.map(({ id }) => id));
    const templates = await list<TemplateDto>('templates');
    expect(Object.keys(templates[0]!.texts).sort()).toEqual(['en', 'hi', 'mr']);
    expect((await issue('Manhole')).holder?.unitName).toBe('Lights and covers, crew 4');
  });

  it('has notes with a mention, answers, and a question that waits for the reporter', async () => {
    const pothole = await activityOf((await issue('pothole Hill Road')).id);
    const kinds = pothole.map(({ kind }) => kind).filter((kind) => kind !== 'assign');
    expect(kinds).toEqual(['status', 'note', 'answer', 'message', 'note', 'status']);
    expect(pothole.findLast(({ kind }) => kind === 'note')?.mentions).toHaveLength(1);
    const lights = await activityOf((await issue('Carter Road')).id);
    expect(lights.find(({ kind }) => kind === 'answer')).toMatchObject({ question: true });
  });
});

import type { QueuePageDto } from '../../../src/admin-console/staff/queue/queue.dto';
import { staffMember, type StaffMember } from '../../factories/console';
import { feedStatusChanged, hiddenIssue, reportedIssue } from '../../factories/issues';
import { postedMessage } from '../../factories/messages';
import { person, type TestPerson } from '../../factories/people';
import { startService, type TestService } from '../../support/service/service';

describe('answers of city staff in the queue', () => {
  let service: TestService;
  let staff: StaffMember;
  let reporter: TestPerson;
  beforeAll(async () => {
    service = await startService();
    [staff, reporter] = [await staffMember(service), await person(service)];
  });
  afterAll(() => service.stop());

  const reported = (title: string) => reportedIssue(service, { city: 'chennai', title, by: reporter });
  const answer = async (issueId: string, text: string) => {
    const answered = await staff.api.post(`/api/admin/feed/issues/${issueId}/answers`, { text });
    expect(answered.status).toBe(201);
  };
  const found = async (query: string) => {
    const { body } = await staff.api.get<QueuePageDto>(`/api/admin/queue?cityId=chennai&${query}`);
    expect([query, body.count]).toEqual([query, body.items.length]);
    return body.items.map(({ id, state }) => [id, state]);
  };

  it('are waited for until the reporter writes, and until the next answer', async () => {
    const [asked, other] = [await reported('Lamp is dark again'), await reported('Bench is broken')];
    await postedMessage(service, other, { by: reporter });
    for (const id of [asked, other]) await answer(id, 'Which side of the road?');
    await postedMessage(service, other, { by: await person(service) });
    expect(await found('state=waiting')).toEqual([]);
    await postedMessage(service, asked, { by: reporter });
    expect(await found('state=waiting')).toEqual([[asked, ['waiting']]]);
    expect(await found('state=waiting&state=hidden')).toEqual([[asked, ['waiting']]]);
    await feedStatusChanged(service, asked, 'resolved');
    expect(await found('state=waiting')).toEqual([]);
    expect(await found('state=waiting&status=resolved')).toEqual([[asked, ['waiting']]]);
    await answer(asked, 'Thank you');
    expect(await found('state=waiting&status=resolved')).toEqual([]);
  });

  it('are searched with the issue, the thread of citizens is not', async () => {
    const id = await reported('Drain overflows at noon');
    await postedMessage(service, id, { by: reporter, content: 'It smells of turpentine' });
    await answer(id, 'The Kalvarayan crew comes, குழாய் பழுது');
    const ids = async (q: string) => (await found(`q=${encodeURIComponent(q)}`)).map(([found]) => found);
    expect(await ids('kalvarayan')).toEqual([id]);
    expect(await ids('Drain, KALVARAYAN!')).toEqual([id]);
    expect(await ids('குழாய்')).toEqual([id]);
    expect(await ids('overflows குழாய்')).toEqual([id]);
    expect(await ids('kalvarayan elephant')).toEqual([]);
    expect(await ids('turpentine')).toEqual([]);
    expect(await ids('kalvarayan at')).toEqual([id]);
    await hiddenIssue(service, id);
    expect(await ids('drain kalvarayan')).toEqual([id]);
    await service.database.sql('update messages set deleted_at = now() where issue_id = $1 and answer', [id]);
    expect(await ids('drain kalvarayan')).toEqual([]);
  });
});

import type { QueuePageDto } from '../../../src/admin-console/staff/queue/queue.dto';
import { staffMember, type StaffMember } from '../../factories/console';
import { reportedIssue } from '../../factories/issues';
import { unit } from '../../factories/staff-units';
import { startService, type TestService } from '../../support/service/service';

const ISSUES = 2000;
const CHANGES = 1000;
const PAGE = 40;

/** Queues that are read page by page while others work on their issues (docs/api/staff.md#queues). */
describe('a queue that is walked while its issues change', () => {
  let service: TestService;
  let staff: StaffMember;
  let unitId: string;
  let first: string;
  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service);
    unitId = (await unit(staff, { cityId: 'pune' })).id;
    first = await reportedIssue(service, { city: 'pune' });
    await service.database.sql(
      `insert into issues (id, title, description, city, category, category_label, priority, status, feed_status,
                           reporter_id, source, ward, created_at, updated_at)
       select id || n, title, description, city, category, category_label, priority, status, feed_status,
              reporter_id, source, 'A', created_at, updated_at
         from issues, generate_series(2, ${ISSUES}) n where id = $1`,
      [first],
    );
  });
  afterAll(() => service.stop());

  /** Makes all issues unfinished and new again, some with the same time or due date, one in ten without a due date. */
  async function restored(): Promise<void> {
    await service.database.sql(
      `update issues set status = 'open', feed_status = 'new', priority = 'low', upvotes = 0, hidden = false,
              withheld = false, holder_unit_id = null, next_escalation_at = null,
              created_at = '2026-03-01'::timestamptz + abs(hashtext(id)) % 500 * interval '1 minute',
              due_at = case when abs(hashtext(id)) % 10 > 0
                            then now() + abs(hashtext(id)) % 300 * interval '1 hour' end
        where city = 'pune'`,
    );
  }

  /**
   * Changes some issues: each leaves the unfinished ones, gets a holder, is worked on, hidden, voted for, or made more
   * urgent. None gets another place in the orders that are walked.
   */
  async function changed(from: number, to: number): Promise<void> {
    await service.database.sql(
      `update issues i set
              status = case n % 6 when 0 then 'resolved' when 1 then 'in_progress' else status end,
              feed_status = case n % 6 when 0 then 'resolved' when 1 then 'progress' else feed_status end,
              holder_unit_id = case n % 6 when 2 then $3 end,
              hidden = n % 6 = 3, withheld = n % 6 = 3,
              upvotes = case n % 6 when 4 then 7 else 0 end,
              priority = case n % 6 when 5 then 'high' else 'low' end, updated_at = now()
         from (select id, row_number() over (order by md5(id)) as n from issues where city = 'pune') numbered
        where numbered.id = i.id and n > $1 and n <= $2`,
      [from, to, unitId],
    );
  }

  async function idsOf(query: string): Promise<string[]> {
    const ids: string[] = [];
    for (let after: string | null = ''; after !== null;) {
      const { body } = await pageOf(query, after);
      ids.push(...body.items.map(({ id }) => id));
      after = body.next;
    }
    return ids;
  }

  function pageOf(query: string, after: string) {
    const position = after && `&after=${encodeURIComponent(after)}`;
    return staff.api.get<QueuePageDto>(`/api/admin/queue?cityId=pune&limit=${PAGE}&${query}${position}`);
  }

  it.each([
    'sort=newest',
    'sort=oldest',
    'sort=due',
    'sort=due&holder=none',
    'sort=newest&holder=none',
    'sort=newest&ward=A',
    'sort=due&ward=A&priority=low',
    'due=today&due=week&due=none',
  ])('with %s misses none that stays in it, and shows none twice', async (query) => {
    await restored();
    const before = await idsOf(query);
    const walked: string[] = [];
    // All changes are made within the first half of the pages.
    const pace = Math.ceil(CHANGES / Math.ceil(before.length / PAGE / 2));
    let done = 0;
    for (let after: string | null = ''; after !== null;) {
      const { body } = await pageOf(query, after);
      walked.push(...body.items.map(({ id }) => id));
      after = body.next;
      const next = Math.min(CHANGES, done + pace);
      await changed(done, next);
      done = next;
    }
    expect(done).toBe(CHANGES);
    const after = new Set(await idsOf(query));
    const stayed = before.filter((id) => after.has(id));
    expect(stayed.length).toBeLessThan(before.length);
    expect(walked.filter((id) => after.has(id))).toEqual(stayed);
    expect(new Set(walked).size).toBe(walked.length);
  });
});

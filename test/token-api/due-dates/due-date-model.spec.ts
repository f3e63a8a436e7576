import fc from 'fast-check';
import { DueDates } from '../../../src/due-dates/due-dates.service';
import { IssueLifecycle } from '../../../src/issues/issue-lifecycle.service';
import type { LifecycleStatus } from '../../../src/kernel/statuses';
import { Database } from '../../../src/platform/database/database';
import { person, type TestPerson } from '../../factories/people';
import { CASES, type DueCase, FIRST, modelDue } from '../../support/model/due-date-model';
import { startService, type TestService } from '../../support/service/service';
import { itThoroughly } from '../../support/service/thorough';

const SEED = 20_261_123;
const RUNS = 40;
const MINUTE_MS = 60_000;
const CITY = 'pune';

const momentOf = (minute: number) => new Date(FIRST + minute * MINUTE_MS);
const dayOf = (day: number) => new Date(FIRST + day * 86_400_000 + 19_800_000).toISOString().slice(0, 10);

/** The cases of the spec of the calculation, here with all data stored in and read from the database. */
describe('due dates that go through the database', () => {
  let service: TestService;
  let reporter: TestPerson;
  beforeAll(async () => {
    service = await startService();
    reporter = await person(service);
  });
  afterAll(() => service.stop());
  afterEach(() => jest.restoreAllMocks());

  const sql = (text: string, ...values: unknown[]) => service.database.sql(text, values);
  const lifecycle = () => service.app.get(IssueLifecycle, { strict: false });
  const inTransaction = <Value>(act: () => Promise<Value>) =>
    service.app.get(Database, { strict: false }).transaction(act);
  /** Stops the clock at a minute, so that times are exactly those of the case. */
  const at = (minute: number) => jest.spyOn(service.clock, 'now').mockImplementation(() => momentOf(minute));
  const move = (id: string, status: LifecycleStatus) =>
    inTransaction(async () => {
      const origin = { actorId: reporter.id, surface: 'token' as const };
      await lifecycle().transition(await lifecycle().lock(id), status, 'bulk', origin);
    });

  /**
   * The policy of the case, and others without effect: less specific ones, those of another ward, older and newer ones.
   */
  async function writePolicies({ hours, office, reported }: DueCase): Promise<void> {
    const before = momentOf(reported - 1);
    const after = momentOf(reported + 1);
    const rows = [
      { category: 'road', hours, retired_at: after },
      { category: 'road', hours: hours + 1, valid_from: after },
      { category: 'road', hours: hours + 2, retired_at: before },
      { hours: hours + 3 },
      { city: null, hours: hours + 4 },
      { category: 'road', ward: 'Nowhere', hours: hours + 5 },
      { category: 'road', priority: 'high', hours: hours + 6 },
    ];
    const clock = office ? 'working' : 'calendar';
    const common = { city: CITY, clock, valid_from: '2020-01-01T00:00:00Z', created_by: 'adm_1' };
    const policies = rows.map((row, index) => ({
      ...common,
      id: `slp_${index}`,
      created_at: before,
      ...row,
    }));
    await sql(
      'insert into sla_policies select * from jsonb_populate_recordset(null::sla_policies, $1)',
      JSON.stringify(policies),
    );
  }

  async function writeOffice({ office }: DueCase): Promise<void> {
    if (!office) return;
    const { weekdays, opens, closes, holidays } = office;
    await sql('insert into working_calendars values ($1, $2, $3, $4, now())', CITY, weekdays, opens, closes);
    await sql(
      `insert into city_holidays select distinct $1, day::date, 'Holiday' from unnest($2::text[]) day`,
      CITY,
      holidays.map(dayOf),
    );
  }

  async function writePauses(id: string, { reported, pauses }: DueCase): Promise<void> {
    for (const [index, [after, length]] of pauses.entries()) {
      const from = reported + after;
      // Every second one was ended early.
      const isEnded = index % 2 === 1;
      await sql(
        `insert into sla_pauses (id, issue_id, from_at, until_at, ended_at, ended_by, reason, paused_by)
         values ($1, $2, $3, $4, $5, $6, 'A festival', 'adm_1')`,
        `pau_${id}_${index}`,
        id,
        momentOf(from),
        momentOf(from + length + (isEnded ? 500 : 0)),
        isEnded ? momentOf(from + length) : null,
        isEnded ? 'adm_1' : null,
      );
    }
  }

  /** Reports an issue, and makes the changes of a case. @returns its due date, in minutes of the case */
  async function lived(issue: DueCase): Promise<number> {
    await sql('delete from sla_policies');
    await sql('delete from working_calendars');
    await sql('delete from city_holidays');
    await writePolicies(issue);
    await writeOffice(issue);
    at(issue.reported);
    const { id } = await lifecycle().open(
      {
        title: 'Deep pothole',
        description: 'In the left lane',
        city: CITY,
        category: 'road',
        priority: 'low',
      },
      { actorId: reporter.id, surface: 'token' },
    );
    await writePauses(id, issue);
    let minute = issue.reported;
    for (const [after, closed] of issue.reopenings) {
      at((minute += after));
      await move(id, 'resolved');
      at((minute += closed));
      await move(id, 'open');
    }
    await inTransaction(() => service.app.get(DueDates, { strict: false }).recalculate(id, 'pause'));
    const [row] = await service.database.sql<{ due: Date }>(
      'select due_at as due from issues where id = $1',
      [id],
    );
    return (row!.due.getTime() - FIRST) / MINUTE_MS;
  }

  itThoroughly(`equal a model that counts minutes (seed ${SEED})`, async () => {
    const kinds = new Set<string>();
    await fc.assert(
      fc.asyncProperty(CASES, async (issue) => {
        kinds.add(issue.office ? 'working' : 'calendar');
        expect(await lived(issue)).toBe(modelDue(issue));
      }),
      { seed: SEED, numRuns: RUNS, endOnFailure: true },
    );
    expect(kinds.size).toBe(2);
  });
});

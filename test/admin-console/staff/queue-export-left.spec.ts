import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, type Pool } from 'pg';
import { DataSource } from 'typeorm';
import { QueueExportQueries } from '../../../src/admin-console/staff/queue/export/queue-export.queries';
import { createLogger } from '../../../src/platform/logging/logger';
import { primaryPool } from '../../../src/platform/patches/postgres-driver';
import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { reportedIssue } from '../../factories/issues';
import { startService, type TestService } from '../../support/service/service';

/** More than are read at a time. */
const ISSUES = 2100;

/** Clients that leave while an export is made (docs/api/staff.md#export). */
describe('an export whose client leaves', () => {
  let service: TestService;
  let staff: StaffMember;
  let pool: Pool;
  let blocker: Client;
  const [error, warn] = [jest.fn(), jest.fn()];
  beforeAll(async () => {
    service = await startService({ logger: Object.assign(createLogger('silent'), { error, warn }) });
    staff = await staffMember(service);
    pool = primaryPool(service.app.get(DataSource));
    const id = await reportedIssue(service, { city: 'pune' });
    await service.database.sql(
      `insert into issues (id, title, description, city, category, category_label, priority, status, feed_status,
                           reporter_id, source, created_at, updated_at)
       select id || n, title, description, city, category, category_label, priority, status, feed_status,
              reporter_id, source, created_at, updated_at
         from issues, generate_series(2, ${ISSUES}) n where id = $1`,
      [id],
    );
    blocker = new Client({ connectionString: service.database.ownerUrl });
    await blocker.connect();
  });
  afterAll(async () => {
    await blocker.end();
    await service.stop();
  });

  /** Begins an export. @returns its answer, of which only the beginning has come */
  async function begun(format: string): Promise<IncomingMessage> {
    const body = JSON.stringify({ cityId: 'pune', format });
    const headers = { cookie: staff.cookie, 'content-type': 'application/json' };
    const sent = request(`${service.url}/api/admin/queue/export`, { method: 'POST', headers });
    sent.on('error', () => undefined);
    sent.end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.on('error', () => undefined);
    return response;
  }

  /** The number of connections to the database whose statement is in a state. */
  async function connections(condition: string): Promise<number> {
    const [row] = await service.database.sql<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and ${condition}`,
    );
    return row!.n;
  }

  async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await isSo())) await delay(10);
  }

  it.each(['csv', 'xlsx'])(
    'as %s reads no further, gives its connection back and is no failure',
    async (format) => {
      const reads = jest.spyOn(service.app.get(QueueExportQueries, { strict: false }), 'rows');
      const records = await recordedDuring(service, async () => {
        // The rows of an export have the names of units.
        await blocker.query('begin; lock table staff_units in access exclusive mode');
        const response = await begun(format);
        await until(async () => (await connections(`wait_event_type = 'Lock'`)) === 1);
        response.destroy();
        await delay(50);
        await blocker.query('commit');
        await until(async () => (await connections(`state <> 'idle'`)) === 0);
        await until(() => pool.idleCount === pool.totalCount && pool.waitingCount === 0);
      });
      await reads.mock.results[0]?.value;
      await delay(50);
      expect(reads).toHaveBeenCalledTimes(1);
      expect(records.map(({ action, target_id }) => [action, target_id])).toEqual([['queue.export', 'pune']]);
      expect(error).not.toHaveBeenCalled();
      expect(warn).not.toHaveBeenCalled();
      reads.mockRestore();
    },
  );
});

import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isLong } from '../../support/process/fault-report';
import { send } from '../../support/network/http';
import { seeded } from '../../support/service/seeded';
import { type ServiceUnderLoad, startUnderLoad } from '../../support/process/service-under-load';
import { canMount, type SmallDisk, smallDisk } from '../../support/service/small-disk';
import type { Writers } from '../../support/process/writers';
import { atMost } from '../../support/service/time-limits';

const LIMIT_MS = 10 * 60_000;
/** A busy machine is slow; the long form runs alone. */
const RECOVERY_MS = atMost(1000);

const status = async (service: ServiceUnderLoad, path: string) =>
  (await send({ method: 'GET', url: service.url + path })).status;

describe('nothing is lost or duplicated with sixteen writers when', () => {
  let service: ServiceUnderLoad;
  const chance = seeded('when faults begin, and how long they last');

  beforeAll(async () => {
    service = await startUnderLoad();
  });
  afterAll(() => service.stop());

  /** @returns the longest time to the first success after a fault */
  async function rounds(writers: Writers, times: number, fault: () => Promise<void>): Promise<number> {
    let longest = 0;
    try {
      for (let round = 0; round < times; round++) {
        await writers.nextSuccess();
        await delay(300 + chance.below(700));
        await fault();
        longest = Math.max(longest, await writers.nextSuccess());
      }
    } catch (error) {
      throw new Error(`${String(error)}; the service said last:\n${service.output.slice(-2000)}`);
    }
    return longest;
  }

  it(
    'the server is killed',
    async () => {
      const times = isLong ? 50 : 2;
      const writers = await service.load('killed');
      const recovery = await rounds(writers, times, async () => {
        await service.kill();
        await service.start();
      });
      const row = { fault: 'server killed (SIGKILL)', rounds: times, recovery };
      await service.settle(writers, row, { isKilled: true });
    },
    LIMIT_MS,
  );

  it(
    'the database crashes; requests succeed again within a second after it is ready',
    async () => {
      const times = isLong ? 20 : 1;
      const writers = await service.load('crashed');
      const recovery = await rounds(writers, times, async () => {
        await service.postgres.crash();
        await delay(chance.below(500));
        await service.postgres.start();
      });
      await service.settle(writers, { fault: 'database crashed', rounds: times, recovery });
      expect(recovery).toBeLessThan(RECOVERY_MS);
    },
    LIMIT_MS,
  );

  it(
    'the database is restarted; requests succeed again within a second after it is ready',
    async () => {
      const times = isLong ? 10 : 1;
      const writers = await service.load('restarted');
      const recovery = await rounds(writers, times, async () => {
        await service.postgres.halt();
        await delay(chance.below(500));
        await service.postgres.start();
      });
      await service.settle(writers, { fault: 'database restarted', rounds: times, recovery });
      expect(recovery).toBeLessThan(RECOVERY_MS);
    },
    LIMIT_MS,
  );

  it(
    'processes of the database are suspended for ten seconds',
    async () => {
      const times = isLong ? 3 : 1;
      const writers = await service.load('frozen');
      const answered: number[] = [];
      const recovery = await rounds(writers, times, async () => {
        const backends = await service.postgres.sql<{ pid: number }>(
          `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
        );
        for (const { pid } of backends) process.kill(pid, 'SIGSTOP');
        const until = Date.now() + (isLong ? 10_000 : 3000);
        try {
          while (Date.now() < until) {
            const since = performance.now();
            expect([200, 503]).toContain(await status(service, '/api/issues?limit=1'));
            answered.push(performance.now() - since);
          }
        } finally {
          for (const { pid } of backends) process.kill(pid, 'SIGCONT');
        }
      });
      await service.settle(writers, {
        fault: 'backends frozen for 10 s',
        rounds: times,
        recovery,
        note: `slowest answer meanwhile ${Math.round(Math.max(...answered))} ms`,
      });
      expect(Math.max(...answered)).toBeLessThan(atMost(5000));
    },
    LIMIT_MS,
  );

  it(
    'the database is slow to answer',
    async () => {
      const writers = await service.load('slow');
      await writers.nextSuccess();
      service.postgres.proxy.delay(3000);
      const since = performance.now();
      expect(await status(service, '/api/issues?limit=1')).toBe(503);
      const took = performance.now() - since;
      await delay(isLong ? 10_000 : 2000);
      service.postgres.proxy.delay(0);
      const recovery = await writers.nextSuccess();
      await service.settle(writers, {
        fault: 'network to the database slow by 3 s',
        rounds: 1,
        recovery,
        note: `503 after ${Math.round(took)} ms`,
      });
      expect(took).toBeLessThan(atMost(5000));
    },
    LIMIT_MS,
  );

  it(
    'there are ten times as many requests as connections',
    async () => {
      const writers = await service.load('crowd', 7);
      await delay(isLong ? 20_000 : 2000);
      await service.settle(writers, { fault: 'ten times as many requests as connections', rounds: 1 });
      expect(writers.maxMs).toBeLessThan(atMost(5000));
    },
    LIMIT_MS,
  );
});

(canMount ? describe : describe.skip)('when the disk of the database is full', () => {
  let disk: SmallDisk;
  let service: ServiceUnderLoad;

  beforeAll(async () => {
    disk = smallDisk(320);
    service = await startUnderLoad({
      folder: join(disk.folder, 'data'),
      // The write-ahead log has reserved space: without it the server itself ends, which no service could handle.
      parameters: ['min_wal_size=96MB', 'max_wal_size=96MB', 'checkpoint_timeout=30s'],
    });
    for (let segment = 0; segment < 5; segment++) await service.postgres.sql('select pg_switch_wal()');
    await service.postgres.sql('checkpoint');
  });
  afterAll(async () => {
    try {
      await service.stop();
    } finally {
      disk.remove();
    }
  });

  it(
    'writes are refused with 503, reads succeed, nothing is lost, and the service recovers once there is space',
    async () => {
      const writers = await service.load('full');
      await writers.nextSuccess();
      disk.fill();
      const deadline = Date.now() + 60_000;
      while (!writers.statuses.has(503)) {
        if (Date.now() > deadline) throw new Error('the disk was never full');
        await delay(20);
      }
      await delay(isLong ? 10_000 : 2000);
      expect(await status(service, '/api/issues?city=mumbai')).toBe(200);
      expect(service.output).toContain('No space left on device');
      disk.free();
      const recovery = await writers.nextSuccess();
      await service.settle(writers, { fault: 'disk of the database full', rounds: 1, recovery });
      expect(recovery).toBeLessThan(atMost(5000));
    },
    LIMIT_MS,
  );
});

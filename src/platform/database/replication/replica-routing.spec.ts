import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import type { Metrics } from '../../metrics/metrics';
import { ReplicaRouting } from './replica-routing';
import type { Replica } from './replica';
import type { Replicas } from './replicas';

const QUERY = { name: 'one', text: 'select 1 as one' };

/** A server that answers its name, or fails. */
class FakePool extends EventEmitter {
  failure?: Error;
  refusal?: Error;
  released = 0;

  constructor(readonly name: string) {
    super();
  }

  query(): Promise<{ rows: unknown[] }> {
    return this.failure ? Promise.reject(this.failure) : Promise.resolve({ rows: [this.name] });
  }

  connect(): Promise<PoolClient> {
    if (this.refusal) return Promise.reject(this.refusal);
    const client = { query: () => this.query(), release: () => this.released++ } as unknown as PoolClient;
    this.emit('acquire', client);
    return Promise.resolve(client);
  }
}

type FakeReplica = Omit<Replica, 'pool' | 'isServing'> & { pool: FakePool; isServing: boolean };

function routing(...names: string[]) {
  const all = names.map((name) => ({ name, pool: new FakePool(name), isServing: true }) as FakeReplica);
  const primary = new FakePool('primary');
  const driver = {
    master: primary as unknown as Pool,
    obtainMasterConnection: async (): Promise<[PoolClient, () => void]> => [
      await primary.connect(),
      () => undefined,
    ],
    obtainSlaveConnection: (): Promise<[PoolClient, () => void]> => Promise.reject(new Error('not replaced')),
  };
  const dataSource = { driver } as unknown as DataSource;
  const failed = jest.fn();
  const counted: unknown[] = [];
  const replicas = { all, failed, pick: () => all.find(({ isServing }) => isServing) };
  const metrics = { count: (...count: unknown[]) => counted.push(count) } as unknown as Metrics;
  const reads = new ReplicaRouting(dataSource, replicas as unknown as Replicas, metrics);
  const asked = async () => (await reads.query<Record<string, string>>(QUERY)).rows[0];
  /** Reads as TypeORM does, with a query builder. */
  const askedByTypeOrm = async () => {
    const mode = dataSource.defaultReplicationModeForReads();
    const [client] = await driver[mode === 'slave' ? 'obtainSlaveConnection' : 'obtainMasterConnection']();
    return ((await client.query(QUERY)) as unknown as { rows: unknown[] }).rows[0];
  };
  /** Runs the reads of one request. */
  const request = (work: () => Promise<void>) =>
    new Promise<void>((done, fail) => reads.open(() => void work().then(done, fail)));
  return { all, primary, driver, reads, asked, askedByTypeOrm, request, failed, counted };
}

describe('a read', () => {
  it('goes to the primary outside of a request, without permission of the route, and without replicas', async () => {
    const { reads, asked, askedByTypeOrm, request } = routing('a');
    reads.permit();
    expect([await asked(), await askedByTypeOrm()]).toEqual(['primary', 'primary']);
    await request(async () => {
      expect([await asked(), await askedByTypeOrm()]).toEqual(['primary', 'primary']);
    });
    const alone = routing();
    await alone.request(async () => {
      alone.reads.permit();
      expect([await alone.asked(), await alone.askedByTypeOrm()]).toEqual(['primary', 'primary']);
    });
  });

  it('goes to a replica once the route permits it, but not in other requests', async () => {
    const { all, reads, asked, askedByTypeOrm, request } = routing('a');
    const other = request(async () => {
      await turn();
      expect(await asked()).toBe('primary');
    });
    await request(async () => {
      reads.permit();
      expect([await asked(), await askedByTypeOrm(), await asked()]).toEqual(['a', 'a', 'a']);
    });
    await other;
    expect(await asked()).toBe('primary');
    // TypeORM itself releases its connection.
    expect(all[0]!.pool.released).toBe(2);
  });

  it('goes to the primary for the rest of a request that writes', async () => {
    const { reads, asked, askedByTypeOrm, request } = routing('a');
    await request(async () => {
      reads.permit();
      expect(await asked()).toBe('a');
      reads.usePrimary();
      expect([await asked(), await askedByTypeOrm()]).toEqual(['primary', 'primary']);
      reads.permit();
      expect(await asked()).toBe('primary');
    });
    await request(async () => {
      reads.permit();
      expect(await asked()).toBe('a');
    });
  });

  it('goes to the primary after a repository took a connection to write', async () => {
    const { reads, driver, asked, request } = routing('a');
    await request(async () => {
      reads.permit();
      await driver.obtainMasterConnection();
      expect(await asked()).toBe('primary');
    });
  });

  it('goes to one replica only within a request', async () => {
    const { all, reads, asked, request } = routing('a', 'b');
    await request(async () => {
      reads.permit();
      expect(await asked()).toBe('a');
      all[0]!.isServing = false;
      expect(await asked()).toBe('primary');
      all[0]!.isServing = true;
      expect(await asked()).toBe('primary');
    });
    all[0]!.isServing = false;
    await request(async () => {
      reads.permit();
      expect(await asked()).toBe('b');
    });
  });

  it('goes to the primary for all of a request that began while no replica served', async () => {
    const { all, reads, asked, askedByTypeOrm, request } = routing('a');
    all[0]!.isServing = false;
    await request(async () => {
      reads.permit();
      expect([await asked(), await askedByTypeOrm()]).toEqual(['primary', 'primary']);
      all[0]!.isServing = true;
      expect(await asked()).toBe('primary');
    });
  });
});

describe('a read that a replica fails', () => {
  const conflict = Object.assign(new Error('canceling statement due to conflict with recovery'), {
    code: '40001',
  });

  it.each(['asked', 'askedByTypeOrm'] as const)(
    'is repeated on the primary, like all later reads of the request (%s)',
    async (how) => {
      const { all, reads, request, failed, counted, ...ask } = routing('a');
      const [replica] = all;
      await request(async () => {
        reads.permit();
        expect(await ask[how]()).toBe('a');
        replica!.pool.failure = conflict;
        expect(await ask[how]()).toBe('primary');
        delete replica!.pool.failure;
        expect(await ask[how]()).toBe('primary');
      });
      expect(failed.mock.calls).toEqual([[replica, conflict]]);
      expect(counted).toEqual([['civic_read_replica_failures_total', { replica: 'a', cause: '40001' }]]);
    },
  );

  it.each(['asked', 'askedByTypeOrm'] as const)(
    'goes to the primary if the replica has no free connection (%s)',
    async (how) => {
      const { all, reads, request, failed, counted, ...ask } = routing('a');
      const refusal = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      all[0]!.pool.refusal = refusal;
      await request(async () => {
        reads.permit();
        expect([await ask[how](), await ask[how]()]).toEqual(['primary', 'primary']);
      });
      expect(failed.mock.calls).toEqual([[all[0], refusal]]);
      expect(counted).toEqual([
        ['civic_read_replica_failures_total', { replica: 'a', cause: 'unreachable' }],
      ]);
    },
  );

  it('fails if the primary fails it, too', async () => {
    const { all, primary, reads, asked, request } = routing('a');
    const wrong = Object.assign(new Error('a value out of range'), { code: '22003' });
    all[0]!.pool.failure = wrong;
    primary.failure = wrong;
    await request(async () => {
      reads.permit();
      await expect(asked()).rejects.toBe(wrong);
    });
  });
});

import 'reflect-metadata';
import type { Pool, PoolClient } from 'pg';
import { DataSource, EntitySchema, type QueryRunner } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../test/support/service/database';
import { joinTransactions, queryRunnerOn } from './ambient-query-runner';
import { primaryPool } from './postgres-driver';

const THING = new EntitySchema<{ id: number }>({
  name: 'Thing',
  tableName: 'things',
  columns: { id: { type: 'integer', primary: true } },
});

describe('the query runner of a transaction', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let pool: Pool;
  let client: PoolClient;
  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await new DataSource({
      type: 'postgres',
      url: database.url,
      entities: [THING],
    }).initialize();
    pool = primaryPool(dataSource);
  });
  beforeEach(async () => {
    client = await pool.connect();
    await client.query('begin');
  });
  afterEach(async () => {
    await client.query('rollback');
    client.release();
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  const OWN = 'select pg_current_xact_id()::text as id';
  type Rows = Array<{ id: string }>;
  const own = async () => (await client.query<{ id: string }>(OWN)).rows;

  it('runs statements on the connection it is given, and takes no other', async () => {
    const runner = queryRunnerOn(dataSource, client);
    expect((await runner.query(OWN)) as Rows).toEqual(await own());
    expect(pool.totalCount - pool.idleCount).toBe(1);
  });

  it('knows that it is in a transaction: what saves an entity begins and commits none', async () => {
    const before = await own();
    await client.query('create temporary table things (id integer primary key) on commit drop');
    const runner = queryRunnerOn(dataSource, client);
    expect(runner.isTransactionActive).toBe(true);
    await runner.manager.save(THING, { id: 7 });
    expect((await client.query('select id from things')).rows).toEqual([{ id: 7 }]);
    expect(await own()).toEqual(before);
  });

  it('is that of the EntityManager and of query builders within it, and not outside', async () => {
    const current: { runner?: QueryRunner } = {};
    joinTransactions(dataSource, () => current.runner);
    expect(await dataSource.manager.query<Rows>(OWN)).not.toEqual(await own());
    current.runner = queryRunnerOn(dataSource, client);
    expect(await dataSource.manager.query<Rows>(OWN)).toEqual(await own());
    const built = dataSource.manager.createQueryBuilder().select('pg_current_xact_id()::text', 'id');
    expect(await built.from('(select 1)', 'one').getRawMany()).toEqual(await own());
  });
});

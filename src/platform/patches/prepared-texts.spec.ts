import { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/support/service/database';
import { endWithConnections } from './pool-end';
import { prepareTexts } from './prepared-texts';

describe('prepared texts', () => {
  let database: TestDatabase;
  let pool: Pool;
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = new Pool({ connectionString: database.url, max: 1 });
    // Otherwise the removal of the database may cut its connection.
    endWithConnections(pool);
    prepareTexts(pool);
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  const prepared = async () =>
    (
      await pool.query<{ name: string; statement: string; runs: string }>(
        `select name, statement, generic_plans + custom_plans as runs from pg_prepared_statements`,
      )
    ).rows;

  it('are those with values, once per connection', async () => {
    for (const value of [1, 2, 3])
      expect((await pool.query('select $1::int as value', [value])).rows).toEqual([{ value }]);
    await pool.query('select 4');
    const [statement, ...others] = await prepared();
    expect(statement).toMatchObject({ statement: 'select $1::int as value', runs: '3' });
    expect(statement?.name).toMatch(/^typeorm\.[\da-f]{40}$/);
    expect(others).toEqual([]);
  });

  it('are no queries that have a name of their own', async () => {
    await pool.query({ name: 'own', text: 'select $1::text', values: ['a'] });
    expect((await prepared()).map(({ name }) => name)).toContain('own');
  });
});

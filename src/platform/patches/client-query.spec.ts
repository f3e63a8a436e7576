import { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/support/service/database';
import { replaceQuery } from './client-query';
import { endWithConnections } from './pool-end';

describe('the replaced query of a connection', () => {
  let database: TestDatabase;
  let pool: Pool;
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = new Pool({ connectionString: database.url, max: 1 });
    // Otherwise the removal of the database may cut its connection.
    endWithConnections(pool);
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  it('is used for the statements of the pool and of its connections, and is replaced once', async () => {
    const sent: unknown[] = [];
    replaceQuery(pool, (send) => (query, ...rest) => {
      sent.push(query);
      return send(query, ...rest);
    });
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    const client = await pool.connect();
    expect((await client.query('select $1::int as two', [2])).rows).toEqual([{ two: 2 }]);
    client.release();
    expect(sent).toEqual(['select 1 as one', 'select $1::int as two']);
  });
});

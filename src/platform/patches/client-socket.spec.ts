import { Pool } from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/support/service/database';
import { destroySocket } from './client-socket';

describe('a destroyed socket', () => {
  let database: TestDatabase;
  let pool: Pool;
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = new Pool({ connectionString: database.url });
    pool.on('error', () => undefined);
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  it('fails the statement on the connection with the reason, and the pool drops the connection', async () => {
    const client = await pool.connect();
    client.on('error', () => undefined);
    const reason = new Error('the server hangs');
    const answer = expect(client.query('select pg_sleep(600)')).rejects.toBe(reason);
    destroySocket(client, reason);
    await answer;
    client.release(reason);
    expect(pool.totalCount).toBe(0);
  });
});

import { Pool, type PoolClient } from 'pg';
import { endWithConnections } from './pool-end';
import { createTestDatabase, type TestDatabase } from '../../../test/support/service/database';

const CONNECTIONS = 5;

describe('a pool that ends', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  /** A pool with idle connections, and the number of open ones. */
  async function idlePool() {
    const pool = new Pool({ connectionString: database.url, max: CONNECTIONS });
    endWithConnections(pool);
    const clients = await Promise.all(Array.from({ length: CONNECTIONS }, () => pool.connect()));
    for (const client of clients) client.release();
    return { pool, open: () => clients.filter((client) => !streamOf(client).closed).length };
  }
  const streamOf = (client: PoolClient) =>
    (client as unknown as { connection: { stream: { closed: boolean } } }).connection.stream;

  it('ends when its connections are closed, so that a server that stops next cuts none', async () => {
    const { pool, open } = await idlePool();
    expect(open()).toBe(CONNECTIONS);
    await pool.end();
    expect(open()).toBe(0);
  });

  it('calls a given callback', async () => {
    const { pool, open } = await idlePool();
    await new Promise<void>((done) => pool.end(done));
    expect(open()).toBe(0);
    const refused = await new Promise<unknown>((done) => pool.end(done as () => void));
    expect(refused).toBeInstanceOf(Error);
  });

  it('waits until a connection in use is released', async () => {
    const pool = new Pool({ connectionString: database.url });
    endWithConnections(pool);
    const client = await pool.connect();
    let isOver = false;
    const ended = pool.end().then(() => (isOver = true));
    await client.query('select 1');
    expect(isOver).toBe(false);
    client.release();
    await ended;
    expect(streamOf(client).closed).toBe(true);
  });
});

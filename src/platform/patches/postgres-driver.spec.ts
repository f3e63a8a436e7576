import 'reflect-metadata';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '../../../test/support/service/database';
import { chooseConnections, type Connection, primaryPool } from './postgres-driver';

describe("TypeORM's driver for PostgreSQL", () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let replica: Pool;
  beforeAll(async () => {
    database = await createTestDatabase();
    const replication = { master: { url: database.url }, slaves: [] };
    dataSource = await new DataSource({ type: 'postgres', replication }).initialize();
    replica = new Pool({ connectionString: database.url, application_name: 'replica' });
  });
  afterAll(async () => {
    await dataSource.destroy();
    await replica.end();
    await database.drop();
  });

  const NAME = `select current_setting('application_name') as name`;

  it('has the pool of the primary, as the package pg makes it', async () => {
    expect(primaryPool(dataSource)).toBeInstanceOf(Pool);
    const opened: unknown[] = [];
    primaryPool(dataSource).once('acquire', (client) => opened.push(client));
    await dataSource.query('select 1');
    expect(opened).toHaveLength(1);
  });

  it('asks which connection a read takes, and says before it takes one to the primary', async () => {
    let usesReplica = true;
    const usePrimary = jest.fn();
    const replicaConnection = async (): Promise<Connection> => {
      const client = await replica.connect();
      return [client, (error) => client.release(error)];
    };
    chooseConnections(dataSource, { usesReplica: () => usesReplica, replicaConnection, usePrimary });
    const read = () =>
      dataSource.manager.createQueryBuilder().select(`current_setting('application_name')`, 'name');
    const readOf = () => read().from('(select 1)', 'one').getRawOne<{ name: string }>();
    expect(await readOf()).toEqual({ name: 'replica' });
    expect(usePrimary).not.toHaveBeenCalled();
    usesReplica = false;
    expect(await readOf()).toEqual({ name: '' });
    expect(usePrimary).toHaveBeenCalledTimes(1);
    const writer = dataSource.createQueryRunner('master');
    expect(await writer.query(NAME)).toEqual([{ name: '' }]);
    await writer.release();
    expect(usePrimary).toHaveBeenCalledTimes(2);
  });
});

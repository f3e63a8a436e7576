import { getRepositoryToken } from '@nestjs/typeorm';
import { DataSource, Like, type Repository } from 'typeorm';
import { ConsoleSetting } from '../../src/admin-console/entities/console-setting.entity';
import { columnsOf } from '../../src/platform/database/columns';
import { Database } from '../../src/platform/database/database';
import { deleteReturning, insertNew, updateReturning } from '../../src/platform/database/returning';
import { statement } from '../../src/platform/database/statement';
import { startService, type TestService } from '../support/service/service';

const POOL_SIZE = 3;
const AT_ONCE = 40;
const backend = statement('test.backend', 'select pg_backend_pid() as pid');

describe('Repositories', () => {
  let service: TestService;
  let database: Database;
  let source: DataSource;
  let settings: Repository<ConsoleSetting>;

  beforeAll(async () => {
    service = await startService({ settings: { DATABASE_POOL_SIZE: String(POOL_SIZE) } });
    database = service.app.get(Database);
    source = service.app.get(DataSource);
    settings = service.app.get<Repository<ConsoleSetting>>(getRepositoryToken(ConsoleSetting), {
      strict: false,
    });
  });
  afterAll(() => service.stop());

  const row = (name: string, value: object = {}) => ({ name, value, updatedAt: new Date() });
  const seenOutside = () =>
    service.database
      .sql<{ name: string }>(`select name from console_settings where name like 'test-%' order by name`)
      .then((rows) => rows.map(({ name }) => name));

  it('use the connection of the surrounding transaction, with all their methods', async () => {
    await database.transaction(async () => {
      const { pid } = (await database.row<{ pid: number }>(backend))!;
      // A query builder returns nothing without a row.
      await settings.insert(row('test-pid'));
      const pids = [
        await source.manager.query<Array<{ pid: number }>>('select pg_backend_pid() as pid'),
        await settings.query('select pg_backend_pid() as pid'),
        [await settings.createQueryBuilder().select('pg_backend_pid()', 'pid').limit(1).getRawOne()],
        [
          await source.manager
            .createQueryBuilder()
            .select('pg_backend_pid()', 'pid')
            .from('cities', 'c')
            .getRawOne(),
        ],
      ].map((rows) => (rows as Array<{ pid: number } | undefined>)[0]?.pid);
      expect(pids).toEqual([pid, pid, pid, pid]);
      await settings.delete({ name: 'test-pid' });
      await settings.insert(row('test-a', { n: 1 }));
      await settings.insert(row('test-b', { n: 1 }));
      await settings.update({ name: 'test-a' }, { value: { n: 2 } });
      await settings.upsert(row('test-b', { n: 2 }), ['name']);
      await settings.save(row('test-c'));
      await settings.delete({ name: 'test-c' });
      expect(await settings.findOneBy({ name: 'test-a' })).toMatchObject({ value: { n: 2 } });
      expect(
        await settings.findOne({ where: { name: 'test-b' }, lock: { mode: 'for_no_key_update' } }),
      ).toMatchObject({ value: { n: 2 } });
      expect(await seenOutside()).toEqual([]);
    });
    expect(await seenOutside()).toEqual(['test-a', 'test-b']);
    await settings.delete(['test-a', 'test-b']);
    expect(await seenOutside()).toEqual([]);
  });

  it('are rolled back with the transaction', async () => {
    const failing = database.transaction(async () => {
      await settings.insert(row('test-lost'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await seenOutside()).toEqual([]);
  });

  it('take no second connection inside a transaction', async () => {
    const names = Array.from({ length: AT_ONCE }, (_, n) => `test-${String(n).padStart(2, '0')}`);
    await Promise.all(
      names.map((name) =>
        database.transaction(async () => {
          await settings.insert(row(name));
          expect(await settings.countBy({ name })).toBe(1);
        }),
      ),
    );
    expect(await seenOutside()).toEqual(names);
    await Promise.all(names.map((name) => settings.delete({ name })));
  });

  it('do not see the transaction of another flow', async () => {
    let proceed = () => undefined as void;
    const waiting = new Promise<void>((done) => (proceed = done));
    const open = database.transaction(async () => {
      await settings.insert(row('test-mine'));
      await waiting;
    });
    expect(await settings.countBy({ name: 'test-mine' })).toBe(0);
    proceed();
    await open;
    expect(await settings.countBy({ name: 'test-mine' })).toBe(1);
    await settings.delete({ name: 'test-mine' });
  });

  it('return updated rows, and keep rows that do not match', async () => {
    await settings.insert([row('test-a', { n: 1 }), row('test-b', { n: 1 })]);
    const columns = columnsOf(ConsoleSetting, { setting: 'name', value: 'value' });
    const change = { value: { n: 2 } };
    expect(await updateReturning(settings, { name: 'test-a' }, change, columns)).toEqual([
      { setting: 'test-a', value: { n: 2 } },
    ]);
    expect(await updateReturning(settings, { name: 'test-c' }, change, columns)).toEqual([]);
    expect(await settings.findOneBy({ name: 'test-b' })).toMatchObject({ value: { n: 1 } });
    await settings.delete(['test-a', 'test-b']);
  });

  it('return deleted rows', async () => {
    await settings.insert([row('test-a', { n: 1 }), row('test-b', { n: 1 })]);
    const columns = columnsOf(ConsoleSetting, ['name']);
    expect(await deleteReturning(settings, { name: 'test-a' }, columns)).toEqual([{ name: 'test-a' }]);
    expect(await deleteReturning(settings, { name: 'test-a' }, columns)).toEqual([]);
    expect(await seenOutside()).toEqual(['test-b']);
    await settings.delete(['test-b']);
  });

  it('insert only new rows, and return their number', async () => {
    await settings.insert(row('test-a', { n: 1 }));
    expect(await insertNew(settings, row('test-a', { n: 2 }))).toBe(0);
    expect(await insertNew(settings, [row('test-a', { n: 3 }), row('test-b', { n: 3 })])).toBe(1);
    expect(await settings.findBy({ name: Like('test-%') })).toMatchObject([
      { name: 'test-a', value: { n: 1 } },
      { name: 'test-b', value: { n: 3 } },
    ]);
    await settings.delete(['test-a', 'test-b']);
  });

  it('send prepared statements', async () => {
    await database.transaction(async () => {
      await settings.findOneBy({ name: 'test-x' });
      await settings.findOneBy({ name: 'test-y' });
      const prepared = await source.manager.query<Array<{ calls: string }>>(
        `select generic_plans + custom_plans as calls from pg_prepared_statements
          where name like 'typeorm.%' and statement like '%console_settings%' and statement like 'SELECT%LIMIT 1%'`,
      );
      expect(prepared.some(({ calls }) => Number(calls) >= 2)).toBe(true);
    });
  });
});

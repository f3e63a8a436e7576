import { DataSource, type EntityMetadata } from 'typeorm';
import { Config } from '../../../src/platform/config/config';
import { seedDemoCity } from '../../../src/app/demo/seed-demo-city';
import { columnsExcept } from '../../../src/platform/database/columns';
import { Logger } from '../../../src/platform/logging/logger';
import { fillEmptyTables } from '../../support/service/filled-tables';
import { startService, type TestService } from '../../support/service/service';

/** Types whose values the driver converts differently, or that may lose precision. */
const DELICATE = ['bigint', 'numeric', 'date', 'timestamptz', 'jsonb'];

describe('A select list made from an entity', () => {
  let service: TestService;
  let source: DataSource;

  beforeAll(async () => {
    service = await startService();
    source = service.app.get(DataSource);
    const config = service.app.get(Config);
    await seedDemoCity({ config, logger: service.app.get(Logger), clock: service.clock, runsJobs: false });
    await fillEmptyTables(service.database, source.entityMetadatas);
  });
  afterAll(() => service.stop());

  it('returns the same as a repository, for every table', async () => {
    const compared = new Set<unknown>();
    for (const metadata of source.entityMetadatas) {
      const { target, tableName, columns } = metadata;
      const found = await source.getRepository(target).find();
      const list = columnsExcept(target as new () => object, [], 't');
      const rows = await source.query<object[]>(`select ${list} from ${tableName} t`);
      expect({ tableName, isEmpty: rows.length === 0 }).toEqual({ tableName, isEmpty: false });
      expect({ tableName, rows: inOrder(rows) }).toEqual({
        tableName,
        rows: inOrder(found.map((row) => withText(row, metadata))),
      });
      for (const { type } of columns) compared.add(type);
    }
    expect([...compared]).toEqual(expect.arrayContaining(DELICATE));
  });
});

/** TypeORM converts the one invalid date to a number, where the entity has text. */
function withText(row: object, { columns }: EntityMetadata): object {
  const dates = new Set(
    columns.filter(({ type }) => type === 'date').map(({ propertyName }) => propertyName),
  );
  const isNoDay = (name: string, value: unknown) => dates.has(name) && value === -Infinity;
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      isNoDay(name, value) ? '-infinity' : (value as unknown),
    ]),
  );
}

/** Each row once: for a table without a key, a repository returns equal rows only once. */
function inOrder(rows: object[]): object[] {
  const byKey = new Map(rows.map((row) => [JSON.stringify(row, Object.keys(row).sort()), row]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

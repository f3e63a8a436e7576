import type { ProcessingRecordDto } from '../../../src/privacy/dto/processing-record.dto';
import { startService, type TestService } from '../../support/service/service';

describe('GET /api/privacy/data', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  it('shows everybody each column of the database, with words for what its fields say', async () => {
    const { status, body } = await service.tokenApi.get<{ data: ProcessingRecordDto }>('/api/privacy/data');
    expect(status).toBe(200);
    const { tables, outside, meanings } = body.data;
    const columns = await service.database.sql<{ name: string }>(
      `select table_name as name from information_schema.tables
        where table_schema = 'public' and table_name not in ('migrations', 'typeorm_metadata')`,
    );
    expect(tables.map(({ table }) => table).sort()).toEqual(columns.map(({ name }) => name).sort());
    const email = tables.find(({ table }) => table === 'users')?.columns.find(({ name }) => name === 'email');
    expect(email).toMatchObject({ class: 'contact', whose: 'citizen', exported: true });
    const used = [...tables.flatMap((table) => table.columns), ...outside.flatMap(({ items }) => items)];
    expect(used.filter(({ kept }) => kept !== undefined && !(kept in meanings.kept))).toEqual([]);
  });
});

import { inflateRawSync } from 'node:zlib';
import request from 'supertest';
import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { reportedIssue } from '../../factories/issues';
import { unit } from '../../factories/staff-units';
import { savedView } from '../../factories/staff-views';
import { startService, type TestService } from '../../support/service/service';

const PATH = '/api/admin/queue/export';
const FORMULA = '=HYPERLINK("http://evil.example")';

/** The text of a part of a workbook, found by the list of parts at its end. */
function partOf(file: Buffer, name: string): string {
  const end = file.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    const [nameLength, extraLength] = [file.readUInt16LE(at + 28), file.readUInt16LE(at + 30)];
    if (file.toString('utf8', at + 46, at + 46 + nameLength) === name) {
      const local = file.readUInt32LE(at + 42);
      const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
      return inflateRawSync(file.subarray(start, start + file.readUInt32LE(at + 20))).toString();
    }
    at += 46 + nameLength + extraLength + file.readUInt16LE(at + 32);
  }
  throw new Error(`there is no ${name}`);
}

describe('the export of a queue', () => {
  let service: TestService;
  let staff: StaffMember;
  let ids: string[];
  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service);
    ids = [
      await reportedIssue(service, { city: 'pune', category: 'road', title: FORMULA }),
      await reportedIssue(service, { city: 'pune', category: 'traffic', title: 'गड्ढा, "deep" & wide' }),
    ];
    const unitId = (await unit(staff, { cityId: 'pune', members: [staff.id] })).id;
    await staff.api.post(`/api/admin/feed/issues/${ids[0]}/assign`, { unitId, accountId: staff.id });
    await service.database.sql(
      `update issues set created_at = '2026-03-01T20:00:00Z', due_at = null, next_escalation_at = null, upvotes = 3 where id = $1`,
      [ids[0]],
    );
  });
  afterAll(() => service.stop());

  const exported = async (body: object) => {
    const sent = request(service.url)
      .post(PATH)
      .set('cookie', staff.cookie)
      .send({ cityId: 'pune', ...body });
    const response = await sent.buffer(true).parse((stream, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => done(null, Buffer.concat(chunks)));
    });
    const { status, headers } = response;
    return { status, headers: headers as Record<string, string>, bytes: response.body as Buffer };
  };
  const textOf = async (body: object) => (await exported({ format: 'csv', ...body })).bytes.toString();

  it('has a header row, and a row for each issue in the order of the queue, with times of the city', async () => {
    const columns = ['number', 'title', 'category', 'reportedAt', 'dueAt', 'supporters', 'holder', 'state'];
    const { status, headers, bytes } = await exported({ format: 'csv', columns, sort: 'oldest' });
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="issues.csv"',
    ]);
    const [header, first, second, end] = bytes.toString().split('\r\n');
    expect(header).toBe(`\ufeff${columns.join(',')}`);
    expect(first).toBe(
      `${ids[0]!.slice(-6)},"'=HYPERLINK(""http://evil.example"")",road,2026-03-02 01:30,,3,"Roads, ${staff.name}",`,
    );
    expect(second).toContain('"गड्ढा, ""deep"" & wide",traffic,');
    expect(end).toBe('');
  });

  it('has all columns, or those of its view, of which filters replace some', async () => {
    expect((await textOf({})).split('\r\n')[0]?.split(',')).toHaveLength(17);
    const view = await savedView(staff, {
      cityId: 'pune',
      filters: { category: ['road'] },
      columns: ['id', 'category'],
    });
    expect(await textOf({ view: view.id })).toBe(`\ufeffid,category\r\n${ids[0]},road\r\n`);
    expect(await textOf({ view: view.id, filters: { category: 'traffic' }, columns: ['id'] })).toBe(
      `\ufeffid\r\n${ids[1]}\r\n`,
    );
  });

  it('is a workbook of texts and numbers, without formulas', async () => {
    const { headers, bytes } = await exported({
      ...{ format: 'xlsx', columns: ['title', 'supporters'], sort: 'oldest' },
    });
    expect(headers['content-type']).toContain('spreadsheetml.sheet');
    const sheet = partOf(bytes, 'xl/worksheets/sheet1.xml');
    const cells = [...sheet.matchAll(/<c[^>]*>(.*?)<\/c>/g)].map(([, cell]) =>
      cell?.replaceAll(/<[^>]+>/g, ''),
    );
    expect(cells).toEqual([
      ...['title', 'supporters'],
      ...["'=HYPERLINK(&#34;http://evil.example&#34;)", '3'],
      ...['गड्ढा, &#34;deep&#34; &#38; wide', '0'],
    ]);
    expect(sheet).not.toContain('<f>');
    for (const part of [
      '[Content_Types].xml',
      'xl/workbook.xml',
      'xl/_rels/workbook.xml.rels',
      '_rels/.rels',
    ])
      expect(partOf(bytes, part)).toMatch(/^<\?xml .*>$/s);
  });

  it('has one audit record', async () => {
    const records = await recordedDuring(service, async () => {
      await textOf({ filters: { category: 'road' }, columns: ['id'] });
    });
    expect(records.map(({ action, target_id }) => [action, target_id])).toEqual([['queue.export', 'pune']]);
  });

  it.each([
    [{ format: 'pdf' }, 'format'],
    [{ format: undefined }, 'format'],
    [{ columns: ['colour'] }, 'columns.0'],
    [{ columns: [] }, 'columns'],
    [{ filters: { due: 'soon', colour: 'red' } }, 'due must be one of'],
    [{ filters: { due: 'soon', colour: 'red' } }, 'colour is no filter'],
    [{ sort: 'colour' }, 'sort'],
  ])('is refused with %j', async (changes, problem) => {
    const { status, bytes } = await exported({ format: 'csv', ...changes });
    expect([status, bytes.toString()]).toEqual([400, expect.stringContaining(problem) as string]);
  });

  it('is not found for an unknown city or view', async () => {
    expect((await exported({ format: 'csv', cityId: 'atlantis' })).status).toBe(404);
    expect((await exported({ format: 'xlsx', view: 'viw_unknown' })).status).toBe(404);
  });
});

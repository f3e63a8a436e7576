import type { Envelope, ErrorEnvelope } from '../../support/network/client';
import { isLong } from '../../support/process/fault-report';
import { send } from '../../support/network/http';
import { fileForm as formOf, type Imported, recordsPath } from '../../support/service/records';
import { type ServerProcess, signIn } from '../../support/process/server-process';
import { createSite, type Site } from '../../support/process/site';

const HEADER = 'name,city,pincodes,contact_phone,address';
const IMPORT = recordsPath('police-stations', '/import');

describe('an import to a service process', () => {
  const rows = isLong ? 10_000 : 3000;
  let site: Site;
  let server: ServerProcess;

  beforeAll(async () => {
    site = await createSite();
    server = await start();
  });
  afterAll(() => site.clear());

  const start = () =>
    site.start({
      SUPERADMIN_EMAILS: 'chief@example.org',
      LOG_LEVEL: 'silent',
    });
  const submit = async (form: Buffer) =>
    send<Envelope<Imported> & ErrorEnvelope>({
      method: 'POST',
      url: server.url + IMPORT,
      headers: {
        ...(await signIn(server.url, 'chief@example.org')),
        'content-type': 'multipart/form-data; boundary=x',
      },
      payload: form,
    });
  const named = (pattern: string) =>
    site.database.sql<{ name: string }>(`select name from police_stations where name like $1`, [pattern]);

  it('of more than 50 MB is stored up to the limit, and answered 413', async () => {
    const filler = `"${'x'.repeat(60_000)}",nowhere,,,\n`.repeat(900);
    const { status, body } = await submit(
      formOf(`${HEADER}\nEarly Limit,pune,,,\n${filler}Late Limit,pune,,,\n`),
    );
    expect([status, body.error.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect(await named('% Limit')).toEqual([{ name: 'Early Limit' }]);
  });

  it('with an incomplete form, in any of its files, does not end the process', async () => {
    const begun = (name: string, content: string) =>
      Buffer.from(
        `--x\r\nContent-Disposition: form-data; name="${name}"; filename="f"\r\n\r\n${content}\nHalf,pune,`,
      );
    for (const [name, header] of [
      ['file', HEADER],
      ['file', 'no header of ours'],
      ['other', HEADER],
    ] as const)
      expect((await submit(begun(name, header))).status).toBe(400);
    const whole = formOf(`${HEADER}\nBefore Half,pune,,,\n`);
    expect((await submit(Buffer.concat([whole.subarray(0, -6), begun('file', HEADER)]))).status).toBe(400);
    expect((await send({ method: 'GET', url: `${server.url}/api/health` })).status).toBe(200);
  });

  it('that is interrupted by a kill is stored completely and once when it is sent again', async () => {
    const lines = Array.from({ length: rows }, (_, n) => `Row ${n},pune,411001,020-${n},Lane ${n}`);
    const form = formOf(`${HEADER}\n${lines.join('\n')}\n`);
    const landed = async () => (await named('Row %')).length;
    const broken = submit(form).catch(() => undefined);
    while ((await landed()) === 0) await new Promise((done) => setTimeout(done, 5));
    server.process.kill('SIGKILL');
    expect(await broken).toBeUndefined();
    const part = await landed();
    expect([part > 0, part < rows, part % 100]).toEqual([true, true, 0]);
    server = await start();
    const { status, body } = await submit(form);
    expect([status, body.data]).toEqual([200, { imported: rows, skipped: 0, errors: [] }]);
    expect(await landed()).toBe(rows);
    const records = await site.database.sql(
      `select after from audit_records where action = 'accountability.import' order by position desc limit 1`,
    );
    expect(records).toEqual([{ after: { imported: rows, skipped: 0 } }]);
  });
});

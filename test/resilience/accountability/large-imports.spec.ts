import { setTimeout as delay } from 'node:timers/promises';
import { person, type TestPerson } from '../../factories/people';
import type { Envelope } from '../../support/network/client';
import { isLong } from '../../support/process/fault-report';
import { type HttpAnswer, send } from '../../support/network/http';
import { type Imported, importFile } from '../../support/service/records';
import { startService, type TestService } from '../../support/service/service';
import { atMost } from '../../support/service/time-limits';

describe('an import of many rows', () => {
  const ROWS = isLong ? 100_000 : 5000;
  let service: TestService;
  let admin: TestPerson;

  beforeAll(async () => {
    service = await startService();
    admin = await person(service, { role: 'admin' });
  });
  afterAll(() => service.stop());

  it(
    `stores ${ROWS} rows in little memory while other requests are answered`,
    async () => {
      const boundary = 'rows';
      const lines = Array.from({ length: ROWS }, (_, n) =>
        n % 100 === 0
          ? `Station ${n},nowhere,411001,,`
          : `Station ${n},pune,411001;411002,020-${n},"Lane ${n}, near the market and the school"`,
      );
      const payload = Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="f.csv"\r\n\r\nname,city,pincodes,contact_phone,address\n${lines.join('\n')}\r\n--${boundary}--\r\n`,
      );
      const send1 = () =>
        send<Envelope<Imported>>({
          method: 'POST',
          url: `${service.url}/api/admin/accountability/police-stations/import`,
          headers: {
            'content-type': `multipart/form-data; boundary=${boundary}`,
            authorization: `Bearer ${admin.accessToken}`,
          },
          payload,
        });
      global.gc?.();
      const before = process.memoryUsage().rss;
      let most = before;
      let slowest = 0;
      let running = true;
      const watch = (async () => {
        while (running) {
          const asked = performance.now();
          await service.tokenApi.get('/api/issues?limit=1');
          slowest = Math.max(slowest, performance.now() - asked);
          most = Math.max(most, process.memoryUsage().rss);
        }
      })();
      const answers: Array<HttpAnswer<Envelope<Imported>>> = [await send1(), await send1()];
      running = false;
      await watch;
      for (const { status, body } of answers) {
        expect([status, body.data.imported, body.data.skipped]).toEqual([200, ROWS * 0.99, ROWS / 100]);
        expect(body.data.errors.map(({ row, field }) => [row, field])).toEqual(
          Array.from({ length: ROWS / 100 }, (_, n) => [n * 100 + 2, 'city']),
        );
      }
      process.stdout.write(
        `import of ${ROWS} rows twice: memory +${Math.round((most - before) / 1024 / 1024)} MB with the test's own, slowest other answer ${Math.round(slowest)} ms\n`,
      );
      expect(slowest).toBeLessThan(atMost(5000));
      const [{ n } = { n: 0 }] = await service.database.sql<{ n: number }>(
        `select count(*)::int as n from police_stations where name like 'Station %'`,
      );
      expect(n).toBe(ROWS * 0.99);
    },
    isLong ? 600_000 : undefined,
  );

  it('does not delay other requests with a file of invalid rows, and stops at the limit', async () => {
    const importing = importFile(service, admin, 'police-stations', `name,city\n${'x,\n'.repeat(300_000)}`);
    let answered = 0;
    let over = false;
    void importing.finally(() => (over = true));
    while (!over) {
      await service.tokenApi.get('/api/departments?limit=1');
      answered++;
      // The same process is reading the file meanwhile.
      await delay(20);
    }
    const { status, body } = await importing;
    expect([status, body.data.imported, body.data.skipped]).toEqual([200, 0, 200_001]);
    expect(body.data.errors.length).toBeLessThanOrEqual(100_001);
    expect(body.data.errors.at(-1)).toMatchObject({ field: 'file' });
    // If requests had to wait for the whole file, there would be only one.
    expect(answered).toBeGreaterThan(20);
  });
});

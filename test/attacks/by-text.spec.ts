import { staffMember, type StaffMember } from '../factories/console';
import { report, reportedIssue } from '../factories/issues';
import { attachedPost } from '../factories/media';
import { postedMessage } from '../factories/messages';
import { person, type TestPerson } from '../factories/people';
import { bearer, type Envelope } from '../support/network/client';
import { send } from '../support/network/http';
import { startService, type TestService } from '../support/service/service';
import { atMost } from '../support/service/time-limits';

/** Texts on which a bad regular expression backtracks for ever. */
const evilTexts = (length: number) =>
  [
    'a',
    ' ',
    '<',
    '<a',
    '&amp;',
    '&#x3c;',
    '(',
    'a@',
    '.',
    '%',
    '\\',
    "'",
    '=',
    '\t',
    ';',
    'ｱ',
    '\u0301',
    '़',
    '👩‍',
  ]
    .map((piece) => piece.repeat(Math.floor(length / piece.length)))
    .flatMap((text) => [`${text}!`.slice(-length), `x${text}`.slice(0, length)])
    .map((text) => text.toWellFormed());

describe('hostile text', () => {
  let service: TestService;
  let asha: TestPerson;
  let admin: TestPerson;
  let staff: StaffMember;
  let issue: string;

  beforeAll(async () => {
    service = await startService({ settings: { TRUST_PROXY: '1' } });
    asha = await person(service, { name: 'Asha Kulkarni' });
    admin = await person(service, { role: 'admin' });
    staff = await staffMember(service);
    issue = await reportedIssue(service, { by: asha });
  });
  afterAll(() => service.stop());

  const quickly = async (ask: () => Promise<{ status: number }>, what: string) => {
    const startedAt = performance.now();
    const { status } = await ask();
    const ms = performance.now() - startedAt;
    // A backtracking expression takes minutes; the limit allows for a busy machine.
    expect([what, status < 500, ms < atMost(3000)]).toEqual([what, true, true]);
  };

  it('as search words is taken literally, and answered quickly', async () => {
    await reportedIssue(service, { by: asha, title: '50% of the lamps_are dark' });
    const pattern = '%a'.repeat(1200);
    const places = ['/api/issues?cityId=mumbai&q=', '/api/reporters?q=', '/api/search?q=', '/api/events?q='];
    const console = ['/api/admin/feed/issues?q=', '/api/admin/reporters?q='];
    for (const path of [...places, ...console]) {
      for (const q of [
        pattern,
        '_'.repeat(3000),
        '\\'.repeat(3000),
        `${'%_'.repeat(1000)}\\`,
        "' or 1=1 --",
        '%',
      ]) {
        const url = service.url + path + encodeURIComponent(q);
        const startedAt = performance.now();
        const { status, text } = await send({ method: 'GET', url, headers: { cookie: staff.cookie } });
        expect([path, q.slice(0, 9), status, performance.now() - startedAt < atMost(3000)]).toEqual([
          path,
          q.slice(0, 9),
          200,
          true,
        ]);
        expect([path, q.slice(0, 9), /lamps_are dark/.test(text)]).toEqual([
          path,
          q.slice(0, 9),
          q === '%' && /issues|search/.test(path),
        ]);
      }
    }
  });

  describe('texts that make regular expressions backtrack', () => {
    it('in a body', async () => {
      const message = (content: string) => () =>
        service.tokenApi.as(asha).post(`/api/issues/${issue}/messages`, { content });
      for (const text of evilTexts(1000)) {
        await quickly(message(text), text.slice(0, 9));
        await quickly(message(text.slice(0, 999) + '<'), text.slice(0, 9));
      }
      for (const text of evilTexts(2000)) {
        const body = { ...report(), title: text.slice(0, 200), description: text, pincode: text };
        await quickly(() => service.tokenApi.as(asha).post('/api/issues', body), text.slice(0, 9));
        const contact = { email: text, phone: text };
        await quickly(() => staff.api.put('/api/admin/officials/off_x/contact', contact), text.slice(0, 9));
        await quickly(
          () => service.tokenApi.post('/dev/identity', { email: text, name: text }),
          text.slice(0, 9),
        );
        await quickly(
          () => staff.api.put('/api/admin/geo/cities/pune', { subdomain: text }),
          text.slice(0, 9),
        );
      }
    });

    it('in a header', async () => {
      const names = [
        'x-forwarded-for',
        'cookie',
        'content-type',
        'if-none-match',
        'accept',
        'authorization',
        'origin',
      ];
      for (const text of evilTexts(7000).filter((each) => /^[\x20-\x7e]+$/.test(each))) {
        for (const name of [
          ...names,
          'range',
          'host',
          'x-request-id',
          'idempotency-key',
          'x-hub-signature-256',
        ]) {
          const headers = {
            'content-type': 'application/json',
            ...(name === 'authorization' ? {} : bearer(asha)),
            [name]: text,
          };
          const upvote = `${service.url}/api/issues/${issue}/upvote`;
          await quickly(
            () => send({ method: 'POST', url: upvote, headers, payload: '{}' }),
            `${name} ${text.slice(0, 9)}`,
          );
        }
        const url = `${service.url}/api/wards`;
        await quickly(
          () => send({ method: 'GET', url, headers: { 'if-none-match': text } }),
          text.slice(0, 9),
        );
      }
    });

    it('in a query and in a file', async () => {
      for (const text of evilTexts(2400)) {
        const q = encodeURIComponent(text)
          .slice(0, 9000)
          .replace(/%[^%]{0,8}$/, '');
        await quickly(
          () => send({ method: 'GET', url: `${service.url}/api/search?q=${q}` }),
          text.slice(0, 9),
        );
      }
      const rows = evilTexts(60_000).map(
        (text) => `"${text.replaceAll('"', '')}",pune,${text.replaceAll(/[,"\n]/g, '')}`,
      );
      const form = `--x\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\nname,city,contact_phone\n${rows.join('\n')}\r\n--x--\r\n`;
      const startedAt = performance.now();
      const { status } = await send({
        method: 'POST',
        url: `${service.url}/api/admin/accountability/police-stations/import`,
        headers: { ...bearer(admin), 'content-type': 'multipart/form-data; boundary=x' },
        payload: form,
      });
      expect([status, performance.now() - startedAt < atMost(15_000)]).toEqual([200, true]);
    });
  });

  it('as a day or a time that does not exist is refused', async () => {
    const status = async (path: string) => (await staff.api.get(path)).status;
    for (const day of [
      '2026-02-30',
      '2025-02-29',
      '2026-13-01',
      '2026-00-10',
      '26-01-01',
      '2026-1-1',
      '+002026-01-01',
      '2026-W01-1',
    ])
      expect([
        day,
        await status(`/api/admin/analytics?from=${encodeURIComponent(day)}&to=2026-12-31`),
      ]).toEqual([day, 400]);
    for (const time of [
      '2026-02-30T00:00:00Z',
      '2016-12-31T23:59:60Z',
      '2026-01-01T24:00:00Z',
      '2026-01-01T00:00:00',
      '2026-01-01T00:00:00+25:00',
      '2026-01-01 00:00:00Z',
      '1e9',
      '2026-01-01T00:00:00Z\u0000',
    ])
      expect([time, await status(`/api/admin/ops/audit?from=${encodeURIComponent(time)}`)]).toEqual([
        time,
        400,
      ]);
    for (const time of [
      '2024-02-29T23:59:59.999Z',
      '2026-01-01T00:00:00+14:00',
      '2026-01-01T00:00:00-12:00',
      '0001-01-01T00:00:00Z',
      '9999-12-31T23:59:59Z',
    ])
      expect([time, await status(`/api/admin/ops/audit?to=${encodeURIComponent(time)}`)]).toEqual([
        time,
        200,
      ]);
    for (const quietFrom of ['24:00', '22:60', '2:00', '22:00:00', '22.00', '²²:00'])
      expect(
        (await staff.api.post('/api/admin/integrations/outbound/send-limits', { quietFrom })).status,
      ).toBe(400);
  });

  it('in any script is returned unchanged, by every entry point', async () => {
    const titles = [
      'Café composed',
      'Café decomposed',
      'هذا الطريق مكسور جدا',
      'הכביש שבור ליד הבית',
      'क्षत्रिय चौक में गड्ढा',
      'Family 👩‍👩‍👧‍👦 at 🏳️‍🌈 gate',
      'Thumbs 👍🏽 and flags 🇮🇳🇮🇳',
      'Math 𝔖𝔱𝔯𝔢𝔢𝔱 𝟙𝟚𝟛𝟜',
      'Zalgo r̷̢̛o̶̧͠a̴̡͝d̸̨͠ here',
      'zero\u200bwidth\u200djoin\ufeffmarks',
    ];
    for (const title of titles) {
      const id = await reportedIssue(service, { by: asha, title, city: 'kolkata' });
      const detail = await service.tokenApi.get<Envelope<{ title: string }>>(`/api/issues/${id}`);
      const shown = await service.publicApi.get<{ title: string }>(`/api/issues/${id}`);
      const row = await staff.api.get<{ title: string }>(`/api/admin/feed/issues/${id}`);
      expect([detail.body.data.title, shown.body.title, row.body.title]).toEqual([title, title, title]);
    }
    const listed = await service.publicApi.get<Array<{ title: string }>>('/api/issues?cityId=kolkata');
    expect(listed.body.map(({ title }) => title)).toEqual([...titles].reverse());
  });

  it('is accepted as one of the six reactions in any notation, and refused if it only looks like one', async () => {
    const { messageId } = await postedMessage(service, issue, { by: asha });
    const path = `/api/issues/${issue}/messages/${messageId}/react`;
    const react = async (emoji: string) => {
      const { status, body } = await service.tokenApi
        .as(asha)
        .post<Envelope<{ reactions: Record<string, number> }>>(path, { emoji });
      return [status, status === 200 ? body.data.reactions : {}];
    };
    expect(await react('❤')).toEqual([200, { '❤️': 1 }]);
    expect(await react('❤️')).toEqual([200, {}]);
    expect(await react('👍\ufe0f')).toEqual([200, { '👍': 1 }]);
    for (const emoji of [
      '👍🏽',
      '❤️‍🔥',
      '🖤',
      '♥',
      '👍\u200d',
      '👍\u0000',
      ' 👍',
      'constructor',
      '\ufe0f',
      '❤\ufe0e',
    ])
      expect([emoji, await react(emoji)]).toEqual([emoji, [400, {}]]);
    await attachedPost(service, issue, asha);
  });
});

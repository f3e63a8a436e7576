import { scene } from '../../factories/files';
import { REPORT_FORM } from '../../factories/forms';
import { boxesIn, fieldOf, fieldsIn, PublicClient, unescaped } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

const PHONE = '98765 43210';

describe('words that people take out of what they wrote, without scripts', () => {
  let service: TestService;
  let asha: PublicClient;
  let ravi: PublicClient;
  let path: string;
  let count = 0;

  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    [asha, ravi] = [new PublicClient(service.url), new PublicClient(service.url)];
    await asha.signIn(`asha-${++count}@example.org`);
    await ravi.signIn(`ravi-${count}@example.org`, 'Ravi Menon');
    const form = { ...REPORT_FORM, key: `own-${count}`, checked: 'yes' };
    path = (await asha.postFiles('/mumbai/report', form)).headers.location!.split(/[?#]/)[0]!;
  });

  const stored = async (sql: string) =>
    (await service.database.sql<{ text: string }>(sql, [path.split('/').pop()])).map(({ text }) => text);
  /** The links on the page of the issue to the pages of one's own words, by what they are of. */
  const linksFor = async (reader: PublicClient) =>
    [...(await reader.get(path)).text.matchAll(/\/redaction\?of=([^"#]+)"/g)].map(([, of]) => of!);
  const pageOf = (reader: PublicClient, of: string) => reader.get(`${path}/redaction?of=${of}`);
  const write = async (content: string) => {
    expect((await ravi.post(`${path}/messages`, { content, key: content })).status).toBe(303);
    return (await stored('select id as text from messages where issue_id = $1 order by created_at desc'))[0]!;
  };
  const resolve = async () => {
    const file = { field: 'photos', name: 'after.jpg', bytes: await scene(7) };
    const form = { resolution: 'Replaced by the shop of Mohan', key: `resolve-${count}` };
    expect((await asha.postFiles(`${path}/resolve`, form, [file])).status).toBe(303);
  };

  it('are those of the title and the description, for the reporter', async () => {
    const id = path.split('/').pop()!;
    expect([await linksFor(asha), await linksFor(ravi)]).toEqual([[id], []]);
    const { text } = await asha.get(`${path}/redaction`);
    expect(text).toContain(`${REPORT_FORM.description}</p>`);
    const taken = await asha.post(`${path}/redaction`, { removed: 'bus stop' });
    expect([taken.status, taken.headers.location]).toEqual([303, `${path}?done=takeOut#done`]);
    expect((await asha.get(path)).text).toContain('Lamp dark at the •••');
    const missing = await asha.post(`${path}/redaction`, { removed: 'no such words' });
    expect([missing.status, fieldOf(missing.text, 'removed')]).toEqual([422, 'no such words']);
    expect(missing.text).toContain('does not have these words');
    expect((await asha.post(`${path}/redaction`, { removed: [' ', ''] })).status).toBe(422);
  });

  it('are those of a message, with or without the name of its author, and nobody else’s', async () => {
    const id = await write('Ask for Ravi at gate 4');
    expect([await linksFor(ravi), await linksFor(asha)]).toEqual([[id], [path.split('/').pop()]]);
    await ravi.post(`${path}/privacy`, { shownAs: 'anonymous' });
    expect(await linksFor(ravi)).toEqual([id]);
    expect((await pageOf(new PublicClient(service.url), id)).headers.location).toContain('/sign-in?');
    for (const reader of [asha, new PublicClient(service.url)])
      await reader.post(`${path}/redaction`, { of: id, removed: 'Ravi' });
    expect((await pageOf(asha, id)).status).toBe(403);
    expect((await ravi.post(`${path}/redaction`, { of: id, removed: 'Ravi' })).status).toBe(303);
    expect(await stored('select content as text from messages where issue_id = $1')).toEqual([
      'Ask for ••• at gate 4',
    ]);
    await ravi.post(`${path}/removal`, { message: id });
    expect([await linksFor(ravi), (await pageOf(ravi, id)).status]).toEqual([[], 403]);
  });

  it('are marked and ticked if they look private, and can be left', async () => {
    const content = `Call ${PHONE} or ask Mohan`;
    await ravi.post(`${path}/messages`, { content, key: 'private', asked: PHONE, keep: PHONE });
    const [id] = await stored('select id as text from messages where issue_id = $1');
    const { text } = await pageOf(ravi, id!);
    expect([boxesIn(text, 'removed'), text]).toEqual([
      [PHONE],
      expect.stringContaining(`Call <mark>${PHONE}</mark> or ask Mohan`),
    ]);
    const [, ticked] = fieldsIn(text, 'removed');
    expect(ticked).toBe(PHONE);
    const removed = ['ask Mohan', PHONE];
    expect((await ravi.post(`${path}/redaction`, { of: id!, removed })).status).toBe(303);
    expect(await stored('select content as text from messages where issue_id = $1')).toEqual([
      'Call ••• or •••',
    ]);
  });

  it('are those of a resolution and of a request to reopen, also once the issue is closed', async () => {
    await resolve();
    expect((await ravi.post(`${path}/reopen`, { reason: 'Dark again at no. 7', key: 'again' })).status).toBe(
      303,
    );
    const [request] = await stored('select id as text from reopen_requests where issue_id = $1');
    expect((await asha.post(`${path}/closing`)).status).toBe(303);
    expect(await linksFor(asha)).toEqual([path.split('/').pop(), 'resolution']);
    expect(await linksFor(ravi)).toEqual([request]);
    expect((await pageOf(ravi, 'resolution')).status).toBe(403);
    expect(unescaped((await pageOf(asha, 'resolution')).text)).toContain('Replaced by the shop of Mohan</p>');
    await asha.post(`${path}/redaction`, { of: 'resolution', removed: 'of Mohan' });
    await ravi.post(`${path}/redaction`, { of: request!, removed: 'at no. 7' });
    expect(await stored('select description as text from issue_resolutions where issue_id = $1')).toEqual([
      'Replaced by the shop •••',
    ]);
    expect(await stored('select reason as text from reopen_requests where issue_id = $1')).toEqual([
      'Dark again •••',
    ]);
  });

  it('are taken out by people who may only read, and not from a page of another account', async () => {
    const id = await write('Ask for Ravi at gate 4');
    await service.database.sql(`update users set role = 'viewer' where email = $1`, [
      `ravi-${count}@example.org`,
    ]);
    expect(await linksFor(ravi)).toEqual([id]);
    const other = await ravi.post(`${path}/redaction`, { of: id, removed: 'Ravi', account: 'usr_other' });
    expect([other.status, fieldOf(other.text, 'of')]).toEqual([422, id]);
    expect((await ravi.post(`${path}/redaction`, { of: id, removed: 'Ravi' })).status).toBe(303);
  });
});

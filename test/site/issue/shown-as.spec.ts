import { scene } from '../../factories/files';
import { REPORT_FORM } from '../../factories/forms';
import { fieldOf, PublicClient } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

describe('how people are shown beside what they write in an issue, without scripts', () => {
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
    const form = { ...REPORT_FORM, key: `shown-${count}`, checked: 'yes' };
    path = (await asha.postFiles('/mumbai/report', form)).headers.location!.split(/[?#]/)[0]!;
  });

  const send = async (reader: PublicClient, to: string, form: Record<string, string>) =>
    expect((await reader.post(`${path}/${to}`, { key: JSON.stringify(form), ...form })).status).toBe(303);
  /** The names that are stored beside texts of the issue. */
  const names = async (account: string, table: string) => {
    const rows = await service.database.sql<{ name: string }>(
      `select u.display_name as name from ${table} t join users u on u.id = t.${account} where t.issue_id = $1`,
      [path.split('/').pop()],
    );
    return rows.map(({ name }) => name);
  };
  const formOf = async (reader: PublicClient, to: string) =>
    new RegExp(`<form[^>]* action="${path}/${to}".*?</form>`, 's').exec((await reader.get(path)).text)?.[0] ??
    '';
  const resolve = async (shownAs: string) => {
    const file = { field: 'photos', name: 'after.jpg', bytes: await scene(9) };
    const form = { resolution: 'The lamp was replaced', shownAs, key: `resolve-${count}` };
    expect((await asha.postFiles(`${path}/resolve`, form, [file])).status).toBe(303);
  };

  it('is chosen with each message, and the last choice holds for all of them', async () => {
    await send(ravi, 'messages', { content: 'It is dark here' });
    await send(ravi, 'messages', { content: 'It is still dark', shownAs: 'anonymous' });
    expect(await names('author_id', 'messages')).toEqual(['Anonymous', 'Anonymous']);
    expect((await asha.get(path)).text).not.toContain('Ravi Menon');
    await send(ravi, 'messages', { content: 'Nothing was done' });
    expect(await names('author_id', 'messages')).toEqual(['Anonymous', 'Anonymous', 'Anonymous']);
    await send(ravi, 'messages', { content: 'I signed it', shownAs: 'name' });
    expect(new Set(await names('author_id', 'messages'))).toEqual(new Set(['Ravi Menon']));
  });

  it('is said beside the form: as chosen, or as before in the issue, and that there is one way', async () => {
    const before = await formOf(ravi, 'messages');
    expect(before).toContain('<bdi>Ravi Menon</bdi>');
    expect(before).toContain('another choice also changes what you wrote here before');
    await send(ravi, 'messages', { content: 'It is dark here', shownAs: 'anonymous' });
    const after = await formOf(ravi, 'messages');
    expect(after).not.toContain('<bdi>Ravi Menon</bdi>');
    expect(after).toContain('Show me as: as before in this issue');
  });

  it('is chosen with a resolution and a request to reopen', async () => {
    await resolve('anonymous');
    expect(await names('resolver_id', 'issue_resolutions')).toEqual(['Anonymous']);
    const [report] = await service.database.sql('select reporter_id from issues where id = $1', [
      path.split('/').pop(),
    ]);
    expect(report).toEqual({ reporter_id: expect.stringMatching(/^per_/) as unknown });
    await send(ravi, 'reopen', { reason: 'It is dark again', shownAs: 'anonymous' });
    expect(await names('user_id', 'reopen_requests')).toEqual(['Anonymous']);
  });

  it('is kept in a form that was refused, and a choice that is none counts as none', async () => {
    const refused = await ravi.post(`${path}/messages`, { content: '', shownAs: 'anonymous' });
    expect(refused.status).toBe(422);
    const asked = await ravi.post(`${path}/messages`, { content: 'Call 98765 43210', shownAs: 'anonymous' });
    expect(fieldOf(asked.text, 'shownAs')).toBe('anonymous');
    await send(ravi, 'messages', { content: 'It is dark here', shownAs: 'nobody' });
    expect(await names('author_id', 'messages')).toEqual(['Ravi Menon']);
  });

  it('is offered with a pseudonym only to who has one, and not to officials', async () => {
    const offered = async () =>
      [...(await formOf(ravi, 'messages')).matchAll(/<option value(?:="(\w+)")?/g)].map(
        ([, way]) => way ?? '',
      );
    expect(await offered()).toEqual(['', 'name', 'anonymous']);
    const email = `ravi-${count}@example.org`;
    await service.database.sql(`update users set pseudonym = 'Night Walker' where email = $1`, [email]);
    expect(await offered()).toEqual(['', 'name', 'pseudonym', 'anonymous']);
    await service.database.sql(`update users set role = 'admin' where email = $1`, [email]);
    expect(await offered()).toEqual([]);
  });
});

import { PublicClient } from '../../support/network/public-client';
import { runJob } from '../../support/service/run-job';
import { startService, type TestService } from '../../support/service/service';

const LANGUAGE_PREFIXES = ['', '/hi', '/mr', '/bn', '/ta', '/te', '/kn', '/gu'];
const EMAIL = 'before@example.org';

describe('an account that is older than the choices', () => {
  let service: TestService;
  let reader: PublicClient;
  beforeAll(async () => {
    service = await startService();
    reader = new PublicClient(service.url);
    await reader.signIn(EMAIL, 'Asha Kulkarni');
  });
  beforeEach(async () => {
    await service.database.sql('delete from mails');
    await service.database.sql(
      'update users set choices_mailed_at = null, choices_seen_at = null where email = $1',
      [EMAIL],
    );
  });
  afterAll(() => service.stop());

  const mails = () =>
    service.database.sql<{ recipient: string; body: string }>(
      `select recipient, body, language from mails where key like 'choices:%'`,
    );

  it('is told once by mail, in its language, what it can choose, and keeps what it has', async () => {
    await service.database.sql(
      `insert into alert_addresses (email, language) values ($1, 'mr') on conflict (email) do update set language = 'mr'`,
      [EMAIL],
    );
    const before = await service.database.sql('select shown_as, listed from users where email = $1', [EMAIL]);
    expect(await runJob(service, 'choices-mails')).toEqual({ told: 1 });
    expect(await runJob(service, 'choices-mails')).toEqual({ told: 0 });
    expect(await mails()).toEqual([
      { recipient: EMAIL, language: 'mr', body: expect.stringContaining('/me/privacy') as string },
    ]);
    const after = await service.database.sql('select shown_as, listed from users where email = $1', [EMAIL]);
    expect(after).toEqual(before);
  });

  it('is not told if it is new, or has no address', async () => {
    const stranger = new PublicClient(service.url);
    await stranger.signIn('new@example.org', 'Ravi Menon');
    await service.database.sql('update users set email = null where email = $1', [EMAIL]);
    expect(await runJob(service, 'choices-mails')).toEqual({ told: 0 });
    await service.database.sql(`update users set email = $1 where email is null and kind = 'person'`, [
      EMAIL,
    ]);
    expect(await mails()).toEqual([]);
    expect((await stranger.get('/me')).text).not.toContain('id="choices"');
  });

  it.each(LANGUAGE_PREFIXES)('is told on its page in the language %s until it was seen', async (prefix) => {
    const { text } = await reader.get(`${prefix}/me`);
    expect(text).toContain('id="choices"');
    expect(text).not.toMatch(/choices\.\w+/);
    const seen = await reader.post(`${prefix}/me/choices`, {});
    expect([seen.status, seen.headers.location]).toEqual([303, `${prefix}/me`]);
    expect((await reader.get(`${prefix}/me`)).text).not.toContain('id="choices"');
  });

  it('is not told on its page any more once it has chosen', async () => {
    await reader.post('/me/privacy', { shownAs: 'name', listed: 'yes' });
    expect((await reader.get('/me')).text).not.toContain('id="choices"');
  });
});

import { erasedAll, signedIn } from '../../factories/erasures';
import { report } from '../../factories/issues';
import type { Envelope } from '../../support/network/client';
import { PublicClient } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

const LANGUAGE_PREFIXES = ['', '/hi', '/mr', '/bn', '/ta', '/te', '/kn', '/gu'];
const PATH = '/me/privacy/erase';
const KEEP = `${PATH}?words=keep&place=grid`;
const AGAIN = `/sign-in?next=${encodeURIComponent(KEEP)}&act=erasure`;
const WISH = { words: 'keep', place: 'grid', confirm: 'yes' };
const EMAIL = 'zephyrine@example.org';
const NAME = 'Zephyrine Quillback';

describe('the page that erases an account', () => {
  let service: TestService;
  let reader: PublicClient;

  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    await service.database.sql('delete from mails');
    reader = new PublicClient(service.url);
    await reader.signIn(EMAIL, NAME);
    await service.database.sql('update users set welcomed_at = now()');
  });

  /** Signs in again for the erasure. */
  const again = () => reader.post('/sign-in', { email: EMAIL, act: 'erasure', next: KEEP });
  const asked = async (prefix = '', form: Record<string, string> = WISH) => {
    await again();
    return reader.post(prefix + PATH, form);
  };

  it('says what goes and what stays, and asks for the whole choice', async () => {
    const { status, text } = await reader.get(PATH);
    expect(status).toBe(200);
    for (const words of ['14 days after you ask', 'What goes', 'What stays', 'without my name'])
      expect(text).toContain(words);
    for (const query of ['words=keep', 'place=grid', 'words=keep&place=nowhere', 'words=all&place=grid']) {
      const refused = await reader.get(`${PATH}?${query}`);
      expect([refused.status, refused.text.includes('Choose what becomes of your words')]).toEqual([
        422,
        true,
      ]);
    }
    // Without words only the ward stays, whatever is chosen.
    expect((await reader.get(`${PATH}?words=remove`)).text).toContain('words%3Dremove%26place%3Dward');
  });

  it('marks what is left out of words that stay', async () => {
    expect((await reader.get(KEEP)).text).toContain('there is no personal data, and not your name');
    const api = service.tokenApi.as(await signedIn(service, EMAIL, NAME));
    const words = {
      title: 'The lamp is dark',
      description: `By ${NAME}, call 98765 43210 or ask at the stall`,
    };
    for (const shownAs of ['name', 'anonymous'])
      await api.post<Envelope<object>>('/api/issues', { ...report(), ...words, shownAs });
    const { text } = await reader.get(KEEP);
    const marked = `By <mark>${NAME}</mark>, call <mark>98765 43210</mark> or ask at the stall`;
    expect(text.split(marked)).toHaveLength(3);
    expect(text).not.toContain('The lamp is dark</p>');
  });

  it('needs a new sign-in for this act, and a tick', async () => {
    expect((await reader.get(KEEP)).text).toContain(`href="${AGAIN.replace('&act', '&amp;act')}"`);
    expect((await reader.post(PATH, WISH)).headers.location).toBe(AGAIN);
    await reader.post('/sign-in', { email: EMAIL, act: 'export', next: KEEP });
    expect((await reader.post(PATH, WISH)).headers.location).toBe(AGAIN);
    expect((await again()).headers.location).toBe(KEEP);
    const refused = await reader.post(PATH, { words: 'keep', place: 'grid' });
    expect([refused.status, refused.text.includes('Tick that you want')]).toEqual([422, true]);
    expect((await reader.post(PATH, { ...WISH, account: 'usr_other' })).status).toBe(422);
    expect(await service.database.sql('select 1 from erasures')).toEqual([]);
  });

  it.each(LANGUAGE_PREFIXES)(
    'asks for it in the language %s, says when on every page, and cancels',
    async (prefix) => {
      const { status, headers } = await asked(prefix);
      expect([status, headers.location]).toEqual([303, `${prefix}/me/privacy#erase`]);
      expect(reader.cookies.has('fresh_sign_in')).toBe(false);
      expect(await service.database.sql('select words, place, language from erasures')).toEqual([
        { words: 'keep', place: 'grid', language: prefix.slice(1) || 'en' },
      ]);
      const [mail] = await service.database.sql<{ body: string; language: string }>(
        `select body, language from mails where key like 'erasure:asked:%'`,
      );
      expect(mail!.language).toBe(prefix.slice(1) || 'en');
      expect(mail!.body).toMatch(/\/me\/privacy#erase$/);
      expect(mail!.body).not.toContain('{day}');
      for (const path of ['/mumbai', '/mumbai/report', '/me', '/about']) {
        const { text } = await reader.get(prefix + path);
        expect([path, text.includes(`href="${prefix}/me/privacy#erase"`)]).toEqual([path, true]);
      }
      for (const path of [PATH, KEEP, `${PATH}?words=remove&place=ward`, '/me/privacy'])
        expect((await reader.get(prefix + path)).text).not.toMatch(/>(?:erase|problem|apply)\.\w+/);
      const cancelled = await reader.post(`${prefix}${PATH}/cancel`);
      expect(cancelled.headers.location).toBe(`${prefix}/me/privacy?saved=kept#erase`);
      expect(await service.database.sql('select 1 from erasures')).toEqual([]);
      expect((await reader.get(`${prefix}/mumbai`)).text).not.toContain('/me/privacy#erase');
      expect((await reader.post(`${prefix}${PATH}/cancel`)).status).toBe(303);
    },
  );

  it('says in words that the last superadmin stays', async () => {
    await service.database.sql(`update users set role = 'superadmin' where email = $1`, [EMAIL]);
    const { status, text } = await asked();
    expect([status, text.includes('You are the last superadmin')]).toEqual([409, true]);
    await service.database.sql(`update users set role = 'user' where email = $1`, [EMAIL]);
  });

  it('clears what the browser stored, once the account is erased', async () => {
    await asked();
    const other = new PublicClient(service.url);
    await other.signIn('ravi@example.org', 'Ravi');
    const ended = new PublicClient(service.url);
    for (const [name, value] of other.cookies) ended.cookies.set(name, value);
    await other.post('/sign-out');
    await erasedAll(service);
    expect((await ended.get('/mumbai')).headers['clear-site-data']).toBeUndefined();
    const copy = new PublicClient(service.url);
    for (const [name, value] of reader.cookies) copy.cookies.set(name, value);
    const { status, headers, text } = await reader.get('/mumbai');
    expect([status, headers['clear-site-data']]).toEqual([200, '"cache", "cookies", "storage"']);
    expect(headers['cache-control']).toBe('private, no-store');
    expect([text.includes(NAME), reader.cookies.has('session')]).toEqual([false, false]);
    expect((await reader.get('/mumbai')).headers['clear-site-data']).toBeUndefined();
    expect((await copy.get('/me')).headers['clear-site-data']).toBeDefined();
  });
});

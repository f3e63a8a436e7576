import { photo } from '../../factories/files';
import { REPORT_FORM } from '../../factories/forms';
import { feedStatusChanged, reportedIssue } from '../../factories/issues';
import { fieldOf, type Form, PublicClient } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

/** Whose drafts a browser keeps if several people use it one after the other. */
describe('a draft in a browser that several people use', () => {
  let service: TestService;
  let reader: PublicClient;
  let path: string;

  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    reader = new PublicClient(service.url);
    path = `/mumbai/issues/${await reportedIssue(service)}`;
  });

  const written = async (at: string, name: string) => fieldOf((await reader.get(at)).text, name);
  /** Signs in, and loses the session. @returns the account fields of the pages' forms */
  async function lost(email: string): Promise<Form> {
    await reader.signIn(email);
    const account = (await written('/mumbai/report', 'account')) ?? '';
    expect(account).toMatch(/^usr_/);
    reader.cookies.delete('session');
    return { account };
  }

  it('is shown only to its author, who finds it again', async () => {
    const asha = await lost('asha@example.org');
    const report = { ...REPORT_FORM, ...asha, key: 'of asha' };
    expect((await reader.post(`${path}/messages`, { ...asha, content: 'Words of Asha' })).status).toBe(303);
    expect((await reader.postFiles('/mumbai/report', report)).status).toBe(303);
    const shown = async () => [await written(path, 'content'), await written('/mumbai/report', 'title')];
    expect(await shown()).toEqual([undefined, '']);
    await reader.signIn('ravi@example.org', 'Ravi Menon');
    expect(await shown()).toEqual(['', '']);
    // Neither his form nor his signing out removes her draft.
    expect((await reader.postFiles('/mumbai/report', { ...REPORT_FORM, key: 'of ravi' })).status).toBe(303);
    await reader.post('/sign-out');
    await reader.signIn('asha@example.org');
    expect(await shown()).toEqual(['Words of Asha', REPORT_FORM.title]);
  });

  it('does not replace a draft of another account, or one written signed out, on the same page', async () => {
    const asha = await lost('asha@example.org');
    await reader.post(`${path}/messages`, { ...asha, content: 'Words of Asha' });
    const ravi = await lost('ravi@example.org');
    await reader.post(`${path}/messages`, { ...ravi, content: 'Words of Ravi' });
    await reader.post(`${path}/messages`, { content: 'Words of nobody' });
    await reader.signIn('asha@example.org');
    // A draft written signed out belongs to the next account that signs in, and is newer.
    expect(await written(path, 'content')).toBe('Words of nobody');
    await reader.post(`${path}/messages`, { content: 'Words of nobody' });
    expect(await written(path, 'content')).toBe('Words of Asha');
    await reader.post(`${path}/messages`, { content: 'Words of Asha' });
    expect(await written(path, 'content')).toBe('');
    await reader.signIn('ravi@example.org');
    expect(await written(path, 'content')).toBe('Words of Ravi');
  });

  it('is deleted when its author signs out', async () => {
    const asha = await lost('asha@example.org');
    await reader.post(`${path}/messages`, { ...asha, content: 'Words of Asha' });
    await reader.signIn('asha@example.org');
    expect(await written(path, 'content')).toBe('Words of Asha');
    await reader.post('/sign-out');
    expect(reader.cookies.size).toBe(0);
  });

  it.each([
    ['messages', 'content', 'The lamp is dark again'],
    ['reopen', 'reason', 'The lamp is dark again'],
  ])(
    'keeps the key of its form, so that it is posted once if an answer is lost: %s',
    async (act, name, text) => {
      const asha = await lost('asha@example.org');
      const form = { ...asha, key: `of ${act}`, [name]: text };
      await reader.post(`${path}/${act}`, form);
      await feedStatusChanged(service, path.split('/').at(-1)!, 'resolved');
      await reader.signIn('asha@example.org');
      const { text: page } = await reader.get(path);
      expect(page).toMatch(new RegExp(`action="${path}/${act}".*?name="key" value="of ${act}"`, 's'));
      // The other forms of the page have other keys.
      expect(page.match(new RegExp(`name="key" value="of ${act}"`, 'g'))).toHaveLength(1);
    },
  );

  it('keeps the key of a report, and adds one to a report without', async () => {
    for (const key of ['of a script', '']) {
      reader = new PublicClient(service.url);
      await reader.postFiles('/mumbai/report', { ...REPORT_FORM, title: `A lamp with the key ${key}.`, key });
      await reader.signIn('asha@example.org');
      const kept = await written('/mumbai/report', 'key');
      expect(kept).toEqual(key === '' ? expect.stringMatching(/^[\da-f-]{36}$/) : key);
      expect(await written('/mumbai/report', 'key')).toBe(kept);
    }
  });

  it('is kept only by the device once a script says so', async () => {
    await reader.postFiles('/mumbai/report', { ...REPORT_FORM, key: 'first' });
    await reader.signIn('asha@example.org');
    const form = { ...REPORT_FORM, key: 'first', title: 'short', kept: 'yes' };
    expect((await reader.postFiles('/mumbai/report', form)).status).toBe(422);
    expect(await written('/mumbai/report', 'title')).toBe('');
    // The draft of another form is not on the device.
    await reader.postFiles('/mumbai/report', { ...REPORT_FORM, title: 'short', key: 'second' });
    await reader.postFiles('/mumbai/report', { ...form, key: 'third' });
    expect(await written('/mumbai/report', 'key')).toBe('second');
  });

  it('notes photos that a script keeps on the device, and sends nothing without them', async () => {
    const title = 'Bench without a seat in the park';
    const form = { ...REPORT_FORM, title, key: 'with photos', hadPhotos: '1' };
    await reader.postFiles('/mumbai/report', form);
    await reader.signIn('asha@example.org');
    expect((await reader.get('/mumbai/report')).text).toContain('Please choose your photos again:');
    const { status, text } = await reader.postFiles('/mumbai/report', form);
    expect([status, text.includes('id="photos-error"')]).toEqual([422, true]);
    const sent = await reader.postFiles('/mumbai/report', form, [
      { field: 'photos', name: 'a.jpg', bytes: await photo('jpeg') },
    ]);
    expect(sent.status).toBe(303);
    expect((await reader.get('/mumbai/report')).text).not.toContain('Please choose your photos again:');
  });

  it('supports an issue only by the sign-in that was begun for it', async () => {
    const supporters = () =>
      service.database.sql('select 1 from issue_upvotes where issue_id = $1', [path.split('/').at(-1)]);
    const signIn = (next: string) =>
      reader.post('/sign-in', { email: 'late@example.org', name: 'Late', next });
    const { headers } = await reader.post(`${path}/upvote`, { want: 'on' });
    const next = new URL(headers.location!, service.url).searchParams.get('next')!;
    expect((await signIn(path)).headers.location).toBe(path);
    expect(await supporters()).toEqual([]);
    expect((await signIn(next)).headers.location).toBe(`${path}?done=upvote#done`);
    expect(await supporters()).toHaveLength(1);
    // Nothing is pending any more.
    expect((await signIn(next)).headers.location).toBe(path);
  });
});

import { IssueViewService } from '../../../src/web/site/pages/issue/issue-view.service';
import { photo } from '../../factories/files';
import { reportedIssue } from '../../factories/issues';
import { uploadedPhoto } from '../../factories/media';
import { person } from '../../factories/people';
import { fieldOf, type Form, PublicClient, tagsOf } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

/** The actions of a person on their own issue, and on other people's messages. */
describe('acts on the page of an issue', () => {
  let service: TestService;
  let asha: PublicClient;
  let ravi: PublicClient;
  let path: string;

  beforeAll(async () => {
    service = await startService();
    asha = new PublicClient(service.url);
    ravi = new PublicClient(service.url);
    await asha.signIn('asha@example.org');
    await ravi.signIn('ravi@example.org', 'Ravi Menon');
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    path = await reported(asha);
  });

  let reports = 0;
  const report = (): Form => ({
    title: `Lamp number ${++reports} is dark`,
    description: 'The lamp above the stop has been out since Monday night',
    category: 'infrastructure',
    pincode: '400050',
    key: `key ${reports}`,
  });
  /** @returns the path of the page */
  async function reported(by: PublicClient, form: Form = {}): Promise<string> {
    // Its title and pincode are those of the other reports.
    const { headers } = await by.postFiles('/mumbai/report', { ...report(), checked: 'yes', ...form });
    return /^\/mumbai\/issues\/iss_\w+/.exec(headers.location ?? '')?.[0] ?? '';
  }
  const pageOf = async (reader: PublicClient, at = path) => (await reader.get(at)).text;
  const messageOn = async (at: string) => /id="(msg_\w+)"/.exec(await pageOf(asha, at))?.[1] ?? '';
  const written = async (by: PublicClient): Promise<string> => {
    await by.post(`${path}/messages`, { content: 'Dark again' });
    return messageOn(path);
  };

  it('show everyone the history, in order and without names', async () => {
    const admin = await person(service, { role: 'admin' });
    const change = { issueIds: [path.split('/').at(-1)!], status: 'in_progress' as const };
    await service.tokenApi.as(admin).post('/api/issues/bulk/status', change);
    const list =
      /<ol class="timeline">(.*?)<\/ol>/s.exec(await pageOf(new PublicClient(service.url)))?.[1] ?? '';
    const steps = list.split('</li>').map((step) => step.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' '));
    expect(steps.length - 1).toBe(2);
    expect(steps[0]).toMatch(/^ ?Reported .* by the person who reported it/);
    expect(steps[1]).toMatch(/^ ?Status: .* by the city/);
    expect(list).not.toContain('Asha');
  });

  it('show the newest events of a long history', async () => {
    await service.database.sql(
      `insert into issue_assignments (issue_id, assignee_id, assignee_name, assigned_by, assigned_at, department)
       select $1, reporter_id, 'Somebody', reporter_id, now() + n * interval '1 minute', 'Department ' || n
         from issues, generate_series(1, 120) n where id = $1`,
      [path.split('/').at(-1)],
    );
    const text = await pageOf(new PublicClient(service.url));
    const numbers = [...text.matchAll(/Department (\d+)/g)].map(([, n]) => Number(n));
    expect([numbers.includes(21), numbers.includes(120), numbers.includes(20)]).toEqual([true, true, false]);
    expect(numbers.indexOf(21)).toBeLessThan(numbers.lastIndexOf(120));
  });

  it('are not offered to read-only accounts', async () => {
    const viewer = new PublicClient(service.url);
    await viewer.signIn('viewer@example.org');
    await service.database.sql(`update users set role = 'viewer' where email = 'viewer@example.org'`);
    await written(asha);
    const page = await pageOf(viewer);
    expect([tagsOf(page, 'form'), page.includes('Your account may only read')]).toEqual([[], true]);
    expect((await viewer.post(`${path}/upvote`, { want: 'on' })).status).toBe(403);
  });

  it('are refused from a page that was opened under another account, which keeps the text', async () => {
    const tab = await pageOf(asha);
    const account = fieldOf(tab, 'account') ?? '';
    expect(account).toMatch(/^usr_/);
    const forms: Array<[act: string, form: Form]> = [
      ['messages', { content: 'Words of whoever was here before' }],
      ['upvote', { want: 'on' }],
      ['resolve', { resolution: 'Words of whoever was here before' }],
    ];
    for (const [act, form] of forms) {
      const { status, text } = await ravi.post(`${path}/${act}`, { ...form, account });
      expect([act, status]).toEqual([act, 422]);
      expect(text).toContain('Another account has signed in on this device');
      // Sent again from there, it belongs to the account.
      expect(fieldOf(text, 'account')).toBe(fieldOf(await pageOf(ravi), 'account'));
      if (form.content) expect(fieldOf(text, 'content')).toBe(form.content);
    }
    const report: Form = { title: 'Words that', pincode: '400050', account };
    const reported = await ravi.postFiles('/mumbai/report', report);
    expect([reported.status, fieldOf(reported.text, 'title')]).toEqual([422, report.title]);
    expect(reported.text).toContain('Another account has signed in on this device');
    expect((await pageOf(asha)).includes('Words of whoever')).toBe(false);
    expect((await asha.post(`${path}/messages`, { content: 'My own', account })).status).toBe(303);
  });

  it('read the data of the page only if they are refused', async () => {
    const read = jest.spyOn(service.app.get(IssueViewService, { strict: false }), 'of');
    try {
      expect((await ravi.post(`${path}/upvote`, { want: 'on' })).status).toBe(303);
      expect((await ravi.post(`${path}/messages`, { content: 'Dark again' })).status).toBe(303);
      expect(read).not.toHaveBeenCalled();
      expect((await ravi.post(`${path}/messages`, { content: '' })).status).toBe(422);
      expect(read).toHaveBeenCalledTimes(1);
    } finally {
      read.mockRestore();
    }
  });

  it('are not found under another city', async () => {
    const elsewhere = path.replace('/mumbai/', '/delhi/');
    expect((await ravi.post(`${elsewhere}/upvote`, { want: 'on' })).status).toBe(404);
    expect((await ravi.post(`${elsewhere}/messages`, { content: 'Dark again' })).status).toBe(404);
  });

  it('add, replace and remove reactions', async () => {
    const message = await written(asha);
    const chosen = async () =>
      tagsOf(await pageOf(ravi), 'button')
        .filter((tag) => tag.includes('aria-pressed="true"'))
        .map((tag) => / value="([^"]*)"/.exec(tag)?.[1]);
    for (const [emoji, expected] of [
      ['🙏', ['🙏']],
      ['👍', ['👍']],
      ['👍', []],
    ] as const) {
      const { status } = await ravi.post(`${path}/reaction`, { message, emoji });
      expect([status, await chosen()]).toEqual([303, expected]);
    }
    expect((await ravi.post(`${path}/reaction`, { message, emoji: '🤡' })).status).toBe(404);
    expect((await ravi.post(`${path}/reaction`, { message: 'msg_none', emoji: '👍' })).status).toBe(404);
  });

  it('let only its author delete a message', async () => {
    const message = await written(asha);
    expect(await pageOf(ravi)).not.toContain(`${path}/removal`);
    expect((await ravi.post(`${path}/removal`, { message })).status).toBe(403);
    expect(await pageOf(asha)).toContain(`${path}/removal`);
    expect((await asha.post(`${path}/removal`, { message })).status).toBe(303);
    const text = await pageOf(ravi);
    expect([text.includes('This message was deleted.'), text.includes('Dark again')]).toEqual([true, false]);
  });

  it('flag a message, a photo and a person, and nothing of another issue', async () => {
    const message = await written(asha);
    const by = await person(service);
    const other = await reportedIssue(service, { by });
    const elsewhere = await uploadedPhoto(service, other, by, await photo('jpeg'));
    const { headers } = await asha.postFiles('/mumbai/report', { ...report(), checked: 'yes' }, [
      { field: 'photos', name: 'a.jpg', bytes: await photo('jpeg') },
    ]);
    path = headers.location!.split('?')[0]!;
    const media = /\/media\/(med_\w+)/.exec(await pageOf(ravi))?.[1] ?? '';
    const reporter = /<option value="(usr_\w+)"/.exec(await pageOf(ravi))?.[1] ?? '';
    const flag = async (target: string) =>
      (await ravi.post(`${path}/flag`, { flagReason: 'spam', note: '', target })).status;
    expect([await flag(media), await flag(reporter)]).toEqual([303, 303]);
    for (const target of [message, elsewhere, other, 'off_1', 'nonsense'])
      expect([target, await flag(target)]).toEqual([target, 404]);
    const rows = await service.database.sql<{ kind: string }>(
      'select target_kind as kind from flags where target_id = any($1)',
      [[media, reporter]],
    );
    expect(rows.map(({ kind }) => kind).sort()).toEqual(['media', 'reporter']);
  });

  it('require a text and a photo from the reporter to resolve, and keep the text', async () => {
    const bytes = await photo('jpeg');
    const files = [{ field: 'photos', name: 'fixed.jpg', bytes }];
    const form = { resolution: 'The lamp was replaced today' };
    expect(await pageOf(ravi)).not.toContain(`${path}/resolve`);
    expect((await ravi.postFiles(`${path}/resolve`, form, files)).status).toBe(403);
    const bare = await asha.postFiles(`${path}/resolve`, form);
    expect([bare.status, bare.text.includes('id="photos-error"')]).toEqual([422, true]);
    expect(bare.text).toContain('The lamp was replaced today');
    const short = await asha.postFiles(`${path}/resolve`, { resolution: 'done' }, files);
    expect([short.status, short.text.includes('id="resolution-error"')]).toEqual([422, true]);
    expect(await pageOf(asha)).not.toContain('<img');
    expect((await asha.postFiles(`${path}/resolve`, form, files)).headers.location).toBe(
      `${path}?done=resolve#done`,
    );
    const text = await pageOf(ravi);
    expect([text.includes('The lamp was replaced today'), tagsOf(text, 'img').length]).toEqual([true, 1]);
    expect((await asha.postFiles(`${path}/resolve`, form, files)).status).toBe(422);
  });

  it('let the reporter approve a reopen request, and close the issue', async () => {
    const admin = await person(service, { role: 'admin' });
    const issueIds = [path.split('/').at(-1)!];
    const resolved = () =>
      service.tokenApi.as(admin).post('/api/issues/bulk/status', { issueIds, status: 'resolved' });
    await resolved();
    await ravi.post(`${path}/reopen`, { reason: 'It went dark again' });
    const request = /name="request" value="(req_\w+)"/.exec(await pageOf(asha))?.[1] ?? '';
    expect(await pageOf(ravi)).not.toContain(`name="request" value="${request}"`);
    const review = { request, action: 'approve' };
    expect((await ravi.post(`${path}/review`, review)).status).toBe(403);
    expect((await asha.post(`${path}/review`, review)).status).toBe(303);
    expect(await pageOf(ravi)).toContain('status open');
    await resolved();
    expect((await ravi.post(`${path}/closing`)).status).toBe(403);
    expect((await asha.post(`${path}/closing`)).status).toBe(303);
    expect(await pageOf(ravi)).toContain('status closed');
    expect((await asha.post(`${path}/closing`)).status).toBe(422);
  });

  it('are listed on one’s own page, with reports and upvotes in pages', async () => {
    const other = await reported(ravi);
    await asha.post(`${other}/upvote`, { want: 'on' });
    const { text } = await asha.get('/me');
    const [mine = '', supported = ''] = text.split('What I support');
    expect([mine.includes(path), mine.includes(other)]).toEqual([true, false]);
    expect([supported.includes(path), supported.includes(other)]).toEqual([false, true]);
    for (let n = 0; n < 20; n++) await reported(asha);
    const first = await pageOf(asha, '/me');
    expect(first).not.toContain(path);
    const older = /rel="next" href="([^"]+)"/.exec(first)?.[1] ?? '';
    expect(older).toMatch(/^\/me\?reports=/);
    expect(await pageOf(asha, older)).toContain(path);
    expect((await asha.get('/me?reports=nonsense')).status).toBe(400);
  });

  describe('before an issue is reported again', () => {
    const PLACE = { lat: '19.07', lng: '72.84' };

    it('shows nearby ones, to support one of them or to send the report', async () => {
      const near = await reported(asha, PLACE);
      const form = { ...report(), ...PLACE, description: 'Still dark.\nThis is the third week of it' };
      const asked = await ravi.postFiles('/mumbai/report', form);
      expect([asked.status, asked.headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(asked.text).toContain(`href="${near}"`);
      expect(asked.text).toContain(`action="${near}/upvote"`);
      const hidden = tagsOf(asked.text, 'input').map((tag) => [
        / name="([^"]*)"/.exec(tag)?.[1] ?? '',
        / value="([^"]*)"/.exec(tag)?.[1] ?? '',
      ]);
      const again = Object.fromEntries(hidden.filter(([name]) => name !== 'want')) as Form;
      expect(again).toMatchObject({ ...form, checked: 'yes' });
      const sent = await ravi.postFiles('/mumbai/report', again);
      expect([sent.status, sent.headers.location?.includes(near)]).toEqual([303, false]);
    });

    it('asks to select the photos again, and shows no hidden issues', async () => {
      const place = { lat: '19.09', lng: '72.86' };
      const near = await reported(asha, place);
      const files = [{ field: 'photos', name: 'a.jpg', bytes: await photo('jpeg') }];
      const { text } = await ravi.postFiles('/mumbai/report', { ...report(), ...place }, files);
      expect(tagsOf(text, 'input').some((tag) => tag.includes('name="photos"'))).toBe(true);
      await service.database.sql('update issues set hidden = true, withheld = true where id = $1', [
        near.split('/').at(-1),
      ]);
      const { status } = await ravi.postFiles('/mumbai/report', { ...report(), ...place }, files);
      expect(status).toBe(303);
    });
  });
});

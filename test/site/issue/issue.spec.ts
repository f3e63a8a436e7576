import type { Actor } from '../../../src/kernel/people/actor';
import { UnattachedMediaService } from '../../../src/media';
import { Database } from '../../../src/platform/database/database';
import { wordsOf } from '../../../src/web/site/i18n/translate';
import { LANGUAGES, localPath } from '../../../src/web/site/languages';
import { photo, video } from '../../factories/files';
import { hiddenIssue, reportedIssue } from '../../factories/issues';
import { uploadedPhoto } from '../../factories/media';
import { postedMessage } from '../../factories/messages';
import { officialPerson, person } from '../../factories/people';
import { fieldOf, PublicClient, unescaped } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

const HOSTILE = `"><script>alert(1)</script><img src=x onerror=alert(2)> '&amp; {name} \u202e`;

describe('the page of an issue', () => {
  let service: TestService;
  let asha: PublicClient;
  let anyone: PublicClient;
  let issue: string;
  let path: string;

  beforeAll(async () => {
    service = await startService();
    anyone = new PublicClient(service.url);
    asha = new PublicClient(service.url);
    await asha.signIn('asha@example.org');
    issue = await reportedIssue(service, { pincode: '400050' });
    path = `/mumbai/issues/${issue}`;
  });
  afterAll(() => service.stop());

  it('shows hostile text as text, from every source', async () => {
    const by = await person(service, { name: HOSTILE });
    const id = await reportedIssue(service, {
      by,
      title: HOSTILE,
      description: HOSTILE,
      location: { lat: 19.05, lng: 72.83, address: HOSTILE },
    });
    await postedMessage(service, id, { by });
    const pages = [
      '/',
      '/mumbai',
      '/mumbai/people',
      `/mumbai/issues/${id}`,
      `/mumbai?q=${encodeURIComponent(HOSTILE)}`,
    ];
    for (const page of pages) {
      const { text } = await anyone.get(page);
      expect([page, /<script(?! type="module" src="\/assets\/)|<img src=x/.test(text)]).toEqual([
        page,
        false,
      ]);
      expect([page, unescaped(text).includes('<script>alert(1)')]).toEqual([page, true]);
    }
    const card = (await anyone.get(`/mumbai/issues/${id}`)).text;
    expect(card).toContain('<meta property="og:title" content="&quot;>&lt;script>');
    // User text has an unknown language, which may be written from right to left.
    expect(card).toContain('<h1 dir="auto">');
    expect((await anyone.get('/mumbai/people')).text).toContain('<h1>');
  });

  it('is not found while the issue is hidden, except for its reporter', async () => {
    const reporter = new PublicClient(service.url);
    await reporter.signIn('hidden@example.org');
    const { headers } = await reporter.postFiles('/mumbai/report', {
      title: 'Something quite unspeakable',
      description: 'It should not be seen by anybody any more',
      category: 'road',
      pincode: '400050',
      key: 'k',
    });
    const id = /iss_\w+/.exec(headers.location ?? '')?.[0] ?? '';
    await hiddenIssue(service, id);
    const pages = [
      '/',
      '/mumbai',
      '/mumbai?q=unspeakable',
      '/mumbai/wards/H-West',
      '/mumbai/people',
      '/mumbai/sitemap.xml',
    ];
    for (const page of pages)
      expect([page, (await anyone.get(page)).text.includes(id)]).toEqual([page, false]);
    expect((await anyone.get(`/mumbai/issues/${id}`)).status).toBe(404);
    expect((await asha.get(`/mumbai/issues/${id}`)).status).toBe(404);
    const own = await reporter.get(`/mumbai/issues/${id}`);
    expect([own.status, own.text.includes('City staff have hidden this issue. Only you')]).toEqual([
      200,
      true,
    ]);
    await service.database.sql('update issues set duplicate_of = $2 where id = $1', [id, issue]);
    expect((await reporter.get(`/mumbai/issues/${id}`)).text).toContain(
      `City staff have merged this issue with another one. <a href="/mumbai/issues/${issue}">`,
    );
    expect((await asha.post(`/mumbai/issues/${id}/upvote`, { want: 'on' })).status).toBe(404);
  });

  it('names offices and roles of city staff, and no people', async () => {
    const admin = await person(service, { role: 'admin', name: 'Anita Deshpande' });
    const { officialId } = await officialPerson(service, 'Vikram Joshi');
    const as = service.tokenApi.as(admin);
    const assigned = `/mumbai/issues/${await reportedIssue(service, { category: 'road' })}`;
    const id = assigned.split('/').at(-1)!;
    expect((await as.post(`/api/issues/${id}/assign`, { officialId, department: 'Road cell' })).status).toBe(
      200,
    );
    expect((await anyone.get(assigned)).text).toContain('Assigned to Road cell, Ward Officer, H/West');
    await as.post(`/api/issues/${id}/assign`, { officialId: admin.id, department: 'Lamp cell' });
    const bytes = await photo('jpeg');
    const media = await uploadedPhoto(service, id, admin, bytes);
    const resolution = { description: 'The road was mended yesterday', mediaIds: [media] };
    expect((await as.post(`/api/issues/${id}/resolve`, resolution)).status).toBe(201);
    const { text } = await anyone.get(assigned);
    expect(text).toContain('Assigned to Lamp cell<');
    expect(text).toContain('Resolved by Administrator');
    for (const name of ['Anita', 'Vikram']) expect([name, text.includes(name)]).toEqual([name, false]);
  });

  it('shows no photo that was announced and never uploaded', async () => {
    const by = await person(service);
    const id = await reportedIssue(service, { by });
    const body = { type: 'upload', mimeType: 'image/jpeg', fileName: 'IMG_1.JPG', fileSize: 1000 };
    expect((await service.tokenApi.as(by).post(`/api/issues/${id}/media`, body)).status).toBe(200);
    const { text, headers } = await anyone.get(`/mumbai/issues/${id}`);
    expect(text).not.toContain('/media/');
    // Its videos are files of this service, too.
    expect(headers['content-security-policy']).toMatch(/; media-src 'self' http/);
  });

  it('links the file of a video, which not every browser can play, in all languages', async () => {
    const by = await person(service);
    const id = await reportedIssue(service, { by });
    const files = service.app.get(UnattachedMediaService, { strict: false });
    const kept = await files.keep(video('quicktime'), 'video/quicktime', by.id);
    const actor = { ...by, tokenRole: 'citizen', sessionId: '' } as unknown as Actor;
    await service.app.get(Database, { strict: false }).transaction(() => files.attach(actor, id, kept));
    const words = new Set<string>();
    for (const language of LANGUAGES) {
      const { text } = await anyone.get(localPath(language, `/mumbai/issues/${id}`));
      const link = new RegExp(
        `<video[^>]* src="/media/${kept}"[^>]*></video>.*?<a href="/media/${kept}">([^<]+)</a>`,
        's',
      );
      words.add(link.exec(text)?.[1] ?? '');
    }
    expect([words.size, words.has('')]).toEqual([LANGUAGES.length, false]);
    for (const language of LANGUAGES)
      expect((await anyone.get(localPath(language, '/privacy'))).text).toContain(
        wordsOf(language).text('privacy.videos'),
      );
  });

  it('is found only under its own city', async () => {
    expect((await anyone.get(`/pune/issues/${issue}`)).status).toBe(404);
    expect((await anyone.get('/mumbai/issues/iss_none')).status).toBe(404);
  });

  it('counts a support once, however often its form is sent, and removes it', async () => {
    const support = async () => /<dd class="figure">(\d+)<\/dd>/.exec((await anyone.get(path)).text)?.[1];
    expect(await support()).toBeUndefined();
    for (let n = 0; n < 2; n++) {
      const answer = await asha.post(`${path}/upvote`, { want: 'on' });
      expect([answer.status, answer.headers.location]).toEqual([303, `${path}?done=upvote#done`]);
      expect(await support()).toBe('1');
    }
    await asha.post(`${path}/upvote`, { want: 'off' });
    // Nobody is not counted.
    expect(await support()).toBeUndefined();
  });

  it('shows a posted message, in the language of the page', async () => {
    const answer = await asha.post(`/ta${path}/messages`, { content: 'Still dark.\r\nSince Monday.' });
    expect([answer.status, answer.headers.location]).toEqual([303, `/ta${path}?done=post#done`]);
    expect((await anyone.get(path)).text).toContain('Still dark.\nSince Monday.');
  });

  it.each([
    ['messages', { content: ' ' }, 'content'],
    ['messages', { content: '<b></b>' }, 'content'],
    ['messages', { content: 'x'.repeat(1001) }, 'content'],
    ['flag', { flagReason: '', note: 'words that must stay' }, 'flagReason'],
    ['flag', { flagReason: 'nonsense', note: 'words that must stay' }, 'flagReason'],
    ['flag', { flagReason: 'spam', note: 'x'.repeat(1001) }, 'note'],
  ])('shows a problem of the form %s beside its field, and keeps the text: %j', async (act, form, field) => {
    const { status, text } = await asha.post(`${path}/${act}`, form);
    expect(status).toBe(422);
    const tag = new RegExp(`<(?:input|textarea|select)[^>]* name="${field}"[^>]*>`).exec(text)?.[0] ?? '';
    expect(tag).toContain('aria-invalid="true"');
    expect(tag).toContain(`aria-describedby="${field}-error"`);
    expect(text).toContain(`id="${field}-error"`);
    for (const [name, value] of Object.entries(form))
      if (name !== 'flagReason') expect(fieldOf(text, name)).toBe(value);
  });

  it('can be flagged once per person', async () => {
    const form = { flagReason: 'duplicate', note: '' };
    expect((await asha.post(`${path}/flag`, form)).headers.location).toBe(`${path}?done=flag#done`);
    const again = await asha.post(`${path}/flag`, form);
    expect(again.status).toBe(422);
    expect(again.text).toContain('You have told us about this before.');
  });

  it('accepts ratings and reopen requests once the issue is resolved', async () => {
    const early = await asha.post(`${path}/rating`, { vote: 'up' });
    expect([early.status, early.text.includes('the issue has changed')]).toEqual([422, true]);
    const admin = await person(service, { role: 'admin' });
    await service.tokenApi
      .as(admin)
      .post('/api/issues/bulk/status', { issueIds: [issue], status: 'resolved' });
    expect((await asha.post(`${path}/rating`, { vote: 'down' })).headers.location).toBe(
      `${path}?done=rate#done`,
    );
    const short = await asha.post(`${path}/reopen`, { reason: 'no' });
    expect([short.status, fieldOf(short.text, 'reason')]).toEqual([422, 'no']);
    await asha.post(`${path}/reopen`, { reason: 'It went dark again' });
    const { text } = await anyone.get(path);
    expect(text).toContain('<p>1 person says it is not</p>');
    expect(text).toContain('It went dark again');
  });

  it('keeps a text that was typed before signing in', async () => {
    const late = new PublicClient(service.url);
    const sent = await late.post(`${path}/messages`, { content: 'Written before I had an account' });
    expect([sent.status, sent.headers.location]).toEqual([303, `/sign-in?next=${encodeURIComponent(path)}`]);
    await late.signIn('late@example.org');
    expect(fieldOf((await late.get(path)).text, 'content')).toBe('Written before I had an account');
    await late.post(`${path}/messages`, { content: 'Written before I had an account' });
    // It is offered until it is sent.
    expect(fieldOf((await late.get(path)).text, 'content')).toBe('');
  });

  it.each(['upvote', 'messages', 'rating', 'reopen', 'flag'])(
    'refuses a form of %s from a foreign page',
    async (act) => {
      for (const origin of ['https://evil.example', 'null', `${service.url}.evil.example`]) {
        const { status } = await asha.post(`${path}/${act}`, { content: 'forged', want: 'on' }, { origin });
        expect([origin, status]).toEqual([origin, 403]);
      }
      const { status } = await asha.get(path);
      expect(status).toBe(200);
      expect((await anyone.get(path)).text).not.toContain('forged');
    },
  );
});

import { DAY_MS } from '../../../src/kernel/time/durations';
import { reportedIssue } from '../../factories/issues';
import { postedMessage } from '../../factories/messages';
import { person } from '../../factories/people';
import { photo } from '../../factories/files';
import { fieldOf, type Form, PublicClient, tagsOf } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

/** A form that a browser without scripts sends twice: by a double click, or from the same page in two tabs. */
describe('a form that is sent twice', () => {
  let service: TestService;
  let asha: PublicClient;
  let issue: string;
  let path: string;

  beforeAll(async () => {
    service = await startService();
    asha = new PublicClient(service.url);
    await asha.signIn('asha@example.org');
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    issue = await reportedIssue(service);
    path = `/mumbai/issues/${issue}`;
  });

  const twice = async (act: string, form: Form) =>
    Promise.all([asha.post(`${path}/${act}`, form), asha.post(`${path}/${act}`, form)]);
  const page = async () => (await asha.get(path)).text;
  const countOf = async (table: string) =>
    (await service.database.sql(`select 1 from ${table} where issue_id = $1`, [issue])).length;

  it('supports an issue once, and removes the support once', async () => {
    for (const [want, votes] of [
      ['on', 1],
      ['off', 0],
    ] as const) {
      for (let n = 0; n < 5; n++) {
        const answers = await twice('upvote', { want });
        expect(answers.map(({ status }) => status)).toEqual([303, 303]);
        expect(await countOf('issue_upvotes')).toBe(votes);
      }
    }
  });

  it('posts a message once, and another one if the text was changed', async () => {
    const key = fieldOf(await page(), 'key') ?? '';
    expect(key).toMatch(/^[\da-f-]{36}$/);
    const answers = await twice('messages', { key, content: 'Still dark' });
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await countOf('messages')).toBe(1);
    await asha.post(`${path}/messages`, { key, content: 'Still dark, and wet' });
    expect(await countOf('messages')).toBe(2);
    expect(fieldOf(await page(), 'key')).not.toBe(key);
  });

  it('counts once if the answer was lost, and it is sent again within 30 days: a message, a report', async () => {
    const sara = new PublicClient(service.url);
    await sara.signIn('sara@example.org');
    const report = {
      title: 'Cover of a drain is broken',
      description: 'The cover in front of the school has been broken since Monday',
      category: 'infrastructure',
      lat: '19.21',
      lng: '72.87',
      key: 'of a saved report',
    };
    const message = { key: 'of a restored text', content: 'It is still dark' };
    const reported = async () => (await sara.postFiles('/mumbai/report', report)).headers.location;
    const [first] = [await reported(), await sara.post(`${path}/messages`, message)];
    for (const days of [2, 27]) {
      service.clock.advance(days * DAY_MS);
      await sara.signIn('sara@example.org');
      // Another form, with which answers that are no longer needed are deleted.
      await sara.post(`${path}/messages`, {
        key: `after ${days}`,
        content: `Another one after ${days} days`,
      });
      expect((await sara.post(`${path}/messages`, message)).status).toBe(303);
      expect(await reported()).toBe(first);
    }
    expect(await countOf('messages')).toBe(3);
    service.clock.advance(2 * DAY_MS);
    await sara.signIn('sara@example.org');
    await sara.post(`${path}/messages`, message);
    expect(await countOf('messages')).toBe(4);
    await asha.signIn('asha@example.org');
  });

  it('makes one reopen request', async () => {
    const admin = await person(service, { role: 'admin' });
    const change = { issueIds: [issue], status: 'resolved' as const };
    await service.tokenApi.as(admin).post('/api/issues/bulk/status', change);
    const key = fieldOf(await page(), 'key') ?? '';
    const answers = await twice('reopen', { key, reason: 'It went dark again' });
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect((await page()).match(/It went dark again/g)).toHaveLength(1);
  });

  it('resolves an issue once, with the photos of one form, from one page or two', async () => {
    const bytes = await photo('jpeg');
    const files = [{ field: 'photos', name: 'a.jpg', bytes }];
    const photos = async (path: string) =>
      service.database.sql<{ shown: number; counted: number; chosen: string[] }>(
        `select (select count(*)::int from media m where m.issue_id = i.id and m.deleted_at is null) as shown,
                i.media_count as counted, r.media_ids as chosen
           from issues i join issue_resolutions r on r.issue_id = i.id where i.id = $1`,
        [path.split('/').at(-1)!],
      );
    for (const [keys, statuses] of [
      [
        ['one page', 'one page'],
        [303, 303],
      ],
      [
        ['this page', 'that page'],
        [303, 422],
      ],
    ] as const) {
      const report = {
        title: `Bench without a seat, ${keys.join()}`,
        description: 'The planks are gone and only the iron is left',
        category: 'infrastructure',
        pincode: '400050',
        key: keys.join(),
      };
      const { headers } = await asha.postFiles('/mumbai/report', report);
      const own = headers.location!.split('?')[0]!;
      const answers = await Promise.all(
        keys.map((key) => {
          const form = { key, resolution: 'There are new planks since today' };
          return asha.postFiles(`${own}/resolve`, form, files);
        }),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual(statuses);
      expect(await photos(own)).toEqual([{ shown: 1, counted: 1, chosen: [expect.stringMatching(/^med_/)] }]);
    }
  });

  it('reacts once by what the reader saw, and does not remove the reaction', async () => {
    const { messageId } = await postedMessage(service, issue);
    const chosen = async () =>
      tagsOf(await page(), 'button')
        .filter((tag) => tag.includes('aria-pressed="true"'))
        .map((tag) => / value="([^"]*)"/.exec(tag)?.[1]);
    for (const [mine, emoji, expected] of [
      ['', '🙏', ['🙏']],
      ['🙏', '👍', ['👍']],
      ['👍', '👍', []],
    ] as const) {
      expect(fieldOf(await page(), 'mine')).toBe(mine);
      await twice('reaction', { message: messageId, emoji, mine });
      expect(await chosen()).toEqual(expected);
    }
  });

  it('reports an issue with a point once, without offering that issue as similar', async () => {
    const form = {
      title: 'Lamp dark at the bus stop',
      description: 'The lamp above the stop has been out since Monday night',
      category: 'infrastructure',
      lat: '19.31',
      lng: '72.86',
      key: 'with a point',
    };
    const first = await asha.postFiles('/mumbai/report', form);
    const second = await asha.postFiles('/mumbai/report', form);
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(second.headers.location).toBe(first.headers.location);
    const other = await asha.postFiles('/mumbai/report', { ...form, key: 'another form' });
    expect([other.status, other.text.includes('Is it one of these?')]).toEqual([200, true]);
  });
});

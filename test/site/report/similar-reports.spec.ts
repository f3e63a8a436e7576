import { DAY_MS } from '../../../src/kernel/time/durations';
import { statementText } from '../../../src/platform/database/statement';
import { REPORT_FORM } from '../../factories/forms';
import { allPlaced, hiddenIssue, manyIssues, reportedIssue } from '../../factories/issues';
import { person } from '../../factories/people';
import { type Form, PublicClient } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

const ASKED = 'Is it one of these?';

/** Before a report is stored, the form offers issues that may be the same. */
describe('a report is compared', () => {
  let service: TestService;
  let reader: PublicClient;
  let count = 0;

  beforeAll(async () => {
    service = await startService();
    const by = await person(service);
    await reportedIssue(service, {
      by,
      title: 'Street lamps are dark',
      category: 'infrastructure',
      location: { lat: 19.2, lng: 72.9, address: 'Here' },
    });
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    reader = new PublicClient(service.url);
    await reader.post('/sign-in', { email: `reader-${++count}@example.org`, name: 'Asha', next: '/' });
  });

  const sent = async (changes: Form) => {
    const form = { ...REPORT_FORM, key: `form ${count}`, category: 'road', pincode: '', ...changes };
    return reader.postFiles('/mumbai/report', form);
  };

  it.each<[string, Form]>([
    [
      'another category and other words at its place',
      { title: 'Manhole has no cover', lat: '19.2', lng: '72.9' },
    ],
  ])('and sent if the others have %s', async (_, changes) => {
    expect((await sent(changes)).status).toBe(303);
  });

  it.each<[string, Form]>([
    ['the category', { title: 'Manhole has no cover', category: 'infrastructure' }],
    ['the words', { title: 'Street lamps are dark here' }],
  ])('with issues at its place by %s', async (_, changes) => {
    const { status, text } = await sent({ lat: '19.2', lng: '72.9', ...changes });
    expect([status, text.includes(ASKED), text.includes('0 m away')]).toEqual([200, true, true]);
  });

  describe('by its pincode alone', () => {
    const TITLE = 'Footpath tiles are missing';
    const PINCODE = '400050';

    /** The ids of the issues that are offered, in their order; none if the report is sent. */
    const offered = async (changes: Form = {}) => {
      const { status, text } = await sent({ title: TITLE, pincode: PINCODE, ...changes });
      const ids = [...text.matchAll(/action="[^"]*\/issues\/(iss_\w+)\/upvote"/g)].map(([, id]) => id);
      expect([status, text.includes(ASKED)]).toEqual(ids.length > 0 ? [200, true] : [303, false]);
      return ids;
    };
    /** Removes what the test before left. */
    beforeEach(() => service.database.sql(`update issues set status = 'closed', closed_at = now()`));

    it('with issues of any category that have similar titles, the most similar first', async () => {
      const like = await reportedIssue(service, { title: `${TITLE} again`, pincode: PINCODE });
      const equal = await reportedIssue(service, { title: TITLE, category: 'road', pincode: PINCODE });
      const other = await reportedIssue(service, { title: TITLE, pincode: PINCODE });
      expect(await offered()).toEqual([equal, other, like]);
      reader = new PublicClient(service.url);
      expect(await offered({ title: TITLE.toUpperCase() })).toEqual([equal, other, like]);
    });

    it('with similar titles in other scripts', async () => {
      const issue = await reportedIssue(service, { title: 'फुटपाथ पर टाइल नहीं हैं', pincode: PINCODE });
      expect(await offered({ title: 'यहाँ फुटपाथ पर टाइल नहीं हैं', pincode: '४०० ०५०' })).toEqual([issue]);
    });

    it('with issues at a point in one of its wards, which have no pincode', async () => {
      const location = { lat: 19.0544, lng: 72.8324, address: '' };
      const issue = await reportedIssue(service, { title: TITLE, location });
      await allPlaced(service);
      expect(await offered()).toEqual([issue]);
    });

    it('and sent if its author has looked at them, or it was sent before', async () => {
      const key = 'sent once';
      expect(await offered({ key })).toEqual([]);
      expect(await offered({ key })).toEqual([]);
      expect(await offered({ key: 'sent again' })).toHaveLength(1);
      expect(await offered({ key: 'sent again', checked: 'yes' })).toEqual([]);
    });

    it.each([
      ['other words', { title: 'Street vendors block a gate', category: 'road' }],
      ['another pincode', { pincode: '400014' }],
      ['another city', { city: 'pune' }],
    ] as const)('and sent if the others have %s', async (_, changes) => {
      await reportedIssue(service, { title: TITLE, pincode: PINCODE, ...changes });
      expect(await offered()).toEqual([]);
    });

    it('and sent if the others are hidden, resolved or older than four weeks', async () => {
      const [hidden, resolved, old] = [
        await reportedIssue(service, { title: TITLE, pincode: PINCODE }),
        await reportedIssue(service, { title: TITLE, pincode: PINCODE }),
        await reportedIssue(service, { title: TITLE, pincode: PINCODE }),
      ];
      await hiddenIssue(service, hidden);
      await service.database.sql(`update issues set status = 'resolved', resolved_at = now() where id = $1`, [
        resolved,
      ]);
      const before = new Date(service.clock.now().getTime() - 29 * DAY_MS);
      await service.database.sql('update issues set created_at = $2 where id = $1', [old, before]);
      expect(await offered()).toEqual([]);
    });

    it('and sent if it has only an address, or a point elsewhere', async () => {
      await reportedIssue(service, { title: TITLE, pincode: PINCODE });
      expect(await offered({ pincode: '', address: 'Behind the old mill' })).toEqual([]);
      expect(await offered({ lat: '19.25', lng: '72.85' })).toEqual([]);
    });

    it('with the newest of its city by an index, however many there are', async () => {
      await manyIssues(service, 3000, {
        by: await person(service),
        city: 'mumbai',
        title: 'Number # of many',
      });
      await service.database.sql('analyze issues');
      const values = ['mumbai', ['road', 'hygiene'], new Date(0), PINCODE, ['H/West'], TITLE, 'road'];
      const plan = await service.database.sql<{ 'QUERY PLAN': string }>(
        `explain ${statementText('issues.similar-by-pincode')}`,
        values,
      );
      const lines = plan.map((line) => line['QUERY PLAN']);
      const scans = lines.filter((line) => /scan/i.test(line) && line.includes('issues'));
      expect(scans).toEqual([expect.stringMatching(/Index Scan Backward using issues_kind_idx/)]);
    });
  });
});

import { REPORT_FORM } from '../factories/forms';
import { reportedIssue } from '../factories/issues';
import { person } from '../factories/people';
import { type Form, Reader } from '../support/reader';
import { startService, type TestService } from '../support/service';

const ASKED = 'Is it one of these?';

/** Before a report is stored, the form offers issues that may be the same. */
describe('a report is compared', () => {
  let service: TestService;
  let reader: Reader;
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
    reader = new Reader(service.url);
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
});

import { REPORT_FORM } from '../../factories/forms';
import { scene } from '../../factories/files';
import { attachedPost } from '../../factories/media';
import { reportedIssue } from '../../factories/issues';
import { person } from '../../factories/people';
import { boxesIn, fieldOf, fieldsIn, PublicClient, unescaped } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

const [PHONE, OTHER] = ['98765 43210', '98765 43211'];
const TEXT = `The lamp above the stop has been out since Monday, call ${PHONE} or the office on ${OTHER}`;
const HIDDEN = `The lamp above the stop has been out since Monday, call ••• or the office on ${OTHER}`;
const ASKED = 'Is this private?';

describe('personal data in the texts of forms, without scripts', () => {
  let service: TestService;
  let reader: PublicClient;
  let count = 0;

  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    reader = new PublicClient(service.url);
    await reader.signIn(`reader-${++count}@example.org`);
  });

  const column = (sql: string, values: unknown[]) =>
    service.database
      .sql<{ text: string }>(`select ${sql}`, values)
      .then((rows) => rows.map(({ text }) => text));
  const findings = () => service.database.sql('select from personal_findings');

  describe('in a report', () => {
    const send = (form: object) =>
      reader.postFiles('/mumbai/report', { ...REPORT_FORM, description: TEXT, key: `key-${count}`, ...form });
    const stored = () =>
      column('description as text from issues where description like $1', ['%Monday, call%']);
    afterEach(() => service.database.sql('delete from personal_findings'));

    it('is marked on a page before it is published, with everything that was typed', async () => {
      const { status, text } = await send({ address: 'Hill Road' });
      expect([status, await stored()]).toEqual([200, []]);
      expect(text).toContain(ASKED);
      expect(text).toContain(`call <mark>${PHONE}</mark> or the office on <mark>${OTHER}</mark>`);
      expect(boxesIn(text, 'keep')).toEqual([PHONE, OTHER]);
      expect(
        ['title', 'description', 'category', 'pincode', 'address', 'key'].map((name) => fieldOf(text, name)),
      ).toEqual([REPORT_FORM.title, TEXT, 'infrastructure', '400050', 'Hill Road', `key-${count}`]);
      const again = unescaped((await reader.get('/mumbai/report')).text);
      expect(again).toContain(TEXT);
    });

    it('is hidden or kept, each as its author decides, and is no finding for staff', async () => {
      const { text } = await send({});
      const answer = await send({ checked: 'yes', asked: fieldsIn(text, 'asked'), keep: [OTHER] });
      expect([answer.status, await stored(), await findings()]).toEqual([303, [HIDDEN], []]);
    });

    it('is asked about again if the words were changed to others', async () => {
      const answer = await send({ checked: 'yes', asked: ['98765 43219'] });
      expect([answer.status, answer.text.includes(ASKED)]).toEqual([200, true]);
    });

    it('is asked about on no page if there is none', async () => {
      expect((await send({ description: REPORT_FORM.description, checked: 'yes' })).status).toBe(303);
    });
  });

  it.each([
    ['messages', 'content', 'content as text from messages where issue_id = $1'],
    ['reopen', 'reason', 'reason as text from reopen_requests where issue_id = $1'],
  ])('of the form %s are asked about with the text kept', async (form, field, sql) => {
    const by = await person(service);
    const id = await reportedIssue(service, { by });
    const mediaIds = [await attachedPost(service, id, by)];
    const resolution = { description: 'The lamp was replaced.', mediaIds };
    await service.tokenApi.as(by).post(`/api/issues/${id}/resolve`, resolution);
    const path = `/mumbai/issues/${id}/${form}`;
    const { text } = await reader.post(path, { [field]: TEXT, key: 'first' });
    expect([text.includes(ASKED), unescaped(text).includes(`>${TEXT}</textarea>`)]).toEqual([true, true]);
    expect(await column(sql, [id])).toEqual([]);
    const asked = fieldsIn(text, 'asked');
    expect((await reader.post(path, { [field]: TEXT, key: 'first', asked, keep: OTHER })).status).toBe(303);
    expect(await column(sql, [id])).toEqual([HIDDEN]);
  });

  it('of photos is covered by the reporter, by the fields of a grid', async () => {
    const photo = { field: 'photos', name: 'IMG_1.jpg', bytes: await scene(5) };
    const form = { ...REPORT_FORM, key: 'photo', checked: 'yes' };
    const { headers } = await reader.postFiles('/mumbai/report', form, [photo]);
    const path = headers.location!.split(/[?#]/)[0]!;
    expect((await reader.get(path)).text).toContain(`href="${path}?cover=yes#cover"`);
    const { text } = await reader.get(`${path}?cover=yes`);
    const id = fieldOf(text, 'photo')!;
    expect(boxesIn(text, 'cells')).toHaveLength(48);
    const key = () => column(`coalesce(object_key, 'none') as text from media where id = $1`, [id]);
    expect(await key()).toEqual(['none']);
    expect((await reader.post(`${path}/cover`, { photo: id })).status).toBe(422);
    expect((await reader.post(`${path}/cover`, { photo: id, cells: ['2-1', '3-1', '3-2'] })).status).toBe(
      303,
    );
    expect(await key()).not.toEqual(['none']);
  });
});

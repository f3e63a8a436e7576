import { CATEGORY_SLUGS } from '../../../src/kernel/categories';
import { REPORT_FORM } from '../../factories/forms';
import { type Form, fieldOf, PublicClient } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

/** Without words: what the form writes itself. */
const CHOSEN = { ...REPORT_FORM, title: '', description: '', category: '' } satisfies Form;

describe('a frequent problem in the report form', () => {
  let service: TestService;
  let asha: PublicClient;
  let key = 0;

  beforeAll(async () => {
    service = await startService();
    asha = new PublicClient(service.url);
    await asha.signIn('asha@example.org');
  });
  afterAll(() => service.stop());

  const send = (changes: Form, path = '/mumbai/report') =>
    asha.postFiles(path, { ...CHOSEN, checked: 'yes', key: `chosen-${++key}`, ...changes });
  async function sent(changes: Form, path?: string) {
    const { headers } = await send(changes, path);
    const [, id] = /(iss_\w+)/.exec(headers.location ?? '') ?? [];
    const [issue] = await service.database.sql<Record<'title' | 'description' | 'category', string>>(
      'select title, description, category from issues where id = $1',
      [id],
    );
    return issue;
  }

  it('is offered in each of the six categories, with an icon, in the order photo, what, where, words, send', async () => {
    const { text } = await asha.get('/mumbai/report');
    for (const category of CATEGORY_SLUGS) {
      const group = text.split(`data-category="${category}"`)[1]?.split('</fieldset>')[0] ?? '';
      const problems = group.match(/<label[^>]*><input[^>]* name="problem"[^>]*><svg class="icon"/g) ?? [];
      expect([category, problems.length >= 4 && problems.length <= 6]).toEqual([category, true]);
    }
    const parts = [
      'name="photos"',
      'name="category"',
      'name="problem"',
      'name="pincode"',
      'name="title"',
      'type="submit"',
    ];
    const places = parts.map((part) => text.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(text.match(/<input[^>]*name="photos"[^>]*>/g)?.map((tag) => tag.includes(' capture='))).toEqual([
      true,
      false,
    ]);
    expect(text.match(/type="submit"/g)).toHaveLength(1);
  });

  it('writes title, description and category, with the place in words', async () => {
    expect(await sent({ problem: 'pothole', address: 'Hill Road' })).toEqual({
      title: 'Pothole, Hill Road, Bandra West',
      description: 'Pothole. Place: Hill Road, Bandra West. Please have a look at it.',
      category: 'road',
    });
    const point = { pincode: '', lat: '19.0544', lng: '72.8324' };
    expect(await sent({ problem: 'garbage', ...point })).toMatchObject({
      title: 'Garbage not collected, Bandra West',
      category: 'hygiene',
    });
    const hindi = await sent({ problem: 'pothole', pincode: '', address: 'हिल रोड' }, '/hi/mumbai/report');
    expect(hindi?.title).toBe('सड़क पर गड्ढा, हिल रोड');
  });

  it('leaves what was typed or chosen, and adds a short description to the written one', async () => {
    expect(
      await sent({
        problem: 'pothole',
        title: 'A hole that grows',
        category: 'traffic',
        description: 'Since Monday',
      }),
    ).toEqual({
      title: 'A hole that grows',
      description: 'Pothole. Place: Bandra West. Please have a look at it.\nSince Monday',
      category: 'traffic',
    });
  });

  it('is chosen still if the form is refused, and nothing is written into it', async () => {
    const { status, text } = await send({ problem: 'manhole', pincode: '' });
    expect([status, fieldOf(text, 'problem'), fieldOf(text, 'title')]).toEqual([422, 'manhole', '']);
    expect(text).not.toContain('id="title-error"');
    expect((await send({ problem: 'nonsense' })).status).toBe(422);
  });
});

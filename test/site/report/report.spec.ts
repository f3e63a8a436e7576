import { readdirSync } from 'node:fs';
import { request as outgoing } from 'node:http';
import { tmpdir } from 'node:os';
import { bomb, photo } from '../../factories/files';
import { REPORT_FORM } from '../../factories/forms';
import { allPlaced } from '../../factories/issues';
import { fieldOf, type Form, PublicClient, tagsOf, unescaped } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

const REPORT = { ...REPORT_FORM, key: 'first' } satisfies Form;

describe('the report form', () => {
  let service: TestService;
  let asha: PublicClient;

  beforeAll(async () => {
    service = await startService();
    asha = new PublicClient(service.url);
    await asha.signIn('asha@example.org');
  });
  afterAll(() => service.stop());

  const issuesTitled = async (title: string) =>
    service.database.sql<{ id: string; lat: number; description: string; pincode: string; address: string }>(
      'select id, lat, description, pincode, address from issues where title = $1',
      [title],
    );
  const refusedTag = (html: string, name: string) =>
    new RegExp(`<(?:input|textarea|select)[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? '';

  it('creates an issue, and redirects to it', async () => {
    const { text } = await asha.get('/mumbai/report');
    const key = fieldOf(text, 'key') ?? '';
    expect(key).toMatch(/^[\da-f-]{36}$/);
    const answer = await asha.postFiles('/mumbai/report', { ...REPORT, key });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toMatch(/^\/mumbai\/issues\/iss_\w+\?done=report#done$/);
    await allPlaced(service);
    const page = await asha.get(answer.headers.location!.replace('#done', ''));
    expect(page.text).toContain('Reported. Thank you');
    expect(page.text).toContain('H/West');
  });

  it.each([
    [{ title: 'short' }, 'title'],
    [{ title: 'x'.repeat(201) }, 'title'],
    [{ description: 'too short' }, 'description'],
    [{ description: 'x'.repeat(2001) }, 'description'],
    [{ category: 'nonsense' }, 'category'],
    [{ pincode: '40005' }, 'pincode'],
    [{ pincode: 'abcdef' }, 'pincode'],
    [{ pincode: '' }, 'pincode'],
    [{ lat: '19.05' }, 'lat'],
    [{ lat: '91', lng: '72' }, 'lat'],
    [{ lat: 'north', lng: '72' }, 'lat'],
    [{ address: 'x'.repeat(501), lat: '19', lng: '72' }, 'address'],
  ])('shows the problem beside the field, and keeps the text: %j', async (changes, field) => {
    const form = { ...REPORT, ...changes };
    for (const send of [
      () => asha.postFiles('/mumbai/report', form),
      () => asha.post('/mumbai/report', form),
    ]) {
      const { status, text } = await send();
      expect(status).toBe(422);
      expect(refusedTag(text, field)).toContain('aria-invalid="true"');
      expect(refusedTag(text, field)).toMatch(
        new RegExp(`aria-describedby="(?:${field}-hint )?${field}-error"`),
      );
      expect(text).toContain(`<a href="#${field}">`);
      for (const [name, value] of Object.entries(form))
        expect([name, fieldOf(text, name)]).toEqual([
          name,
          name === 'category' && value === 'nonsense' ? 'infrastructure' : value,
        ]);
    }
  });

  it('checks the lengths of description and address, each alone', async () => {
    const refused = async (changes: Form) => {
      const form = { ...REPORT, title: 'Two texts of different lengths', ...changes, key: 'sum' };
      const { status, text } = await asha.postFiles('/mumbai/report', form);
      return [status, ...['description', 'address'].filter((name) => text.includes(`id="${name}-error"`))];
    };
    const [long, address] = ['x'.repeat(1950), 'y'.repeat(100)];
    expect(await refused({ description: long, address: 'y'.repeat(501) })).toEqual([422, 'address']);
    expect(await refused({ description: 'Bad', address })).toEqual([422, 'description']);
    expect(await refused({ description: long, address })).toEqual([303]);
    expect(await refused({ description: long, address, lat: '19.31', lng: '72.86' })).toEqual([303]);
  });

  it('suggests a category from the text if none is chosen', async () => {
    const garbage = {
      title: 'Garbage heap at the market',
      description: 'Garbage and waste lie on the footpath for days',
    };
    const { status, text } = await asha.postFiles('/mumbai/report', { ...REPORT, ...garbage, category: '' });
    expect(status).toBe(422);
    expect(fieldOf(text, 'category')).toBe('hygiene');
    expect(text).toContain('Suggested from your words');
  });

  it('creates one issue of a form in concurrent requests, and another one of a changed form', async () => {
    const form = { ...REPORT, title: 'Sent by an impatient finger', key: 'double' } satisfies Form;
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => asha.postFiles('/mumbai/report', form)),
    );
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
    expect(new Set(answers.map(({ headers }) => headers.location)).size).toBe(1);
    expect(await issuesTitled(form.title)).toHaveLength(1);
    const changed = { ...form, description: `${form.description}, and Tuesday`, checked: 'yes' };
    await asha.postFiles('/mumbai/report', changed);
    expect(await issuesTitled(form.title)).toHaveLength(2);
  });

  it('accepts a position, digits of Indian scripts, and an address alone', async () => {
    const send = (changes: Partial<typeof REPORT>) =>
      asha.postFiles('/mumbai/report', { ...REPORT, ...changes });
    await send({
      title: 'Reported by its position',
      pincode: '',
      lat: '19,0544',
      lng: '72.8324',
      address: 'Hill Road',
    });
    expect(await issuesTitled('Reported by its position')).toMatchObject([{ lat: 19.0544 }]);
    await send({ title: 'Reported in Devanagari', pincode: '४०० ०५०' });
    expect(await issuesTitled('Reported in Devanagari')).toMatchObject([{ pincode: '400050' }]);
    await send({ title: 'Reported by an address', pincode: '', address: 'Behind the old mill' });
    const [issue] = await issuesTitled('Reported by an address');
    expect(issue).toMatchObject({
      description: REPORT.description,
      address: 'Behind the old mill',
      lat: null,
    });
    expect((await asha.get(`/mumbai/issues/${issue!.id}`)).text).toContain('Behind the old mill</dd>');
  });

  it('adds the photos, re-encoded', async () => {
    const files = [await photo('jpeg'), await photo('jpeg')].map((bytes) => ({
      field: 'photos',
      name: 'a.jpg',
      bytes,
    }));
    const form = { ...REPORT, title: 'Reported with two photos' };
    const { headers } = await asha.postFiles('/mumbai/report', form, files);
    const { text } = await asha.get(headers.location!.replace('#done', ''));
    const images = tagsOf(text, 'img').map((tag) => unescaped(/ src="([^"]+)"/.exec(tag)?.[1] ?? ''));
    expect(images).toHaveLength(2);
    for (const image of images) {
      const { status, headers: got } = await asha.get(image);
      expect([status, got['content-type']]).toEqual([200, 'image/jpeg']);
    }
    // Sent again, it creates neither an issue nor photos.
    await asha.postFiles('/mumbai/report', form, files);
    expect(await service.database.sql('select 1 from media')).toHaveLength(2);
  });

  it.each([
    [
      'too large',
      () =>
        Promise.resolve([Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(10 * 1024 * 1024)])]),
      413,
    ],
    ['no picture', () => Promise.resolve([Buffer.from('<svg onload="alert(1)"></svg>')]), 422],
    ['cut off', async () => [(await photo('jpeg')).subarray(0, 100)], 422],
    ['too many', async () => Array<Buffer>(6).fill(await photo('jpeg')), 422],
  ])(
    'shows the problem of photos that are %s, keeps the text and creates no issue',
    async (name, make, status) => {
      const files = (await make()).map((bytes) => ({ field: 'photos', name: 'a.jpg', bytes }));
      const form = { ...REPORT, title: `Photos that are ${name}` };
      const answer = await asha.postFiles('/mumbai/report', form, files);
      expect(answer.status).toBe(status);
      expect(fieldOf(answer.text, 'description')).toBe(form.description);
      expect(answer.text).toContain('id="photos-error"');
      expect(await issuesTitled(form.title)).toEqual([]);
    },
  );

  it.each([
    ['plain', REPORT.description],
    [
      'long, of characters that hardly compress',
      Array.from({ length: 2000 }, (_, n) => String.fromCodePoint(0x20000 + ((n * 7919) % 40000))).join(''),
    ],
  ])('keeps the text from before signing in: %s', async (name, description) => {
    const late = new PublicClient(service.url);
    const form = { ...REPORT, description, title: `Text that is ${name}`, key: 'kept' };
    const answer = await late.postFiles('/mumbai/report', form);
    expect([answer.status, answer.headers.location]).toEqual([303, '/sign-in?next=%2Fmumbai%2Freport']);
    await late.signIn('late@example.org');
    const { text } = await late.get('/mumbai/report');
    for (const [field, value] of Object.entries(form))
      expect([field, fieldOf(text, field)]).toEqual([field, value]);
    expect((await late.postFiles('/mumbai/report', form)).status).toBe(303);
    expect(fieldOf((await late.get('/mumbai/report')).text, 'title')).toBe('');
    // It has no use on another page.
    expect([...late.cookies.keys()]).toEqual(['session', 'done']);
  });

  it.each([
    ['empty', 'leer.jpg', async () => [Buffer.alloc(0), await photo('jpeg')], 422],
    ['not a picture', 'सड़क.jpg', () => [Buffer.from('no picture')], 422],
    ['of too many pixels', 'large.png', () => [bomb(8001, 8000)], 422],
    ['of too many bytes', 'huge.jpg', () => [Buffer.alloc(10 * 1024 * 1024 + 1)], 413],
    ['of a hostile name', '\u202egpj.exe<b>', () => [Buffer.alloc(0)], 422],
  ])('names a photo that is %s', async (_, name, make, status) => {
    const all = await make();
    const files = all.map((bytes, n) => ({ field: 'photos', name: n === 0 ? name : 'fine.jpg', bytes }));
    const answer = await asha.postFiles('/mumbai/report', { ...REPORT, key: `named ${name}` }, files);
    expect(answer.status).toBe(status);
    const shown = name.replace('\u202e', '');
    const problem = /id="photos-error"[^>]*>(.*?)<\/p>/s.exec(answer.text)?.[1] ?? '';
    expect(unescaped(problem)).toContain(`“\u2068${shown}\u2069”`);
    expect(problem).not.toMatch(/fine\.jpg|<b>/);
  });

  it('keeps running if a form with a photo is cut off, and leaves no file', async () => {
    const left = () => readdirSync(tmpdir()).filter((name) => name.includes('-form-'));
    const before = left();
    const cookie = `session=${asha.cookies.get('session')}`;
    for (let n = 0; n < 3; n++) {
      const request = outgoing(`${service.url}/mumbai/report`, {
        method: 'POST',
        headers: { cookie, 'content-type': 'multipart/form-data; boundary=x' },
      });
      const ended = new Promise((done) => request.on('error', done));
      request.write('--x\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n');
      request.write('x'.repeat(200_000));
      while (left().length === before.length) await new Promise((done) => setTimeout(done, 20));
      request.destroy(new Error('the phone is gone'));
      await ended;
      while (left().length > before.length) await new Promise((done) => setTimeout(done, 20));
    }
    expect((await asha.get('/mumbai/report')).status).toBe(200);
  });

  describe('with a nearby issue', () => {
    const placed = { ...REPORT, pincode: '', lat: '19.2', lng: '72.9' };
    beforeAll(async () => {
      const { headers } = await asha.postFiles('/mumbai/report', {
        ...placed,
        title: 'The issue near by',
        key: 'near',
      });
      expect(headers.location).toMatch(/^\/mumbai\/issues\//);
    });

    it('offers only issues of its own city', async () => {
      const isAsked = async (city: string) =>
        (
          await asha.postFiles(`/${city}/report`, { ...placed, title: `Beside it, says ${city}`, key: city })
        ).text.includes('Is it one of these?');
      expect([await isAsked('mumbai'), await isAsked('pune')]).toEqual([true, false]);
    });

    it('checks photos before that', async () => {
      const form = { ...placed, title: 'Beside it, with a photo', key: 'photo' };
      const send = (bytes: Buffer) =>
        asha.postFiles('/mumbai/report', form, [{ field: 'photos', name: 'a.jpg', bytes }]);
      const unfit = await send(Buffer.from('no picture'));
      expect([unfit.status, unfit.text.includes('id="photos-error"')]).toEqual([422, true]);
      const fit = await send(await photo('jpeg'));
      expect([fit.status, fit.text.includes('Is it one of these?')]).toEqual([200, true]);
    });
  });

  it('refuses read-only accounts, foreign pages, and incomplete forms', async () => {
    const viewer = new PublicClient(service.url);
    await viewer.signIn('viewer@example.org');
    await service.database.sql(`update users set role = 'viewer' where email = 'viewer@example.org'`);
    const offered = await viewer.get('/mumbai/report');
    expect(offered.text).toContain('Your account may only read');
    expect(tagsOf(offered.text, 'form').filter((tag) => !tag.includes(' hidden'))).toEqual([]);
    expect((await viewer.postFiles('/mumbai/report', REPORT)).status).toBe(403);
    // The text is kept, to be copied.
    expect(fieldOf((await viewer.get('/mumbai/report')).text, 'title')).toBe(REPORT.title);
    expect(tagsOf((await viewer.get('/mumbai/report')).text, 'form').join()).not.toContain(' hidden');
    expect((await asha.post('/mumbai/report', REPORT, { origin: 'https://evil.example' })).status).toBe(403);
    const cut = await asha.post('/mumbai/report', REPORT, {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(cut.status).toBe(400);
  });
});

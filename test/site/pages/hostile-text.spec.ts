import { REPORT_FORM } from '../../factories/forms';
import { feedStatusChanged, reportedIssue } from '../../factories/issues';
import { type Form, PublicClient, tagsOf, unescaped } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

const SCRIPT = `"'></textarea></title><script>alert(1)</script><img src=x onerror=alert(2)>`;
const REVERSED = 'lamp \u202egnp.exe\u2066 dark \u200fand wet';
const EMOJI = '🙏'.repeat(10_000);
const TEXTS = { script: SCRIPT, 'marks of direction': REVERSED, '10,000 emoji': EMOJI };

describe('hostile text', () => {
  let service: TestService;
  let reader: PublicClient;
  let other: string;
  let resolved: string;
  let own: string;
  let keys = 0;

  beforeAll(async () => {
    service = await startService();
    reader = new PublicClient(service.url);
    await reader.signIn('asha@example.org');
    other = `/mumbai/issues/${await reportedIssue(service)}`;
    const id = await reportedIssue(service);
    await feedStatusChanged(service, id, 'resolved');
    resolved = `/mumbai/issues/${id}`;
    const { headers } = await reader.postFiles('/mumbai/report', { ...REPORT_FORM, key: 'own' });
    own = headers.location!.split('?')[0]!;
  });
  afterAll(() => service.stop());

  /** No part of a text has become a tag or an attribute. */
  const expectText = (html: string) => {
    expect(html).not.toMatch(/<script>alert|<img src=x/);
    expect(tagsOf(html, 'script').filter((tag) => !/ src="\/assets\//.test(tag))).toEqual([]);
    expect(html).not.toMatch(/<[^>]* onerror=/);
  };

  const reportFields = ['title', 'description', 'address', 'category', 'pincode', 'lat', 'lng'] as const;
  const acts = [
    ['content', () => `${other}/messages`, {}],
    ['note', () => `${other}/flag`, { flagReason: 'spam' }],
    ['target', () => `${other}/flag`, { flagReason: 'spam' }],
    ['flagReason', () => `${other}/flag`, {}],
    ['emoji', () => `${other}/reaction`, { message: 'msg_none' }],
    ['message', () => `${other}/removal`, {}],
    ['reason', () => `${resolved}/reopen`, {}],
    ['vote', () => `${resolved}/rating`, {}],
    ['resolution', () => `${own}/resolve`, {}],
    ['email', () => '/sign-in', { name: 'Asha' }],
    ['next', () => '/sign-in', { name: 'Asha', email: 'asha@example.org' }],
  ] as const satisfies ReadonlyArray<readonly [string, () => string, Form]>;
  const queries = [
    ['q', '/mumbai'],
    ['category', '/mumbai'],
    ['ward', '/mumbai'],
    ['pincode', '/mumbai/responsible'],
    ['next', '/sign-in'],
    ['after', '/mumbai'],
  ] as const;
  const parameters = [...queries, ['done', () => other], ['after', () => other]] as const;

  describe.each(Object.entries(TEXTS))('of %s', (_, text) => {
    it.each(reportFields)(
      'in the %s of a report is shown as text, and kept if it is refused',
      async (name) => {
        const form = { ...REPORT_FORM, [name]: text, key: `report ${++keys}`, checked: 'yes' };
        const answer = await reader.postFiles('/mumbai/report', form);
        expect([303, 422]).toContain(answer.status);
        expectText(answer.text);
        if (answer.status === 422) {
          if (name !== 'category') expect(unescaped(answer.text)).toContain(text);
          return;
        }
        const shown = await reader.get(answer.headers.location!.split('?')[0]!);
        expect(shown.status).toBe(200);
        expectText(shown.text);
        // Controls of the direction are not stored.
        expect(unescaped(shown.text)).toContain(text.replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, ''));
      },
    );

    it.each(acts)('in the field %s is shown as text on every page', async (name, path, form) => {
      const { status, text: html } = await reader.post(path(), { ...form, [name]: text });
      expect([303, 403, 404, 422]).toContain(status);
      expectText(html);
      for (const at of [other, resolved, own]) expectText((await reader.get(at)).text);
    });

    it.each(parameters)('in the parameter %s of %s is shown as text', async (name, page) => {
      const path = typeof page === 'string' ? page : page();
      // URLs are limited by the maximum header size of Node.js.
      const value = encodeURIComponent([...text].slice(0, 500).join(''));
      const { status, text: html } = await reader.get(`${path}?${name}=${value}`);
      expect([200, 400, 422]).toContain(status);
      expectText(html);
    });
  });

  it('of a message is shown as it was typed', async () => {
    // Messages are stored without tags, and without bidirectional overrides.
    for (const [content, stored] of [
      [SCRIPT, `"'>`],
      [REVERSED, 'lamp gnp.exe dark \u200fand wet'],
      ['🙏'.repeat(1000), '🙏'.repeat(1000)],
    ] as const) {
      expect((await reader.post(`${other}/messages`, { content })).status).toBe(303);
      const { text } = await reader.get(other);
      expectText(text);
      expect(unescaped(text)).toContain(stored);
    }
  });
});

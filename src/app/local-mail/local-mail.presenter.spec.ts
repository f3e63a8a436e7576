import { text as textOf } from 'node:stream/consumers';
import { presentMail, presentMails } from './local-mail.presenter';
import type { ShownMail } from '../../platform/mail';

const MAIL: ShownMail = {
  id: 'mal_1',
  recipient: 'office@city.example',
  subject: 'Not resolved in time',
  body: 'A line',
  status: 'sent',
  failure: null,
  createdAt: new Date('2026-11-24T10:00:00Z'),
};
const shown = (change: Partial<ShownMail>) => textOf(presentMail({ ...MAIL, ...change }).pieces);

describe('the mails shown for development', () => {
  it('are a list of links', async () => {
    const page = presentMails([MAIL]);
    expect(page.contentType).toBe('text/html; charset=utf-8');
    expect(await textOf(page.pieces)).toContain(
      '<li>2026-11-24T10:00:00.000Z <a href="/dev/mail/mal_1">Not resolved in time</a> to office@city.example (sent)</li>',
    );
  });

  it('show that there are none', async () => {
    expect(await textOf(presentMails([]).pieces)).toContain('<p>There are none.</p>');
  });

  it('escape hostile text in each field', async () => {
    const hostile = { subject: '<b>"&', recipient: '<i>@city.example' };
    const list = await textOf(presentMails([{ ...MAIL, ...hostile }]).pieces);
    const page = await shown({ ...hostile, body: '<script>', failure: '<u>', status: 'failed' });
    expect(list + page).not.toMatch(/<b>|<i>|<u>|<script>/);
    expect(page).toContain('<title>&lt;b&gt;&quot;&amp;</title>');
    expect(page).toContain('To &lt;i&gt;@city.example, failed: &lt;u&gt;</p><pre>&lt;script&gt;</pre>');
  });

  it('turn URLs into links that end with the URL', async () => {
    expect(await shown({ body: 'See https://city.example/a?b=1&c="x"\nand no more' })).toContain(
      '<a href="https://city.example/a?b=1&amp;c=&quot;x&quot;" rel="noreferrer">https://city.example/a?b=1&amp;c=&quot;x&quot;</a>\nand no more',
    );
    expect(await shown({ body: 'javascript:alert(1)' })).not.toContain('href="javascript');
  });
});

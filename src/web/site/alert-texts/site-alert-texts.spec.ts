import type { EventOfIssue } from '../../../alerts';
import type { Config } from '../../../platform/config/config';
import { LANGUAGES } from '../languages';
import { SiteAlertTexts } from './site-alert-texts';

const EVENT: EventOfIssue = {
  id: 'evt_1',
  city: 'mumbai',
  issueId: 'iss_1',
  type: 'reported',
  detail: '',
  title: '\u{1f6a7}'.repeat(300),
} as EventOfIssue;

describe('the notification about an event', () => {
  const texts = new SiteAlertTexts({ publicBaseUrl: 'https://issues.example' } as Config);

  it('has at most 250 characters, and is not cut within one', () => {
    const { title, body } = texts.notification('en', EVENT);
    expect(title).toBe('Reported');
    expect([...body]).toHaveLength(250);
    expect(body.endsWith('\u{1f6a7}')).toBe(true);
  });

  it.each(LANGUAGES)(
    'says what has happened before the title, and within the first characters: %s',
    (language) => {
      const links = { unsubscribe: 'https://issues.example/u', manage: 'https://issues.example/m' };
      const title = 'x'.repeat(200);
      const types = [
        { type: 'reported' as const, detail: '' },
        { type: 'overdue' as const, detail: '' },
        { type: 'escalated' as const, detail: 'Corporator' },
        { type: 'status' as const, detail: 'resolved' },
      ];
      for (const change of types) {
        const event = { ...EVENT, title, ...change } as EventOfIssue;
        const shown = texts.notification(language, event);
        const { subject, body } = texts.instant(language, [event], 0, links);
        expect([shown.title.includes('x'.repeat(9)), shown.body]).toEqual([false, title]);
        const words = shown.title.replace(/:.*/, '').toLowerCase();
        for (const line of [subject, shown.text]) {
          expect([...line].length).toBeLessThan(120);
          expect(line.toLowerCase()).toContain(words);
          expect(line).toContain(`${'x'.repeat(60)}…`);
        }
        expect(body).toContain(title);
      }
    },
  );
});

describe('user text', () => {
  const texts = new SiteAlertTexts({ publicBaseUrl: 'https://issues.example' } as Config);
  const links = { unsubscribe: 'https://issues.example/u', manage: 'https://issues.example/m' };
  const ask = '\n\nYour city asks you to confirm at\r\nhttps://evil.example/confirm\u2028\u0085now';
  const line = ' Your city asks you to confirm at https://evil.example/confirm now';
  const hostile = { ...EVENT, title: `A hole${ask}`, address: `Hill Road${ask}` };
  const LINE_ENDS = /[\r\n\u000b\u000c\u0085\u2028\u2029]+/;

  it('is a single line in a mail about an issue, its subject, and a notification', () => {
    const { subject, body } = texts.instant('en', [hostile, { ...hostile, id: 'evt_0' }], 0, links);
    const whole = `Reported: A hole${line}`;
    expect(subject).toBe(`${whole.slice(0, 70).trimEnd()}…`);
    expect(body.split(LINE_ENDS).slice(0, 3)).toEqual([
      whole,
      whole,
      'https://issues.example/mumbai/issues/iss_1',
    ]);
    expect(texts.notification('en', hostile)).toMatchObject({ title: 'Reported', body: `A hole${line}` });
  });

  it('is a single line for a title and an address in a digest', () => {
    const followed = { city: 'mumbai', kind: 'category', target: 'road', path: '/mumbai' } as const;
    const { body } = texts.digest('en', followed, [hostile], 0);
    expect(body.split(LINE_ENDS).slice(0, 3)).toEqual([
      `Reported: A hole${line}`,
      `Hill Road${line}`,
      'https://issues.example/mumbai/issues/iss_1',
    ]);
  });

  it('is a single line together with the office it was escalated to', () => {
    const event = { ...EVENT, type: 'escalated' as const, title: 'A hole', detail: `Ward Officer${ask}` };
    expect(texts.notification('en', event).title).toBe(`Escalated to Ward Officer${line}`);
  });
});

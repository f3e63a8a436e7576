import type { EventOfIssue } from '../../alerts';
import type { Config } from '../../config/config';
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
    const { text } = texts.notification('en', EVENT);
    expect([...text]).toHaveLength(250);
    expect(text.endsWith('\u{1f6a7}')).toBe(true);
  });
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
    expect(subject).toBe(`Reported: A hole${line}`);
    expect(body.split(LINE_ENDS).slice(0, 3)).toEqual([
      subject,
      subject,
      'https://issues.example/mumbai/issues/iss_1',
    ]);
    expect(texts.notification('en', hostile).text).toBe(subject);
  });

  it('is a single line for a title and an address in a digest', () => {
    const followed = { city: 'mumbai', kind: 'category', target: 'road' } as const;
    const { body } = texts.digest('en', followed, [hostile], 0);
    expect(body.split(LINE_ENDS).slice(0, 3)).toEqual([
      `Reported: A hole${line}`,
      `Hill Road${line}`,
      'https://issues.example/mumbai/issues/iss_1',
    ]);
  });

  it('is a single line together with the office it was escalated to', () => {
    const event = { ...EVENT, type: 'escalated' as const, title: 'A hole', detail: `Ward Officer${ask}` };
    expect(texts.notification('en', event).text).toBe(`A hole: escalated to Ward Officer${line}`);
  });
});

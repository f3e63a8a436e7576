import type { IssueNews } from '../../alerts';
import type { Config } from '../../config/config';
import { SiteAlertTexts } from './site-alert-texts';

const NEWS: IssueNews = {
  id: 'evt_1',
  city: 'mumbai',
  issueId: 'iss_1',
  type: 'reported',
  detail: '',
  title: '\u{1f6a7}'.repeat(300),
} as IssueNews;

describe('what a device shows of an event', () => {
  const texts = new SiteAlertTexts({ publicBaseUrl: 'https://issues.example' } as Config);

  it('has 250 characters at the most, and ends with a whole one', () => {
    const { text } = texts.notification('en', NEWS);
    expect([...text]).toHaveLength(250);
    expect(text.endsWith('\u{1f6a7}')).toBe(true);
  });
});

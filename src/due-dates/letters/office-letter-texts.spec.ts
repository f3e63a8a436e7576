import type { Config } from '../../platform/config/config';
import { SystemClock } from '../../kernel/time/clock';
import type { OfficeLetter } from './office-letter.queries';
import { OfficeLetterTextsService } from './office-letter-texts.service';
import { OfficeLinksService } from './office-links.service';

const ASK = '\n\u0085\u2028Reply at\r\nhttps://evil.example/\u0085now';
const LINE = ' Reply at https://evil.example/ now';
const LETTER = {
  ...{ issueId: 'iss_1', level: 1, designation: 'Ward Officer', place: 'H/West', email: 'ward@city.example' },
  ...{ title: `A hole${ASK}`, description: `It is deep.${ASK}`, address: `Hill Road${ASK}` },
  ...{ city: 'mumbai', timeZone: 'Asia/Kolkata', dueAt: new Date('2026-11-24T10:00:00Z') },
  at: new Date('2026-11-24T10:00:30Z'),
} as OfficeLetter;

describe('text of a citizen in a letter to an office', () => {
  const config = { jwtSecret: 'a secret of this test', publicBaseUrl: 'https://issues.example' } as Config;
  const texts = new OfficeLetterTextsService(new OfficeLinksService(config, new SystemClock()), config);
  const { subject, body } = texts.mailOf(LETTER);

  it('is one line of the subject, and of the body for a title and for an address', () => {
    expect(subject).toBe(`Not resolved in time: A hole${LINE}`);
    const quoted = body.split('\n').filter((line) => line.startsWith('> '));
    expect([quoted[0], quoted.at(-1)]).toEqual([`> A hole${LINE}`, `> Place: Hill Road${LINE}`]);
  });

  it('is marked on each line of a description, for every kind of line break', () => {
    const lines = body.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);
    expect(lines.filter((line) => line.includes('evil'))).toEqual([
      `> A hole${LINE}`,
      '> https://evil.example/',
      `> Place: Hill Road${LINE}`,
    ]);
  });
});

describe('a letter about a step before the due date', () => {
  it('says that the issue was not repaired, instead of late', () => {
    const config = { jwtSecret: 'a secret of this test', publicBaseUrl: 'https://issues.example' } as Config;
    const texts = new OfficeLetterTextsService(new OfficeLinksService(config, new SystemClock()), config);
    const { subject, body } = texts.mailOf({
      ...LETTER,
      title: 'A hole',
      at: new Date('2026-11-23T10:00:00Z'),
    });
    expect(subject).toBe('Not repaired: A hole');
    expect(body).toContain('was said to be repaired twice');
    expect(body).not.toContain('was to be resolved by');
  });
});

import { LANGUAGES } from '../../kernel/languages';
import { noticeIn } from './notice';
import { noticeRows } from './notice-rows';
import { NOTICE_TEXTS } from './notice-texts';

const settings = (contact?: string) =>
  ({ settings: { PRIVACY_CONTACT: contact, PRIVACY_ANSWER_DAYS: 21 } }) as Parameters<typeof noticeIn>[1];

describe('the notice', () => {
  it.each(LANGUAGES)('has a text for everything that the inventory has about people (%s)', (language) => {
    const { data, columns } = noticeIn(language, settings());
    expect(data.length).toBeGreaterThan(10);
    for (const row of data)
      for (const column of Object.keys(columns) as Array<keyof typeof columns>)
        expect([row[column]].flat().filter((text) => typeof text !== 'string' || text === '')).toEqual([]);
  });

  it('has no text for which there is no data', () => {
    const rows = noticeRows();
    for (const column of ['why', 'what', 'ground', 'seenBy', 'kept'] as const)
      expect([...new Set<string>(rows.flatMap((row) => row[column]))].sort()).toEqual(
        Object.keys(NOTICE_TEXTS.en[column]).sort(),
      );
  });

  it.each(LANGUAGES)('says when a request is answered, and whom to ask (%s)', (language) => {
    const named = noticeIn(language, settings('privacy@city.example'));
    expect(named.complaint).toContain('21');
    expect(named.contact).toContain('privacy@city.example');
    expect(noticeIn(language, settings()).contact).not.toContain('{');
  });

  it('has one version in all languages', () => {
    const versions = LANGUAGES.map((language) => noticeIn(language, settings()).version);
    expect(new Set(versions).size).toBe(1);
    expect(versions[0]).toMatch(/^[0-9a-f]{16}$/);
  });
});

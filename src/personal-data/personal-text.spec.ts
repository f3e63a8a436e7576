import { impersonalComplaint } from '../../test/factories/impersonal-complaints';
import { IMPERSONAL, PERSONAL } from '../../test/factories/personal-texts';
import { Chance } from '../../test/support/fuzz/chance';
import { atMost } from '../../test/support/service/time-limits';
import {
  contactKey,
  personalDataIn,
  type PersonalKind,
  withMaskedAadhaar,
  withoutRanges,
} from './personal-text';

const RECALL: Record<PersonalKind, number> = {
  phone: 0.98,
  email: 0.99,
  aadhaar: 1,
  pan: 0.95,
  plate: 0.95,
  upi: 0.95,
  voter_id: 0.95,
  bank_account: 0.95,
  home_address: 0.95,
};
const found = (text: string, known?: ReadonlySet<string>) =>
  personalDataIn(text, known).map(({ kind, start, end }) => [kind, text.slice(start, end)]);

describe('personal data in a text', () => {
  it('has at least five hundred written cases', () => {
    expect(PERSONAL.length).toBeGreaterThanOrEqual(500);
  });

  it.each(Object.entries(RECALL))('finds %s in eight languages', (kind, recall) => {
    const cases = PERSONAL.filter((each) => each[0] === kind);
    const missed = cases.filter(([, text, words]) => {
      const start = text.indexOf(words);
      const end = start + words.length;
      return !personalDataIn(text).some((one) => one.kind === kind && one.start < end && one.end > start);
    });
    expect({
      cases: cases.length > 0,
      missed: missed.length > (1 - recall) * cases.length ? missed : [],
    }).toEqual({
      cases: true,
      missed: [],
    });
  });

  it('gives the exact range of numbers and addresses', () => {
    const exact = new Set<PersonalKind>(['phone', 'email', 'aadhaar', 'plate', 'upi', 'voter_id']);
    const cases = PERSONAL.filter(([kind]) => exact.has(kind));
    const wrong = cases.filter(([kind, text, words]) => {
      const [only, ...others] = found(text);
      return (
        others.length > 0 ||
        only?.[0] !== kind ||
        only[1]?.replaceAll(/[()]/g, '') !== words.replaceAll(/[()]/g, '')
      );
    });
    expect(wrong).toEqual([]);
  });

  it.each(IMPERSONAL)('finds nothing in: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('finds something in at most one of a hundred complaints that are about nobody', () => {
    const chance = new Chance(20261127, 1);
    const complaints = Array.from({ length: 8000 }, () => impersonalComplaint(chance));
    const alarms = complaints.filter((text) => personalDataIn(text).length > 0);
    expect(alarms.length > complaints.length / 100 ? alarms : []).toEqual([]);
  });

  it('finds several in one text, in their order and without overlaps', () => {
    const text = 'Ravi, flat no 12, 98765 43210, 98765 43211 and 9876543210@ybl, r@example.org';
    expect(found(text)).toEqual([
      ['home_address', 'flat no 12'],
      ['phone', '98765 43210'],
      ['phone', '98765 43211'],
      ['upi', '9876543210@ybl'],
      ['email', 'r@example.org'],
    ]);
  });

  it('separates two numbers with only a blank between them', () => {
    expect(found('call 9876543210 9876543211')).toEqual([
      ['phone', '9876543210'],
      ['phone', '9876543211'],
    ]);
  });

  it('counts positions in units of the original text', () => {
    const text = '🚧🚧 call 𝟗𝟖𝟕𝟔𝟓\u200d𝟒𝟑𝟐𝟏𝟎 😀';
    expect(found(text)).toEqual([['phone', '𝟗𝟖𝟕𝟔𝟓\u200d𝟒𝟑𝟐𝟏𝟎']]);
  });

  it('leaves out public contacts, however they are written', () => {
    const known = new Set(['080 2297 5555', '+91 98450 12345', 'Desk@Example.org'].map(contactKey));
    expect(found('Call 080-22975555, 9845012345 or desk@example.org; mine is 9845012346', known)).toEqual([
      ['phone', '9845012346'],
    ]);
  });

  it('takes a number that is valid in both ways for an Aadhaar number, unless a word says otherwise', () => {
    expect(found('Ref 919876543211')).toEqual([]);
    expect(found('919876543218 and +919876543218').map(([kind]) => kind)).toEqual(['phone', 'phone']);
    expect(found('whatsapp 919876543210')).toEqual([['phone', '919876543210']]);
  });
});

describe('removed words', () => {
  it('are replaced by points', () => {
    const text = 'call 9876543210 or r@example.org.';
    expect(withoutRanges(text, personalDataIn(text))).toBe('call ••• or •••.');
  });

  it('leave the last four digits of Aadhaar numbers, in their script', () => {
    expect(withMaskedAadhaar('id 2345 6789 0124, ९९९९४१०५७०५८')).toBe('id •••• •••• 0124, ••••••••७०५८');
  });

  it('leave everything else as it is', () => {
    const text = 'call 9876543210, not an Aadhaar: 2345 6789 0123';
    expect(withMaskedAadhaar(text)).toBe(text);
  });
});

describe('the time of the search', () => {
  const ALPHABET = [
    ...'0123456789+-().@ ,/#KAkaMHhouse no flat at dot gmail com 91९८७৬௫౪೩૨आधारবাড়িவீடு\u200b',
  ];
  const promised = atMost(20);

  it('is that of a few passes over the words, for two thousand characters', () => {
    const text = [...IMPERSONAL, ...PERSONAL.slice(0, 40).map(([, each]) => each)].join('. ').slice(0, 2000);
    const passes = () => [...text.matchAll(/\p{L}+/gu)].length;
    const timeOf = (work: () => unknown) => {
      for (let round = 0; round < 200; round++) work();
      const begun = process.cpuUsage();
      for (let round = 0; round < 500; round++) work();
      return process.cpuUsage(begun).user;
    };
    // One pass takes 0.05 ms where the search takes 0.7.
    expect(timeOf(() => personalDataIn(text)) / timeOf(passes)).toBeLessThan(60);
  });

  it('is short for ten thousand random texts, and for those that repeat what a pattern begins with', () => {
    const chance = new Chance(20261127, 0);
    const slow: string[] = [];
    const search = (text: string) => {
      const begun = process.cpuUsage();
      personalDataIn(text);
      if (process.cpuUsage(begun).user / 1000 > promised) slow.push(text.slice(0, 100));
    };
    for (let round = 0; round < 10_000; round++) {
      search(Array.from({ length: chance.below(200) }, () => chance.of(ALPHABET)).join(''));
    }
    const repeated = [
      'a',
      'a.',
      'a@',
      '@',
      '9 ',
      '98765',
      '1-',
      'house no',
      'my house ',
      'KA ',
      'KA05',
      'a at ',
      'एमएच ',
      'upi ',
      'A/c ',
    ];
    for (const part of repeated) search(part.repeat(2000 / part.length));
    expect(slow).toEqual([]);
  });
});

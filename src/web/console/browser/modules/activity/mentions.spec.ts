import { mentionedIn, mentionsLike, piecesOf, typedMention, unlike } from './mentions';

const ALL = [
  { id: 'adm_1', label: 'Asha', about: 'person' },
  { id: 'adm_2', label: 'Asha Kulkarni', about: 'person' },
  { id: 'unt_1', label: 'Roads, H/West', about: 'unit' },
];

describe('a mention', () => {
  it.each([
    ['@', { from: 0, wanted: '' }],
    ['please @as', { from: 7, wanted: 'as' }],
    ['(@Asha Ku', { from: 1, wanted: 'Asha Ku' }],
    ['asha@city.example', undefined],
    ['@Asha\nnext', undefined],
    ['@ ', undefined],
  ])('is typed in %j: %j', (before, found) => {
    expect(typedMention(before)).toEqual(found);
  });

  it.each([
    ['', ['adm_1', 'adm_2', 'unt_1']],
    ['kul', ['adm_2']],
    ['west', ['unt_1']],
    ['Asha', ['adm_1', 'adm_2']],
    ['Asha ', []],
    ['Asha K', ['adm_2']],
  ])('of %j is one of %j', (wanted, ids) => {
    expect(mentionsLike(ALL, wanted).map(({ id }) => id)).toEqual(ids);
  });

  it('is the longest name at its place', () => {
    expect(piecesOf('To @Asha Kulkarni, @Asha and @nobody', ALL)).toEqual([
      { text: 'To ', isMention: false },
      { text: '@Asha Kulkarni', isMention: true },
      { text: ', ', isMention: false },
      { text: '@Asha', isMention: true },
      { text: ' and @nobody', isMention: false },
    ]);
    expect(mentionedIn('@Roads, H/West @Asha Kulkarni @Roads, H/West', ALL).map(({ id }) => id)).toEqual([
      'adm_2',
      'unt_1',
    ]);
  });

  it('of two with one name has what else is known of each', () => {
    const named = (id: string, label: string) => ({ id, label, about: 'person', detail: `${id}@city` });
    expect(unlike([named('a', 'Asha'), named('b', 'Asha'), named('c', 'Bala')])).toEqual([
      { id: 'a', label: 'Asha (a@city)', about: 'person' },
      { id: 'b', label: 'Asha (b@city)', about: 'person' },
      { id: 'c', label: 'Bala', about: 'person' },
    ]);
  });
});

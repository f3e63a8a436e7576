import { wardNamedIn } from './ward-words';

const said = { title: '', address: '', description: '' };
const ward = (code: string, name = code, area = '') => ({ ward: code, name, area });

const GRANT_ROAD = [ward('D', 'Grant Road', 'Girgaon'), ward('C', 'Marine Lines', 'Madhavbaug')];
const KAROL_BAGH = [
  ward('Ward 91 Karol Bagh', 'Karol Bagh', 'Karol Bagh'),
  ward('Ward 9 Malkaganj', 'Malkaganj', 'New Delhi'),
];
const KOLKATA = [ward('Ward 6', 'Ward 6', 'Cossipore'), ward('Ward 69', 'Ward 69', 'Kolkata')];
const WEST = [ward('H/West', 'Bandra', ''), ward('A', 'Colaba', '')];

describe('the ward that words name', () => {
  it.each([
    [GRANT_ROAD, 'Lamp dark at Girgaon Chowpatty', 'D'],
    [GRANT_ROAD, 'opposite MARINE-LINES station', 'C'],
    [GRANT_ROAD, 'Temple Lane, D ward', 'D'],
    [GRANT_ROAD, 'Temple Lane, Ward: C', 'C'],
    [KAROL_BAGH, 'Ward No. 9, near the school', 'Ward 9 Malkaganj'],
    [KAROL_BAGH, 'ward 91', 'Ward 91 Karol Bagh'],
    [KAROL_BAGH, 'Ｋａｒｏｌ  Ｂａｇｈ market', 'Ward 91 Karol Bagh'],
    [KOLKATA, 'Ward 69, Kolkata', 'Ward 69'],
    [KOLKATA, 'Ward ६९', 'Ward 69'],
    [KOLKATA, 'ward no. ৬৯', 'Ward 69'],
    [KOLKATA, 'वार्ड क्रमांक ६९', 'Ward 69'],
    [KOLKATA, 'ওয়ার্ড ৬৯', 'Ward 69'],
    [GRANT_ROAD, 'Gir\u200bgaon Chowpatty', 'D'],
    [GRANT_ROAD, '\u202aGirg\u00e1on\u202c', 'D'],
    [[ward('D', 'सड़क पुरा'), ward('E', 'E')], 'सडक\u00a0पुरा', 'D'],
    [WEST, 'Hill Road, H/West', 'H/West'],
    [WEST, 'ward H West', 'H/West'],
  ])('of %j in "%s" is %s', (wards, text, code) => {
    expect(wardNamedIn(wards, { ...said, address: text })?.ward).toBe(code);
    expect(wardNamedIn([...wards].reverse(), { ...said, title: text })?.ward).toBe(code);
  });

  it.each([
    ['none is named', GRANT_ROAD, 'Temple Lane'],
    ['two are named', GRANT_ROAD, 'from Girgaon to Marine Lines'],
    ['a name is only a part of a word', GRANT_ROAD, 'Girgaonkar Lane'],
    ['a number is only a part of another', KAROL_BAGH, 'Ward 919'],
    ['a number is named without the ward', KOLKATA, '6 lamps, 69 days'],
    ['the city is named', KOLKATA, 'MG Road, Kolkata'],
    ['the city is named by another name', KAROL_BAGH, 'Main Road, New Delhi'],
    ['the city is named as a district', [ward('Kolkata district'), ward('Ward 6')], 'Kolkata District'],
    ['a letter is an article', WEST, 'there is in a ward of ours a lamp'],
    ['the letter of a ward stands alone', GRANT_ROAD, 'Building C, flat D'],
    ['two wards have an area of one name', [ward('D', 'D', 'Tardeo'), ward('E', 'E', 'Tardeo')], 'Tardeo'],
  ])('is unknown if %s', (_, wards, text) => {
    expect(wardNamedIn(wards, { ...said, title: text })).toBeUndefined();
    expect(wardNamedIn(wards, { ...said, description: text })).toBeUndefined();
  });

  it('is that of the description if title and address name none', () => {
    const description = 'The lamp at Girgaon Chowpatty has been dark for a week';
    expect(wardNamedIn(GRANT_ROAD, { ...said, title: 'Dark lamp', description })?.ward).toBe('D');
    expect(wardNamedIn(GRANT_ROAD, { ...said, address: 'Marine Lines', description })?.ward).toBe('C');
    const title = 'Dark from Girgaon to Marine Lines';
    expect(wardNamedIn(GRANT_ROAD, { title, address: '', description })).toBeUndefined();
  });
});

import { WardAddresses } from './ward-address';

describe('the addresses of wards', () => {
  it.each([
    ['H/West', 'H-West'],
    ['A', 'A'],
    ['Ward 27 Saraspur-Rakhiyal', 'Ward 27 Saraspur-Rakhiyal'],
    ['Yerawda - Sangamwadi', 'Yerawda - Sangamwadi'],
    ['10/2/B', '10-2-B'],
    ['N~1', 'N~01'],
  ])('of %s alone is %s', (code, address) => {
    expect(new WardAddresses([code, 'Other']).of(code)).toBe(address);
  });

  it.each([
    [
      ['A-B', 'A/B'],
      ['A-B', 'A~1B'],
    ],
    [
      ['A/B-C', 'A-B/C', 'A-B-C'],
      ['A~1B-C', 'A-B~1C', 'A-B-C'],
    ],
    [
      ['A/B', 'A~1B', 'A-B'],
      ['A~1B', 'A~01B', 'A-B'],
    ],
    [
      ['~', '/', '-', '//', '~1', '/~', '~/'],
      ['~0', '~1', '-', '--', '~01', '~1~0', '~0~1'],
    ],
  ])('of %j are %j, in any order, and lead to them', (codes, addresses) => {
    for (const some of [codes, [...codes].reverse()]) {
      const wards = new WardAddresses(some);
      expect(codes.map((code) => wards.of(code))).toEqual(addresses);
      expect(addresses.map((address) => wards.codeAt(address))).toEqual(codes);
    }
  });

  it('lead from former addresses, which are the codes, unless another ward is there', () => {
    const wards = new WardAddresses(['H/West', 'A~B', 'A/B', 'A-B']);
    expect(['H/West', 'A~B', 'A/B'].map((code) => wards.codeAt(code))).toEqual(['H/West', 'A~B', 'A/B']);
    expect([wards.codeAt('A-B'), wards.codeAt('H~1West'), wards.codeAt('')]).toEqual([
      'A-B',
      undefined,
      undefined,
    ]);
  });

  it('are found for a code that the city does not have', () => {
    expect(new WardAddresses([]).of('K/East')).toBe('K-East');
  });
});

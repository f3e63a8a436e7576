import type { PincodeRecord } from '../../../../accountability';
import { placesNamed, spotOf } from './named-places';

const place = (pincode: string, ward: string, area: string, lat: number | null = 19, isMain = true) =>
  ({ pincode, ward, area, lat, lng: lat === null ? null : 72, isMain }) as PincodeRecord;
const PINCODES = [
  place('400050', 'H/West', 'Bandra West', 19.05),
  place('400051', 'H/East', 'Bandra East', 19.06),
  place('400052', 'H/West', 'Khar Delivery', 19.07),
  place('400053', 'K/West', 'Azad Nagar', null),
];
const WARDS = [
  { code: 'H/West', name: 'Bandra, Khar' },
  { code: 'H/East', name: 'H/East' },
  { code: 'K/West', name: 'Andheri' },
  { code: 'X', name: 'Bandra West' },
];
const named = (text: string) => placesNamed(text, PINCODES, WARDS).map(({ name }) => name);

describe('the places that words name', () => {
  it.each([
    ['Bandra West', ['Bandra West, 400050']],
    ['west bandra', ['Bandra West, 400050']],
    ['band', ['Bandra West, 400050', 'Bandra East, 400051']],
    ['400051', ['Bandra East, 400051']],
    ['400 051', ['Bandra East, 400051']],
    ['ward H/West', ['H/West – Bandra, Khar']],
    ['h west', ['H/West – Bandra, Khar']],
    ['bandra khar', ['H/West – Bandra, Khar']],
  ])('%s', (text, names) => {
    expect(named(text)).toEqual(names);
  });

  it.each(['', '!', '400999', 'Azad', 'Andheri', 'Bandra North'])(
    'are none for what has no known position: %j',
    (text) => {
      expect(named(text)).toEqual([]);
    },
  );

  it('are in the middle of a ward', () => {
    const [ward] = placesNamed('H West', PINCODES, WARDS);
    expect(ward && spotOf(ward)).toBe('19.060000,72.000000');
  });
});

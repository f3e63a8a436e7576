import { pincodeIn, titleOf } from './report-text';

const SPOT = { place: '14  MG\nRoad ', city: 'Pune' };
const titled = (description: string) => titleOf(description, 'Potholes', SPOT);

describe('the title of a report', () => {
  it.each([
    ['Deep pothole by the gate. Two cars were hit.', 'Deep pothole by the gate'],
    ['Is nobody looking at this? It is deep.', 'Is nobody looking at this?'],
    ['It is so deep! Mend it.', 'It is so deep!'],
    ['The lamp at no. 4 is out. It is dark.', 'The lamp at no. 4 is out'],
    ['Opp. the station gate. It is dark.', 'Opp. the station gate'],
    ['Near Dr. Ambedkar Road. It is dark.', 'Near Dr. Ambedkar Road'],
    ['Write to a.b@example.org about it', 'Write to a.b@example.org about it'],
    ['सड़क पर बड़ा गड्ढा है। दो गाड़ियाँ फँसीं।', 'सड़क पर बड़ा गड्ढा है'],
    ['\n  Deep   pothole\there\nand more below', 'Deep pothole here'],
    ['No end of it\nA second line.', 'No end of it'],
    ['Ten lettrs', 'Ten lettrs'],
  ])('is the first sentence of %j', (description, title) => {
    expect(titled(description)).toBe(title);
  });

  it('is the service and the place, if no sentence is long enough', () => {
    expect(titled('Nine long')).toBe('Potholes, 14 MG Road');
    expect(titled('')).toBe('Potholes, 14 MG Road');
    // Nine characters in eighteen UTF-16 units.
    expect(titled('😀😀😀😀😀😀😀😀😀')).toBe('Potholes, 14 MG Road');
  });

  it('includes the city if even that is too short', () => {
    expect(titleOf('', 'Tree', { place: 'MG', city: 'Pune' })).toBe('Tree, MG, Pune');
  });

  it('has at most 200 characters, and ends with an ellipsis if it was cut', () => {
    expect(titled('😀'.repeat(200))).toBe('😀'.repeat(200));
    expect(titled('😀'.repeat(201))).toBe(`${'😀'.repeat(199)}…`);
  });
});

describe('the pincode of an address', () => {
  it.each([
    ['14 MG Road, Pune 411001', '411001'],
    ['411001 was before, 411002 is now', '411002'],
    ['411001', '411001'],
    ['Plot 011001, Pune', undefined],
    ['Telephone 0204110012', undefined],
    ['4110012', undefined],
    ['Flat 12, MG Road, Pune 411 001', '411001'],
    ['Pune ४११ ००१।', '411001'],
    ['Call 982 001 2345', undefined],
    ['Call 98200 123 456', undefined],
    ['Call 020-411 001', undefined],
    ['MG Road', undefined],
  ])('of %j is %j', (address, pincode) => {
    expect(pincodeIn(address)).toBe(pincode);
  });
});

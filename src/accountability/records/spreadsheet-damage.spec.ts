import { spreadsheetDamage } from './spreadsheet-damage';

const PHONES = ['phone', 'contact_phone', 'chat_number'];

describe('the damage of a spreadsheet', () => {
  it.each([
    ['9.19812E+11', 'shortened'],
    ['9,19812e+11', 'shortened'],
    [' 9E+11 ', 'shortened'],
    ['919812345678.0', 'decimal'],
    ['919812000000', 'zeros'],
    ['9198123456780000', 'zeros'],
    ['2025531234', 'neither 0 nor +'],
    ['1126701234', 'neither 0 nor +'],
    ['205550100', 'neither 0 nor +'],
    ['20', 'neither 0 nor +'],
    ['########', 'error value'],
    ['#NAME?', 'error value'],
  ])('is seen in the telephone number %s', (cell, why) => {
    for (const column of PHONES) expect(spreadsheetDamage(column, cell)).toContain(why);
  });

  it.each([
    '',
    '020',
    '100',
    '1091',
    '25531234',
    '2553 1234',
    '02025531234',
    '020-25531234',
    '20-25531234',
    '(020) 2553 1234',
    '022.2265.1234',
    '9812345678',
    '8022221111',
    '09812345678',
    '919812345678',
    '+919812345678',
    '+91 20 5550 0100',
    '1800112233',
    '18001122333',
    '18602662666',
    '2025531234 / 35',
    'ext. 12',
  ])('is not seen in the telephone number "%s"', (cell) => {
    for (const column of PHONES) expect(spreadsheetDamage(column, cell)).toBeUndefined();
  });

  it('is seen in dates for wards, and in error values of any column', () => {
    expect(spreadsheetDamage('ward', '10-Feb')).toContain('date');
    expect(spreadsheetDamage('ward', 'Feb-10')).toContain('date');
    expect(spreadsheetDamage('micro_handle', '#NAME?')).toContain('error value');
    for (const ward of ['10/2', 'Ward 12', 'A-1', '1-5', '2025531234'])
      expect(spreadsheetDamage('ward', ward)).toBeUndefined();
    expect(spreadsheetDamage('address', '9.19812E+11')).toBeUndefined();
    expect(spreadsheetDamage('name', '10-Feb')).toBeUndefined();
  });
});

import { wardBody, wardValues } from './ward-form';

const WARD = {
  name: 'Bandra',
  zone: 'West',
  wardNumber: 7,
  officeAddress: '',
  phone: '',
  score: null,
  resPct: 61,
  trend: -3,
};

describe('the form of a ward', () => {
  it('changes nothing when nothing is changed', () => {
    expect(wardBody(wardValues(WARD))).toEqual(WARD);
  });

  it('takes an empty figure for none, and refuses what is no whole number', () => {
    expect(wardBody({ ...wardValues(WARD), resPct: ' ' }).resPct).toBeNull();
    expect(() => wardBody({ ...wardValues(WARD), trend: '1.5' })).toThrow('trend must be a whole number');
  });
});

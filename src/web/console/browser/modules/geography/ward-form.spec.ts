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
  it('changes nothing if nothing was changed', () => {
    expect(wardBody(wardValues(WARD))).toEqual(WARD);
  });

  it('takes an empty number as none, and refuses one that is not whole', () => {
    expect(wardBody({ ...wardValues(WARD), resPct: ' ' }).resPct).toBeNull();
    expect(() => wardBody({ ...wardValues(WARD), trend: '1.5' })).toThrow('trend must be a whole number');
  });
});

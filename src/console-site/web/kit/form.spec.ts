import { changedIn, changeOf } from './form';

describe('what a form changes', () => {
  it('is what differs from what it began with, also what is emptied', () => {
    const began = { phone: '1', email: 'a@city.example', chatNumber: '' };
    expect(changedIn(began, { ...began, phone: '', chatNumber: '2' })).toEqual({
      phone: '',
      chatNumber: '2',
    });
  });

  it('is those members of the body, in its types, and no others', () => {
    const body = { name: 'Bandra', score: null, trend: 3 };
    expect(changeOf(body, { score: '', trend: '3' })).toEqual({ score: null, trend: 3 });
  });

  it('is refused where it is nothing', () => {
    expect(() => changeOf({ name: 'Bandra' }, {})).toThrow('Nothing was changed.');
  });
});

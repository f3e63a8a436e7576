import { changedIn, changeOf, renewed } from './form';

describe('the changes of a form', () => {
  it('are the values that differ from the initial values, including emptied ones', () => {
    const began = { phone: '1', email: 'a@city.example', chatNumber: '' };
    expect(changedIn(began, { ...began, phone: '', chatNumber: '2' })).toEqual({
      phone: '',
      chatNumber: '2',
    });
  });

  it('are sent as only the changed members of the body, with their types', () => {
    const body = { name: 'Bandra', score: null, trend: 3 };
    expect(changeOf(body, { score: '', trend: '3' })).toEqual({ score: null, trend: 3 });
  });

  it('are refused if nothing was changed', () => {
    expect(() => changeOf({ name: 'Bandra' }, {})).toThrow('Nothing was changed.');
  });
});

describe('a form that was sent', () => {
  it('shows the new values, but keeps text that was typed since', () => {
    const sent = { roads: '24', water: '48', lights: '72' };
    const now = { ...sent, water: '4' };
    const next = { roads: '24', water: '48', lights: '96' };
    const texts = renewed(now, sent, next);
    expect(texts).toEqual({ roads: '24', water: '4', lights: '96' });
    expect(changedIn(next, texts)).toEqual({ water: '4' });
  });
});

import { changedIn, changeOf, renewed } from './form';

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

describe('a form that was sent', () => {
  it('shows what has become of it, but what was typed since', () => {
    const sent = { roads: '24', water: '48', lights: '72' };
    const now = { ...sent, water: '4' };
    const next = { roads: '24', water: '48', lights: '96' };
    const texts = renewed(now, sent, next);
    expect(texts).toEqual({ roads: '24', water: '4', lights: '96' });
    expect(changedIn(next, texts)).toEqual({ water: '4' });
  });
});

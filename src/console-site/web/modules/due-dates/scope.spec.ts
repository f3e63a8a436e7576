import { scopeOf } from './scope';

describe('scopeOf', () => {
  const all = { cityId: null, category: null, priority: null, ward: null };

  it('names what a policy names, and the city last', () => {
    expect(scopeOf(all)).toBe('all cities');
    expect(scopeOf({ cityId: 'pune', category: 'road', priority: 'high', ward: 'A' })).toBe(
      'priority high, category Roads, ward A, Pune',
    );
  });
});

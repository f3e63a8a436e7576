import { scopeOf } from './scope';

describe('scopeOf', () => {
  const all = { cityId: null, category: null, priority: null, ward: null };

  it('lists the fields of a policy, with the city last', () => {
    expect(scopeOf(all)).toBe('all cities');
    expect(scopeOf({ cityId: 'pune', category: 'road', priority: 'high', ward: 'A' })).toBe(
      'priority high, category Roads, ward A, Pune',
    );
  });
});

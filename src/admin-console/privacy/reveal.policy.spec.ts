import { CONSOLE_ROLES } from '../../kernel/console';
import { mayReveal, revealsAtAll, seesReads } from './reveal.policy';

describe('personal data in the console', () => {
  const may = (
    role: (typeof CONSOLE_ROLES)[number],
    scope: Array<'pune' | 'mumbai'> | null,
    city: 'pune' | null,
    contacts = false,
  ) => mayReveal({ role, cityScope: scope, contacts }, city);

  it('is shown to a super_admin everywhere, whatever the scope', () => {
    expect([may('super_admin', null, 'pune'), may('super_admin', ['mumbai'], null)]).toEqual([true, true]);
  });

  it('is shown to a city_admin in their cities', () => {
    expect(may('city_admin', ['pune'], 'pune')).toBe(true);
    expect(may('city_admin', ['mumbai'], 'pune')).toBe(false);
    expect(may('city_admin', ['pune'], null)).toBe(false);
    expect(may('city_admin', null, null)).toBe(true);
  });

  it('is shown to nobody else', () => {
    const others = CONSOLE_ROLES.filter((role) => role !== 'super_admin' && role !== 'city_admin');
    for (const role of others)
      expect([may(role, null, 'pune'), revealsAtAll({ role, contacts: false })]).toEqual([false, false]);
    expect(revealsAtAll({ role: 'city_admin', contacts: false })).toBe(true);
    expect(revealsAtAll({ role: 'super_admin', contacts: false })).toBe(true);
  });

  it('is shown to agents and call takers with the right to it, in their cities', () => {
    for (const role of ['agent', 'call_taker'] as const)
      expect([may(role, ['pune'], 'pune', true), may(role, ['mumbai'], 'pune', true)]).toEqual([true, false]);
    for (const role of ['reviewer', 'auditor', 'contractor'] as const)
      expect(may(role, null, 'pune', true)).toBe(false);
  });

  it('has readers that a super_admin and an auditor see', () => {
    expect(CONSOLE_ROLES.filter((role) => seesReads({ role }))).toEqual(['super_admin', 'auditor']);
  });
});

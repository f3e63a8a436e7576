import { actionsOf, KINDS } from './actions';

describe('what the audit log can be filtered by', () => {
  it('is every kind of target, and every action, or those of a kind', () => {
    expect(KINDS).toContain('ward');
    expect(actionsOf('ward')).toEqual(['geo.create_ward', 'geo.set_boundary', 'geo.update_ward']);
    expect(actionsOf('')).toEqual([...new Set(KINDS.flatMap(actionsOf))].sort());
  });

  it('is every action where a kind is not known, such as one that is half typed', () => {
    expect(actionsOf('war')).toEqual(actionsOf(''));
    expect(actionsOf('toString')).toEqual(actionsOf(''));
  });
});

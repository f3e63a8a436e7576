import { actionsOf, KINDS } from './actions';

describe('the filters of the audit log', () => {
  it('offer every kind of target, and every action, or those of a kind', () => {
    expect(KINDS).toContain('ward');
    expect(actionsOf('ward')).toEqual(['geo.create_ward', 'geo.set_boundary', 'geo.update_ward']);
    expect(actionsOf('')).toEqual([...new Set(KINDS.flatMap(actionsOf))].sort());
  });

  it('offer every action if the kind is unknown, such as one that is partly typed', () => {
    expect(actionsOf('war')).toEqual(actionsOf(''));
    expect(actionsOf('toString')).toEqual(actionsOf(''));
  });
});

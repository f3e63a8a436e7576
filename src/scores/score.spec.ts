import { COUNT_COLUMNS, isAdditive } from './score';
import { SCORE_WEIGHTS } from './score-weights';

describe('the counts of a score', () => {
  it('have a column each', () => {
    expect(Object.keys(COUNT_COLUMNS)).toEqual(Object.keys(SCORE_WEIGHTS));
    expect(new Set(Object.values(COUNT_COLUMNS)).size).toBe(Object.keys(SCORE_WEIGHTS).length);
    expect(COUNT_COLUMNS).toMatchObject({
      reportsField: 'reports',
      highPriorityBonus: 'high_priority_reports',
    });
  });

  it('are added to individually, except for those counted with a report', () => {
    const fields = Object.keys(SCORE_WEIGHTS) as Array<keyof typeof SCORE_WEIGHTS>;
    expect(fields.filter((field) => !isAdditive(field))).toEqual([
      'reportsField',
      'streakBonus',
      'categoryBonus',
    ]);
  });
});

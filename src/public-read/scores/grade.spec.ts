import { BASE_SCORE, GRADE_LETTERS, gradeBackground, gradeOf } from './grade';

describe('a grade', () => {
  it.each([
    [100, 'A', '#1E8E5A', '#E3F5EB'],
    [80, 'A', '#1E8E5A', '#E3F5EB'],
    [79, 'B', '#5B8C1B', '#EEF6DF'],
    [65, 'B', '#5B8C1B', '#EEF6DF'],
    [64, 'C', '#B7791F', '#FDF3DC'],
    [50, 'C', '#B7791F', '#FDF3DC'],
    [49, 'D', '#D9601A', '#FDE9DC'],
    [35, 'D', '#D9601A', '#FDE9DC'],
    [34, 'E', '#C5283D', '#FBE3E6'],
    [-1, 'E', '#C5283D', '#FBE3E6'],
    [NaN, 'E', '#C5283D', '#FBE3E6'],
  ])('of %d is %s, with its colours', (score, grade, gradeC, background) => {
    expect([gradeOf(score), gradeBackground(score)]).toStrictEqual([{ grade, gradeC }, background]);
  });

  it('is one of five letters', () => {
    expect(GRADE_LETTERS).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  it('without a rating is that of 64', () => {
    expect([BASE_SCORE, gradeOf(BASE_SCORE)]).toStrictEqual([64, { grade: 'C', gradeC: '#B7791F' }]);
  });
});

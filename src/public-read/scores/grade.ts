/** The grades, best first, with the minimum score and the colours of each. */
const GRADES = [
  { grade: 'A', least: 80, gradeC: '#1E8E5A', gradeBg: '#E3F5EB' },
  { grade: 'B', least: 65, gradeC: '#5B8C1B', gradeBg: '#EEF6DF' },
  { grade: 'C', least: 50, gradeC: '#B7791F', gradeBg: '#FDF3DC' },
  { grade: 'D', least: 35, gradeC: '#D9601A', gradeBg: '#FDE9DC' },
  { grade: 'E', least: -Infinity, gradeC: '#C5283D', gradeBg: '#FBE3E6' },
] as const;

/** The score used if none is known (docs/api/public-read.md#grades). */
export const BASE_SCORE = 64;

export const GRADE_LETTERS = GRADES.map(({ grade }) => grade);
export type Grade = (typeof GRADES)[number]['grade'];

/** The letter grade of a score, and its colour. */
export function gradeOf(score: number): { grade: Grade; gradeC: string } {
  const { grade, gradeC } = gradeEntry(score);
  return { grade, gradeC };
}

/** The background of the grade's letter. */
export function gradeBackground(score: number): string {
  return gradeEntry(score).gradeBg;
}

function gradeEntry(score: number): (typeof GRADES)[number] {
  return GRADES.find(({ least }) => score >= least) ?? GRADES[4];
}

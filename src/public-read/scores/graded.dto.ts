import { Formed, Integer, ValueOf } from '../../api/openapi/answer-fields';
import { type Grade, GRADE_LETTERS } from './grade';

const COLOUR = /^#[0-9A-F]{6}$/;

/** A colour as `#RRGGBB`. */
export const Colour = (example: string): PropertyDecorator => Formed(COLOUR, example);

/** A whole number of percent as text. */
export const PercentText = (example: string): PropertyDecorator => Formed(/^\d+%$/, example);

/** One of the letters A to E. */
export const GradeLetter = (): PropertyDecorator => ValueOf({ enum: GRADE_LETTERS, enumName: 'Grade' });

/** A score with its grade. */
export class GradedDto {
  /** @example 78 */
  @Integer({ minimum: 0, maximum: 100 })
  score!: number;
  @GradeLetter()
  grade!: Grade;
  /** The colour of the grade. */
  @Colour('#5B8C1B')
  gradeC!: string;
}

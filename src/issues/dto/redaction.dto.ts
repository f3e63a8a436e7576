import { IsOneOf, IsWholeNumber } from '../../api/validation/fields';
import { IsListOfObjects } from '../../api/validation/list-fields';

const MAX_RANGES = 50;
const ISSUE_TEXT = { enum: ['title', 'description'] as const, enumName: 'IssueText' };

/** A part of a text, in UTF-16 units. */
export class TextRangeDto {
  /** @example 0 */
  @IsWholeNumber(0)
  start!: number;
  /** Exclusive. @example 4 */
  @IsWholeNumber(1)
  end!: number;
}

/** The parts that are to be removed. */
export class RemovedRangesDto {
  @IsListOfObjects(() => TextRangeDto, { min: 1, max: MAX_RANGES })
  ranges!: TextRangeDto[];
}

/** What is to be removed from an issue. */
export class RedactIssueDto extends RemovedRangesDto {
  /** @example description */
  @IsOneOf(ISSUE_TEXT)
  field!: (typeof ISSUE_TEXT.enum)[number];
}

/** The removal, which city staff can undo for 72 hours. */
export class RedactedDto {
  /** @example red_01k0g4yq3fe8tr2v7b5x9cdm6h */
  redactionId!: string;
}

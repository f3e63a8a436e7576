import { IsOneOf, IsOptional } from '../../api/validation/fields';

/** The options of a feed. */
export class FeedQueryDto {
  /** `1`: also the events of issues. @example 1 */
  @IsOptional()
  @IsOneOf({ enum: ['0', '1'], enumName: 'FeedUpdates' })
  updates?: '0' | '1';
}

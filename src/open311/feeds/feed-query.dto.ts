import { OneOf, Optional } from '../../api/validation/fields';

/** What a feed has beside issues. */
export class FeedQueryDto {
  /** `1`: also what happened to issues. @example 1 */
  @Optional()
  @OneOf({ enum: ['0', '1'], enumName: 'FeedUpdates' })
  updates?: '0' | '1';
}

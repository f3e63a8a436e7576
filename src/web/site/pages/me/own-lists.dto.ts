import { FirstText } from '../../../../api/validation/query-fields';

/** The requested pages of one's own lists. */
export class OwnListsQueryDto {
  /** The cursor of the next reports. */
  @FirstText()
  reports?: string;
  /** The cursor of the next upvotes. */
  @FirstText()
  upvotes?: string;
}

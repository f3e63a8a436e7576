import { FirstText } from '../../../api/validation/query-fields';

/** Which part of one's own lists is read. */
export class OwnListsQueryDto {
  /** The cursor of the reports that follow. */
  @FirstText()
  reports?: string;
  /** The cursor of the upvotes that follow. */
  @FirstText()
  upvotes?: string;
}

import { FirstText } from '../../../../api/validation/query-fields';
import { FormText } from '../../forms/form-fields';

/** What the pages about how a person is shown are opened with. */
export class PrivacyQueryDto {
  /** The path to go on to. */
  @FirstText()
  next?: string;
  /** What was just stored: `yes` is the choice, `request` a request, `kept` that the account stays. */
  @FirstText()
  saved?: string;
}

/** How a person wants to be shown, as typed. */
export class PrivacyFormDto {
  @FormText()
  shownAs = '';
  @FormText()
  pseudonym = '';
  @FormText()
  ownName = '';
  /** Not empty: ticked. */
  @FormText()
  listed = '';
  /** Not empty: ticked. */
  @FormText()
  showPicture = '';
  /** `adult` or `child`, asked once. */
  @FormText()
  age = '';
  /** The path to go on to. */
  @FormText()
  next = '';
}

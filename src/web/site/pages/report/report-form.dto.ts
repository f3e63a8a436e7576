import { FirstText } from '../../../../api/validation/query-fields';
import { FormText } from '../../forms/form-fields';
import { DecidedWordsDto } from '../../forms/found-words.service';

/** What the form is opened with: a point in degrees, or the pincode and the category of a short link. */
export class ReportQueryDto {
  @FirstText()
  lat?: string;
  @FirstText()
  lng?: string;
  @FirstText()
  pincode?: string;
  @FirstText()
  category?: string;
}

/** A report, as typed. */
export class ReportFormDto extends DecidedWordsDto {
  @FormText()
  title = '';
  @FormText()
  description = '';
  /** The category of the API; empty: to be suggested. */
  @FormText()
  category = '';
  /** A frequent problem, from which an empty title and description are written; empty: none. */
  @FormText()
  problem = '';
  @FormText()
  pincode = '';
  @FormText()
  address = '';
  /** The code of the ward chosen among those that share the pincode; empty: none. */
  @FormText()
  ward = '';
  /** The pincode whose wards the form has offered; empty: none. */
  @FormText()
  wardsOf = '';
  @FormText()
  lat = '';
  @FormText()
  lng = '';
  /** How the reporter is shown; empty: as they chose. */
  @FormText()
  shownAs = '';
  /** How exactly everyone sees the place; empty: exactly. */
  @FormText()
  place = '';
  /** Generated with the form, so that a repeated form makes one issue; empty while nobody is signed in. */
  @FormText()
  key = '';
  /** Not empty: the reporter has seen the similar issues, and theirs is another. */
  @FormText()
  checked = '';
  /** Not empty: a script keeps the draft on the device, which is newer than any cookie. */
  @FormText()
  kept = '';
}

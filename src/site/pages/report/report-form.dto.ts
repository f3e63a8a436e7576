import { FormText } from '../../forms/form-fields';

/** A report as it is typed. */
export class ReportFormDto {
  @FormText()
  title = '';
  @FormText()
  description = '';
  /** The API's value; empty: to be suggested. */
  @FormText()
  category = '';
  @FormText()
  pincode = '';
  @FormText()
  address = '';
  @FormText()
  lat = '';
  @FormText()
  lng = '';
  /** Made with the form, so that sending it twice makes one issue; empty while nobody is signed in. */
  @FormText()
  key = '';
  /** Not empty: the reporter has seen similar issues, and theirs is another. */
  @FormText()
  checked = '';
  /** Not empty: a script keeps what is typed on the device, and newer than a cookie could. */
  @FormText()
  kept = '';
}

import { FirstText } from '../../../../api/validation/query-fields';
import { FormText } from '../../forms/form-fields';

/** The link in the mail to an office. */
export class OfficeQueryDto {
  @FirstText()
  link: string = '';
  /** Set after a reply was stored. */
  @FirstText()
  done: string = '';
}

/** The reply of an office, as its page sends it. */
export class OfficeFormDto {
  @FormText()
  link: string = '';
  /** Generated with the form, so that a repeated form makes one reply. */
  @FormText()
  key: string = '';
  @FormText()
  answer: string = '';
  @FormText()
  status: string = '';
}

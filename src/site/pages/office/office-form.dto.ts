import { FirstText } from '../../../api/validation/query-fields';
import { FormText } from '../../forms/form-fields';

/** The link an office followed. */
export class OfficeQueryDto {
  @FirstText()
  link: string = '';
  /** Whether a reply was just stored. */
  @FirstText()
  done: string = '';
}

/** The reply of an office, as its page sends it. */
export class OfficeFormDto {
  @FormText()
  link: string = '';
  /** Made with the form, so that sending it twice makes one reply. */
  @FormText()
  key: string = '';
  @FormText()
  answer: string = '';
  @FormText()
  status: string = '';
}

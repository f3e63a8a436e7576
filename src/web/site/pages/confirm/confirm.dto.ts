import { FirstText } from '../../../../api/validation/query-fields';
import { FormText } from '../../forms/form-fields';

/** The link in a mail, with the answer it is for. */
export class ConfirmQueryDto {
  @FirstText()
  link: string = '';
  @FirstText()
  answer: string = '';
}

/** The answer, as the form of the page sends it. */
export class ConfirmFormDto {
  @FormText()
  link: string = '';
  @FormText()
  answer: string = '';
  @FormText()
  words: string = '';
}

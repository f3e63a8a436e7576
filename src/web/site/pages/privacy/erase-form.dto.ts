import { FirstText } from '../../../../api/validation/query-fields';
import { FormText } from '../../forms/form-fields';

/** What is to become of words and places, as the address of the page says it. */
export class EraseQueryDto {
  @FirstText()
  words?: string;
  @FirstText()
  place?: string;
}

/** The wish to be erased. */
export class EraseFormDto {
  @FormText()
  words = '';
  @FormText()
  place = '';
  /** Not empty: ticked. */
  @FormText()
  confirm = '';
}

import { FirstText } from '../../../../api/validation/query-fields';
import { FormText } from '../../forms/form-fields';

/** The link of a mail, and whether a request was just stored. */
export class DataRequestQueryDto {
  @FirstText()
  link: string = '';
  @FirstText()
  saved: string = '';
}

/** The address to which a link is mailed. */
export class LinkFormDto {
  @FormText()
  email: string = '';
}

/** What the owner of an address asks. */
export class AskFormDto {
  @FormText()
  link: string = '';
  @FormText()
  kind: string = '';
  @FormText()
  text: string = '';
}

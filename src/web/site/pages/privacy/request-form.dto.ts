import { FormText } from '../../forms/form-fields';

/** What a person asks about their data, as typed. */
export class RequestFormDto {
  @FormText()
  kind = '';
  @FormText()
  text = '';
}

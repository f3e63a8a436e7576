import { FormText } from '../../forms/form-fields';

/** What a person asks about their data, as typed. */
export class RequestFormDto {
  @FormText()
  kind = '';
  @FormText()
  text = '';
}

/** How everything of before is to be shown; empty: as it is. */
export class ApplyFormDto {
  @FormText()
  shownAs = '';
  @FormText()
  place = '';
}

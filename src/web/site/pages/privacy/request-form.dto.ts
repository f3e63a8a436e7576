import { FormText } from '../../forms/form-fields';

/** What a person asks about their data, as typed. */
export class RequestFormDto {
  @FormText()
  kind = '';
  @FormText()
  text = '';
}

/** Whether a person agrees to something. */
export class ConsentFormDto {
  /** Not empty: they do. */
  @FormText()
  give = '';
}

/** How everything of before is to be shown; empty: as it is. */
export class ApplyFormDto {
  @FormText()
  shownAs = '';
  @FormText()
  place = '';
}

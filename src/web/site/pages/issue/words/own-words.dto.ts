import { FirstText } from '../../../../../api/validation/query-fields';
import { FormText, FormTexts } from '../../../forms/form-fields';

/** The contribution whose words are to be taken out, as `OwnWordsQueries.find` names it; the issue by default. */
export class OwnWordsQueryDto {
  @FirstText()
  of?: string;
  /** Words that are proposed to be taken out. */
  @FirstText()
  words?: string;
}

/** The words that an author takes out. */
export class TakeOutFormDto {
  @FormText()
  of = '';
  /** Those that were typed, and those that were marked and ticked. */
  @FormTexts()
  removed: string[] = [];
}

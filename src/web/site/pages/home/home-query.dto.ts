import { FirstText } from '../../../../api/validation/query-fields';

/** The issue to open, or the language that the reader chooses. */
export class HomeQueryDto {
  /** Its number, id or address. */
  @FirstText()
  q?: string;
  @FirstText()
  language?: string;
}

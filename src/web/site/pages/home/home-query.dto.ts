import { FirstText } from '../../../../api/validation/query-fields';

/** The issue to open. */
export class HomeQueryDto {
  /** Its number, id or address. */
  @FirstText()
  q?: string;
}

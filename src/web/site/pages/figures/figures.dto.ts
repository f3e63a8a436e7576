import { FirstText } from '../../../../api/validation/query-fields';

/** What the table of wards is sorted by; anything else is the ward. */
export class FiguresQueryDto {
  @FirstText()
  sort?: string;
}

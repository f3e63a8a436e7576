import { FirstText } from '../../../api/validation/query-fields';

/** The place of a query, as typed. */
export class ResponsibleQueryDto {
  @FirstText()
  pincode?: string;
  @FirstText()
  lat?: string;
  @FirstText()
  lng?: string;
  @FirstText()
  category?: string;
}

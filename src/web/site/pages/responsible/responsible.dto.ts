import { FirstText } from '../../../../api/validation/query-fields';

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
  /** The code of the ward chosen among those that share the pincode. */
  @FirstText()
  ward?: string;
}

import { FirstText } from '../../../api/validation/query-fields';

/** The place somebody asks about, as it is typed. */
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

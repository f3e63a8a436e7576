import { FirstText } from '../api/validation/query-fields';

/** What is asked of one city. */
export class CityQueryDto {
  /** The city, by its id. @example pune */
  @FirstText()
  cityId: string = 'mumbai';
}

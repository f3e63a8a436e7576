import { FirstText } from '../api/validation/query-fields';

/** The query of a route about one city. */
export class CityQueryDto {
  /** The city, by its id. @example pune */
  @FirstText()
  cityId: string = 'mumbai';
}

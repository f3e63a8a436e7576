import { FirstText } from '../api/validation/query-fields';

/** A query about one city. */
export class CityScopeDto {
  /** The id of the city; an unknown city has no data. @example mumbai */
  @FirstText()
  cityId: string = 'mumbai';
}

import { FirstText } from '../api/validation/query-fields';

/** What is asked of one city. */
export class CityScopeDto {
  /** The city, by its id; one that is unknown has nothing. @example mumbai */
  @FirstText()
  cityId: string = 'mumbai';
}

import { Count } from './openapi/answer-fields';

/** Links to this page and the next one. */
export class PageLinksDto {
  /** @example /api/issues?limit=20 */
  self!: string;
  /** null on the last page. */
  next!: string | null;
}

/** One page of a list; a class that extends it adds `items`. */
export class PageDto {
  /** How many items this page has. */
  @Count()
  count!: number;
  /** The cursor of the next page, to be sent as `lastKey`; null on the last one. */
  nextKey!: string | null;
  _links!: PageLinksDto;
}

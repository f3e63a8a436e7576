import { IntersectionType } from '@nestjs/swagger';
import { Count, Literal } from '../../api/openapi/answer-fields';
import { fieldRule } from '../../api/validation/field-rule';
import { OneOf, Optional } from '../../api/validation/fields';
import { PageCursor, PageLimit } from '../../api/validation/query-fields';
import { typeRefusal } from '../../api/validation/rule';
import { DESIGNATION, type Designation } from '../records/designations';

const MAX_CITY_LENGTH = 100;

/** A city filter: an unknown city has no records. */
const CityFilter = (): PropertyDecorator =>
  fieldRule('cityFilter', cityFilterRefusal, { type: 'string', maxLength: MAX_CITY_LENGTH });

function cityFilterRefusal(value: unknown): string | undefined {
  const refusal = typeRefusal(value, 'string');
  if (refusal !== undefined) return refusal;
  return [...(value as string)].length > MAX_CITY_LENGTH ? 'is no name of a city' : undefined;
}

/** The filters of a list of records. */
export class RecordListQueryDto {
  /** Only records of this city: any name of it, in any case. @example Mumbai */
  @Optional()
  @CityFilter()
  city?: string;
  @PageLimit()
  limit: number = 50;
  @PageCursor()
  lastKey?: string;
}

class OfficialFilterDto {
  /** Only officials with this designation. @example Corporator */
  @Optional()
  @OneOf(DESIGNATION)
  designation?: Designation;
}

/** The filters of the list of officials. */
export class OfficialListQueryDto extends IntersectionType(RecordListQueryDto, OfficialFilterDto) {}

/** One page of records; a class that extends it adds `items`. */
export class RecordPageDto {
  /** How many items this page has. */
  @Count()
  count!: number;
  /** The cursor of the next page, to be sent as `lastKey`; null on the last one. */
  nextKey!: string | null;
}

/** The confirmation that a record was removed. */
export class RemovedDto {
  @Literal(true)
  success!: true;
}

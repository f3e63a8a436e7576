import { applyDecorators } from '@nestjs/common';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { Count, Literal } from '../../api/openapi/answer-fields';
import { IsOneOf, IsOptional } from '../../api/validation/fields';
import { IsPageCursor, IsPageLimit } from '../../api/validation/query-fields';
import { Rule, wrongType } from '../../api/validation/rule';
import { characters } from '../../api/validation/text';
import { DESIGNATION, type Designation } from '../records/designations';

const MAX_CITY_LENGTH = 100;

/** A city filter: an unknown city has no records. */
const CityFilter = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: 'string', maxLength: MAX_CITY_LENGTH }),
    IsString(wrongType('string')),
    Rule('maxCodePoints', (value) =>
      characters(value as string) > MAX_CITY_LENGTH ? 'is no name of a city' : undefined,
    ),
  );

/** The filters of a list of records. */
export class RecordListQueryDto {
  /** Only records of this city: any name of it, in any case. @example Mumbai */
  @IsOptional()
  @CityFilter()
  city?: string;
  @IsPageLimit()
  limit: number = 50;
  @IsPageCursor()
  lastKey?: string;
}

class OfficialFilterDto {
  /** Only officials with this designation. @example Corporator */
  @IsOptional()
  @IsOneOf(DESIGNATION)
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

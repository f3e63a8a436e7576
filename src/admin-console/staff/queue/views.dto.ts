import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { CitySlug } from '../../../kernel/cities';
import { CITY } from '../../../kernel/named-values';
import { Count, Literal, ValueOf, ValuesOf } from '../../../api/openapi/answer-fields';
import {
  IsBoundedText,
  IsName,
  IsNullable,
  IsOneOf,
  IsOptional,
  IsWholeNumber,
} from '../../../api/validation/fields';
import { Distinct, IsListOfOneOf } from '../../../api/validation/list-fields';
import { Rule } from '../../../api/validation/rule';
import { DEFAULT_COLUMNS, VIEW_SCOPES } from '../../../staff';
import { filtersRefusal, QUEUE_COLUMNS } from './queue-filter';
import { QUEUE_SORT } from './queue.dto';

type Scope = (typeof VIEW_SCOPES)[number];

const MAX_NAME = 120;
const MAX_ID = 64;
const MAX_POSITION = 100_000;
const SCOPE = { enum: VIEW_SCOPES, enumName: 'ViewScope' };
export const QUEUE_COLUMN = { enum: QUEUE_COLUMNS, enumName: 'QueueColumn' };

/** The filters of a queue, by their names: a text, or a list of texts. */
const Filters = (): PropertyDecorator =>
  ApiProperty({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
    example: { due: ['late'], ward: ['H/West'] },
  });

/** Filters of a queue, all of which are known. */
export const IsFilters = (): PropertyDecorator =>
  applyDecorators(Filters(), Rule('queueFilters', filtersRefusal));

/** A list of columns, each once. */
export const IsColumns = (): PropertyDecorator =>
  applyDecorators(Distinct(), IsListOfOneOf(QUEUE_COLUMN, { min: 1, max: QUEUE_COLUMNS.length }));

/** A saved queue. */
export class ViewDto {
  /** @example viw_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  @ValueOf(CITY)
  cityId!: CitySlug;
  /** @example "Late in my ward" */
  name!: string;
  /** `own`: of the account that made it; `unit`: of the members of a unit; `city`: of all staff. */
  @ValueOf(SCOPE)
  scope!: Scope;
  /** null unless it is of a unit. @example unt_01k0g4yq3fe8tr2v7b5x9cdm6h */
  unitId!: string | null;
  /** As they were given, by the filters' names. */
  @Filters()
  filters!: object;
  /** null: by the filters. @example due */
  sort!: string | null;
  @ValuesOf(QUEUE_COLUMN)
  columns!: string[];
  /** Views are in the order of their positions; those of the start have 0 to 5. */
  @Count()
  position!: number;
}

/** A new view. */
export class NewViewDto {
  /** @example mumbai */
  @IsOneOf(CITY)
  cityId!: CitySlug;
  /** @example "Late in my ward" */
  @IsName(1, MAX_NAME)
  name!: string;
  /** @example own */
  @IsOptional()
  @IsOneOf(SCOPE)
  scope: Scope = 'own';
  /** A unit of the city to which the account belongs, for the scope `unit`; else absent or null. */
  @IsOptional()
  @IsNullable()
  @IsBoundedText(1, MAX_ID)
  unitId: string | null = null;
  /** By the filters' names: a text, or a list of texts. */
  @IsOptional()
  @IsFilters()
  filters: object = {};
  /** Absent or null: by the filters. @example due */
  @IsOptional()
  @IsNullable()
  @IsOneOf(QUEUE_SORT)
  sort: string | null = null;
  /** What the list shows. */
  @IsOptional()
  @IsColumns()
  columns: string[] = DEFAULT_COLUMNS;
  /** @example 10 */
  @IsOptional()
  @IsWholeNumber(0, MAX_POSITION)
  position = 100;
}

/** What changes of a view; a member that is absent stays as it is. */
export class ChangeViewDto {
  /** @example "Late in my ward" */
  @IsOptional()
  @IsName(1, MAX_NAME)
  name?: string;
  /** Another scope than `unit` takes the unit away. @example city */
  @IsOptional()
  @IsOneOf(SCOPE)
  scope?: Scope;
  @ApiProperty({ example: null })
  @IsOptional()
  @IsNullable()
  @IsBoundedText(1, MAX_ID)
  unitId?: string | null;
  /** All of them; a filter that is not there is removed. */
  @IsOptional()
  @IsFilters()
  filters?: object;
  /** @example newest */
  @IsOptional()
  @IsNullable()
  @IsOneOf(QUEUE_SORT)
  sort?: string | null;
  @IsOptional()
  @IsColumns()
  columns?: string[];
  /** @example 10 */
  @IsOptional()
  @IsWholeNumber(0, MAX_POSITION)
  position?: number;
}

/** How many issues a view has. */
export class ViewCountDto {
  /** @example viw_late */
  id!: string;
  /** At most 10000. */
  @Count()
  count!: number;
  /** false: there are more. */
  countIsExact!: boolean;
}

/** That a view was removed. */
export class RemovedViewDto {
  /** @example viw_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  @Literal(true)
  removed!: true;
}

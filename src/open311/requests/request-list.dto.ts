import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow as Keep, IsBoolean, IsDate, IsIn, ValidateIf } from 'class-validator';
import { IsOptional, oneOfMessage } from '../../api/validation/fields';
import { AbsentWhenEmpty, IsPageCursor, IsQueryNumber } from '../../api/validation/query-fields';
import { wrongType } from '../../api/validation/rule';

/** Whether a request is being worked on. */
export const REQUEST_STATUSES = ['open', 'closed'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

export const MAX_PAGE_SIZE = 1000;

/** A day, then an optional time with at least seconds, and an optional offset from UTC. */
const MOMENT =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?:(:[0-5]\d)(\.\d+)?)? ?(Z|[+ -](?:[01]\d|2[0-3]):?[0-5]\d)?)?$/i;

/** A date as clients write it; UTC by default. @param toEnd whether it includes the whole second */
const DateArgument = (description: string, toEnd = false): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    Transform(({ value }: { value: unknown }) => dateIn(value, toEnd)),
    ApiProperty({ type: 'string', format: 'date-time', description }),
    IsDate(wrongType('string', 'must be a date and time, such as 2026-03-01T08:15:30Z')),
  );

/**
 * @param toEnd whether a date without a fraction means the end of its second, as times are shown without fractions
 * @returns a Date; undefined for an empty text; an invalid date unchanged
 */
function dateIn(value: unknown, toEnd: boolean): unknown {
  if (value === '') return undefined;
  const [, day, time = '00:00', seconds = ':00', fraction = '', zone = 'Z'] =
    (typeof value === 'string' ? MOMENT.exec(value.trim()) : null) ?? [];
  if (day === undefined) return value;
  // An unescaped plus sign is decoded as a blank.
  const offset = zone
    .toUpperCase()
    .replace(' ', '+')
    .replace(/(\d{2}):?(\d{2})$/, '$1:$2');
  const midnight = new Date(`${day}T00:00:00Z`);
  // `Date` accepts the 30th of February as a day in March.
  const isReal = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
  const milliseconds = fraction === '' && toEnd ? '.999' : fraction.slice(0, 4);
  return isReal ? new Date(`${day}T${time}${seconds}${milliseconds}${offset}`) : value;
}

/** Several values, separated by commas or repeated. @param values the allowed values; by default any */
const ListArgument = (description: string, values?: readonly string[]): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    Transform(({ value }: { value: unknown }) => listIn(value, values)),
    ApiProperty({ type: 'string', description }),
    values
      ? IsIn(values, {
          each: true,
          message: `${oneOfMessage(values)}, or several separated by commas`,
        })
      : Keep(),
  );

function listIn(value: unknown, values: readonly string[] | undefined): unknown {
  const given = (Array.isArray(value) ? value : [value]) as unknown[];
  const entries = given
    .flatMap((text) => (typeof text === 'string' ? text.split(',') : []))
    .map((entry) => (values ? entry.trim().toLowerCase() : entry.trim()))
    .filter((entry) => entry !== '');
  return entries.length === 0 ? undefined : [...new Set(entries)];
}

/** Whether extended attributes are requested. */
const ExtensionsArgument = (): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    Transform(({ value }: { value: unknown }) => (value === '' ? undefined : extensionsIn(value))),
    ApiProperty({ type: 'boolean', description: 'Adds extended_attributes and notes' }),
    IsBoolean({ message: 'must be true or false' }),
  );

function extensionsIn(value: unknown): unknown {
  return (
    new Map<unknown, boolean>([
      ['true', true],
      ['false', false],
    ]).get(typeof value === 'string' ? value.toLowerCase() : value) ?? value
  );
}

/** Ignored if ids are given, valid or not: they override all other arguments. */
const UnlessIdsAreGiven = (): PropertyDecorator =>
  ValidateIf(({ service_request_id: ids }: RequestListQueryDto) => ids === undefined);

/** How requests are shown. */
export class RequestQueryDto {
  @ExtensionsArgument()
  extensions?: boolean;
}

/** The filters of the list of requests (docs/open311.md#listing-requests). */
export class RequestListQueryDto extends RequestQueryDto {
  @ListArgument('Ids; all other arguments except extensions are then ignored')
  service_request_id?: string[];
  @UnlessIdsAreGiven()
  @ListArgument('Codes of services')
  service_code?: string[];
  @UnlessIdsAreGiven()
  @ListArgument('open, closed or both', REQUEST_STATUSES)
  status?: RequestStatus[];
  @UnlessIdsAreGiven()
  @DateArgument('Reported at this time or later; the period has at most 90 days')
  start_date?: Date;
  @UnlessIdsAreGiven()
  @DateArgument('Reported at this time or earlier', true)
  end_date?: Date;
  @UnlessIdsAreGiven()
  @DateArgument('Changed at this time or later; of any age, unless start_date or end_date is given, too')
  updated_after?: Date;
  @UnlessIdsAreGiven()
  @DateArgument('Changed at this time or earlier', true)
  updated_before?: Date;
  @UnlessIdsAreGiven()
  @AbsentWhenEmpty()
  @IsQueryNumber(/^[1-9]\d{0,14}$/, 'must be a whole number from 1 to 999999999999999', {
    minimum: 1,
    maximum: 999_999_999_999_999,
  })
  page: number = 1;
  @UnlessIdsAreGiven()
  @AbsentWhenEmpty()
  @IsQueryNumber(/^(?:[1-9]\d{0,2}|1000)$/, `must be a whole number from 1 to ${MAX_PAGE_SIZE}`, {
    minimum: 1,
    maximum: MAX_PAGE_SIZE,
  })
  @ApiProperty({ description: 'The number of requests on a page' })
  page_size: number = MAX_PAGE_SIZE;
  @UnlessIdsAreGiven()
  @AbsentWhenEmpty()
  @IsPageCursor('The end of the previous page, from its header Link; page is then ignored')
  page_key?: string;
}

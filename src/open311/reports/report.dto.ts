import { ApiProperty } from '@nestjs/swagger';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { Allow as Keep } from 'class-validator';
import {
  IsAnyText,
  IsBoundedText,
  IsEmailAddress,
  IsNameOrBlank,
  IsOptional,
  IsText,
} from '../../api/validation/fields';
import { Rule, typeRefusal } from '../../api/validation/rule';
import { isVisible } from '../../kernel/text/visible-text';
import { PRIORITIES, type Priority } from '../../kernel/priorities';

const MAX_DESCRIPTION = 4000;
const MAX_ADDRESS = 500;
const MAX_CONTACT = 200;
const MAX_KEY = 200;
const MAX_LAT = 90;
const MAX_LONG = 180;
const DEGREES = /^[+-]?(\d{1,3}(\.\d{0,20})?|\.\d{1,20})$/;

/** Degrees as text, converted to a number. @param missing the error if they are missing and required */
const Degrees = (limit: number, missing: (report: Record<string, unknown>) => string | undefined) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => degreesOf(value)),
    Rule('degrees', (value, report) =>
      value === undefined ? missing(report) : degreesRefusal(value, limit),
    ),
    ApiProperty({ type: 'number', minimum: -limit, maximum: limit, required: false }),
  );

/** Clients send each field of their form: one without visible characters is left out. */
const AbsentIfBlank = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && !isVisible(value) ? undefined : value,
  );

/** Converts degrees to a number; other values are returned unchanged. */
function degreesOf(value: unknown): unknown {
  return typeof value === 'string' && DEGREES.test(value.trim()) ? Number(value) : value;
}

/** The position in a form that may have invalid fields; undefined if it is incomplete. */
export function pointIn(form: Record<string, unknown>): { lat: number; lng: number } | undefined {
  const [lat, lng] = [degreesOf(form.lat), degreesOf(form.long)];
  const isPoint = !degreesRefusal(lat, MAX_LAT) && !degreesRefusal(lng, MAX_LONG);
  return isPoint ? { lat: Number(lat), lng: Number(lng) } : undefined;
}

function degreesRefusal(value: unknown, limit: number): string | undefined {
  if (typeof value !== 'number') return typeRefusal(value, 'string') ?? 'must be degrees, such as 19.0544';
  return Math.abs(value) > limit ? `must be from -${limit} to ${limit}` : undefined;
}

function latMissing({ long, address_string: address }: Record<string, unknown>): string | undefined {
  if (long !== undefined) return 'is required beside long';
  return address === undefined ? 'and long, or address_string, are required' : undefined;
}

function longMissing({ lat }: Record<string, unknown>): string | undefined {
  return lat === undefined ? undefined : 'is required beside lat';
}

/** A report as a client of Open311 sends it (docs/open311.md#reporting). */
export class ReportDto {
  /** The key of the client. The guard reads it and removes it from the fields. @example c311_unknown */
  @ApiProperty({ required: true })
  @IsOptional()
  @IsAnyText()
  api_key?: string;
  /** The city; required if the path has none. @example mumbai */
  @IsOptional()
  @IsAnyText()
  jurisdiction_id?: string;
  /** @example road */
  @IsAnyText()
  service_code!: string;
  /** @example 19.0544 */
  @Degrees(MAX_LAT, latMissing)
  lat?: number;
  /** @example 72.8324 */
  @Degrees(MAX_LONG, longMissing)
  long?: number;
  /** Instead of a position, or in addition to it. @example "Hill Road signal, Bandra West" */
  @IsOptional()
  @IsText(1, MAX_ADDRESS)
  address_string?: string;
  /**
   * What is broken; by default the name of the service.
   * @example "A deep pothole in the left lane just before the signal."
   */
  @IsOptional()
  @AbsentIfBlank()
  @IsText(1, MAX_DESCRIPTION)
  description?: string;
  /** The person's address for a confirmation; never shown, like all personal data below. */
  @IsOptional()
  @IsEmailAddress()
  email?: string;
  @IsOptional()
  @IsNameOrBlank(MAX_CONTACT)
  first_name?: string;
  @IsOptional()
  @IsNameOrBlank(MAX_CONTACT)
  last_name?: string;
  @IsOptional()
  @IsNameOrBlank(MAX_CONTACT)
  phone?: string;
  /** URLs of pictures, https only; pictures that cannot be fetched are left out. */
  @ApiProperty({ type: 'string', required: false })
  @IsOptional()
  @Keep()
  media_url?: string[];
  /** Pictures, only in a multipart form; `media[]`, `photo1` and any other name are accepted as well. */
  @ApiProperty({ type: 'array', items: { type: 'string', format: 'binary' }, required: false })
  @IsOptional()
  @Keep()
  media?: unknown;
  /** `attribute[priority]`: low, medium or high. */
  @ApiProperty({ name: 'attribute[priority]', enum: PRIORITIES, enumName: 'Priority', required: false })
  @Rule('attribute', (value) => attributeRefusal(value))
  attribute!: { priority?: [Priority] };
  /** The same as the header Idempotency-Key. */
  @IsOptional()
  @IsBoundedText(0, MAX_KEY)
  client_request_id?: string;
  /** Ignored: addresses have no ids here. */
  @IsOptional()
  @IsAnyText()
  address_id?: string;
}

function attributeRefusal(value: unknown): string | undefined {
  const { priority = [] } = (value ?? {}) as Record<string, string[] | undefined>;
  const isKnown = priority.every((each) => PRIORITIES.some((known) => known === each));
  return isKnown && priority.length <= 1
    ? undefined
    : `must have as [priority] one of ${PRIORITIES.join(', ')}`;
}

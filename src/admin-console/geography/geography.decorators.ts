import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, Matches } from 'class-validator';
import { numberRefusal } from '../../api/validation/number';
import { Rule, wrongType } from '../../api/validation/rule';
import { textRefusal } from '../../api/validation/text';

const MAX_CODE_LENGTH = 50;
/** Without control characters, those of the direction included, and without white space around it. */
const CODE = /^(?!\s)[^\p{Cc}\p{Bidi_Control}]*(?<!\s)$/u;

/** The code of a new ward, in a form that is safe in paths and CSV files. */
export const WardCode = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: 'string', minLength: 1, maxLength: MAX_CODE_LENGTH }),
    IsString(wrongType('string')),
    Rule('text', (value) => textRefusal(value, 1, MAX_CODE_LENGTH)),
    Matches(CODE, { message: 'must be without control characters, and without white space around it' }),
  );

/** The latitude of a place in degrees; null or absent if `lng` is, too. */
export const LatitudeWithLng = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: 'number', minimum: -90, maximum: 90, nullable: true, required: false }),
    Rule('latitudeWithLng', (value, { lng }) => latitudeRefusal(value, lng)),
  );

function latitudeRefusal(lat: unknown, lng: unknown): string | undefined {
  const isGiven = !isNone(lat);
  const refusal = isGiven ? numberRefusal(lat, -90, 90) : undefined;
  return refusal ?? (isGiven === isNone(lng) ? 'must be given together with the longitude' : undefined);
}

const isNone = (value: unknown): boolean => value === undefined || value === null;

import { fieldRule } from '../../api/validation/field-rule';
import { numberRefusal } from '../../api/validation/fields';
import { textRefusal } from '../../api/validation/text';

const MAX_CODE_LENGTH = 50;
const CONTROL_CHARACTER = /\p{Cc}/u;

/** The code of a new ward, in a form that is safe in paths and CSV files. */
export const WardCode = (): PropertyDecorator =>
  fieldRule('wardCode', wardCodeRefusal, { type: 'string', minLength: 1, maxLength: MAX_CODE_LENGTH });

function wardCodeRefusal(value: unknown): string | undefined {
  const refusal = textRefusal(value, 1, MAX_CODE_LENGTH);
  if (refusal !== undefined) return refusal;
  const code = value as string;
  return CONTROL_CHARACTER.test(code) || code !== code.trim()
    ? 'must be without control characters, and without white space around it'
    : undefined;
}

/** The latitude of a place in degrees; null or absent if `lng` is, too. */
export const LatitudeWithLng = (): PropertyDecorator =>
  fieldRule('latitudeWithLng', (value, { lng }) => latitudeRefusal(value, lng), {
    type: 'number',
    minimum: -90,
    maximum: 90,
    nullable: true,
    required: false,
  });

function latitudeRefusal(lat: unknown, lng: unknown): string | undefined {
  const isGiven = !isNone(lat);
  const refusal = isGiven ? numberRefusal(lat, -90, 90) : undefined;
  return refusal ?? (isGiven === isNone(lng) ? 'must be given together with the longitude' : undefined);
}

const isNone = (value: unknown): boolean => value === undefined || value === null;

import { z } from 'zod';
import { CITY_SLUGS } from '../../kernel/cities';
import { dto } from '../../platform/http/dto';
import { text } from '../../platform/http/fields';

const city = z.enum(CITY_SLUGS);
const percent = z.int().min(0).max(100);
const rollout = z.enum(['live', 'rollout', 'waitlist']);
const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
const MOST_POSITIONS = 50_000;

export class CityRecordDto extends dto(
  z
    .strictObject({
      id: city,
      name: z.string(),
      state: z.string(),
      subdomain: z.string(),
      status: rollout,
      timeZone: z.string(),
    })
    .meta({ id: 'CityRecord' }),
) {}

export class ChangeCityDto extends dto(
  z
    .object({
      status: rollout.optional(),
      subdomain: z
        .string()
        .regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/, 'must be a label of a domain name')
        .optional(),
    })
    .refine((change) => Object.keys(change).length > 0, 'must change something')
    .meta({ id: 'ChangeCity' }),
) {}

const fields = {
  name: text(1, 100),
  zone: text(0, 100),
  wardNumber: z.int().min(0).max(10_000),
  officeAddress: text(0, 500),
  phone: text(0, 50),
  score: percent.nullable(),
  resPct: percent.nullable().meta({ description: 'Set for the wards of the leaderboard alone' }),
  trend: z.int().min(-100).max(100).nullable(),
};

/** A name as it stands in paths and CSV files. */
const wardCode = text(1, 50).refine(
  (code) => !/\p{Cc}/u.test(code) && code === code.trim(),
  'must be without control characters, and without white space around it',
);

const ward = z
  .strictObject({ id: z.string(), cityId: city, code: z.string(), ...fields })
  .meta({ id: 'WardRecord' });

export class WardRecordDto extends dto(ward) {}
export class ListedWardDto extends dto(
  ward.extend({ hasBoundary: z.boolean() }).meta({ id: 'ListedWard' }),
) {}

export class NewWardDto extends dto(
  z
    .object({ cityId: city, code: wardCode, ...fields })
    .partial({
      zone: true,
      wardNumber: true,
      officeAddress: true,
      phone: true,
      score: true,
      resPct: true,
      trend: true,
    })
    .meta({ id: 'NewWard' }),
) {}

export class ChangeWardDto extends dto(
  z
    .object(fields)
    .partial()
    .refine((change) => Object.keys(change).length > 0, 'must change something')
    .meta({ id: 'ChangeWard' }),
) {}

const position = z.tuple([longitude, latitude]).rest(z.number());
const multiPolygon = z
  .object({
    type: z.literal('MultiPolygon'),
    coordinates: z.array(z.array(z.array(position).min(4)).min(1)).min(1),
  })
  .refine(({ coordinates }) => coordinates.flat(2).length <= MOST_POSITIONS, {
    path: ['coordinates'],
    message: `must have ${MOST_POSITIONS} positions at the most`,
  });

export class BoundaryDto extends dto(
  z
    .object({ boundary: multiPolygon.nullable().meta({ description: 'GeoJSON (RFC 7946), null: none' }) })
    .meta({ id: 'WardBoundary' }),
) {}

export class ShownBoundaryDto extends dto(
  z
    .strictObject({
      boundary: z
        .strictObject({
          type: z.literal('MultiPolygon'),
          coordinates: z.array(z.array(z.array(z.array(z.number())))),
        })
        .nullable(),
    })
    .meta({ id: 'ShownWardBoundary' }),
) {}

const pincode = z.string().regex(/^\d{6}$/, 'must be six digits');
const place = {
  area: text(1, 100),
  lat: latitude.nullable(),
  lng: longitude.nullable(),
};
const isWhole = ({ lat, lng }: { lat?: number | null; lng?: number | null }) =>
  (lat ?? null) === null ? (lng ?? null) === null : (lng ?? null) !== null;
const WHOLE = { path: ['lat'], message: 'must be given together with lng' };

export class PincodeRecordDto extends dto(
  z
    .strictObject({ pincode, cityId: city, wardCode: z.string(), ...place, isMain: z.boolean() })
    .meta({ id: 'PincodeRecord' }),
) {}

export class NewPincodeDto extends dto(
  z
    .object({ pincode, cityId: city, wardCode: text(1, 50), ...place })
    .partial({ lat: true, lng: true })
    .refine(isWhole, WHOLE)
    .meta({ id: 'NewPincode' }),
) {}

export class ChangePincodeDto extends dto(
  z
    .object({ cityId: city, wardCode: text(1, 50), ...place })
    .partial({ lat: true, lng: true })
    .refine(isWhole, WHOLE)
    .meta({ id: 'ChangePincode' }),
) {}

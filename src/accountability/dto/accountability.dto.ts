import { z } from 'zod';
import { CATEGORY_SLUGS } from '../../kernel/categories';
import { dto } from '../../platform/http/dto';
import { pageCursor, pageLimit } from '../../platform/http/fields';
import { DESIGNATIONS } from '../entity';

const cityFilter = z
  .string()
  .max(100, 'is no name of a city')
  .optional()
  .meta({ description: 'Any name of a city, in any case' });
const list = { city: cityFilter, limit: pageLimit(50), lastKey: pageCursor() };

export class EntityListQueryDto extends dto(z.object(list).meta({ id: 'EntityListQuery' })) {}

export class OfficialListQueryDto extends dto(
  z.object({ ...list, designation: z.enum(DESIGNATIONS).optional() }).meta({ id: 'OfficialListQuery' }),
) {}

const degrees = (most: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,30})?(e-?\d{1,2})?$/i, 'must be a number of degrees')
    .transform(Number)
    .refine((value) => Math.abs(value) <= most, `must be between -${most} and ${most}`)
    .optional()
    .meta({ override: { type: 'number', minimum: -most, maximum: most } });

export class ChainQueryDto extends dto(
  z
    .object({
      pincode: z
        .string()
        .regex(/^\d{6}$/, 'must be six digits')
        .optional(),
      lat: degrees(90),
      lng: degrees(180),
      category: z.enum(CATEGORY_SLUGS).optional(),
    })
    .refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), {
      path: ['lng'],
      error: 'must be given together with lat',
    })
    .refine(({ pincode, lat }) => pincode !== undefined || lat !== undefined, {
      path: ['pincode'],
      error: 'is required, or lat and lng',
    })
    .meta({ id: 'ChainQuery' }),
) {}

const official = z.strictObject({
  id: z.string(),
  name: z.string(),
  designation: z.enum(DESIGNATIONS),
  ward: z.string(),
  phone: z.string(),
  email: z.string(),
});
const seat = z.strictObject({
  id: z.string(),
  name: z.string(),
  designation: z.enum(DESIGNATIONS),
  constituency: z.string(),
});

export const CHAIN_SCHEMA = z
  .strictObject({
    jurisdiction: z.strictObject({
      id: z.string(),
      city: z.string(),
      ward: z.string(),
      pincodes: z.array(z.string()),
      constituency_assembly: z.string(),
      constituency_parliamentary: z.string(),
    }),
    officials: z.strictObject({
      ward_officer: official.extend({ chat_number: z.string(), micro_handle: z.string() }).nullable(),
      corporator: official.nullable(),
      mla: seat.nullable(),
      mp: seat.nullable(),
    }),
    department: z
      .strictObject({
        id: z.string(),
        name: z.string(),
        categories: z.array(z.enum(CATEGORY_SLUGS)),
        contact_phone: z.string(),
        contact_email: z.string(),
      })
      .nullable()
      .optional()
      .meta({ description: 'Only where a category is given' }),
    police_station: z
      .strictObject({ id: z.string(), name: z.string(), contact_phone: z.string(), address: z.string() })
      .nullable(),
  })
  .meta({ id: 'AccountabilityChain' });

export class ChainDto extends dto(CHAIN_SCHEMA) {}

export class ImportedDto extends dto(
  z
    .strictObject({
      imported: z.int().min(0).meta({ description: 'Rows that landed' }),
      skipped: z.int().min(0).meta({ description: 'Rows that did not' }),
      errors: z.array(
        z.strictObject({
          row: z.int().min(1).meta({ description: 'The line of the file; 2 is the first after the header' }),
          field: z.string(),
          message: z.string(),
        }),
      ),
    })
    .meta({ id: 'Imported' }),
) {}

export class RemovedDto extends dto(z.strictObject({ success: z.literal(true) }).meta({ id: 'Removed' })) {}

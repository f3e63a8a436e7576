import { z } from 'zod';
import { CATEGORY_SLUGS } from '../kernel/categories';
import { CITY_SLUGS, cityNamed } from '../kernel/cities';
import type { IdKind } from '../kernel/ids';
import { text } from '../platform/http/fields';

export const DESIGNATIONS = ['Ward Officer', 'Corporator', 'MLA', 'MP'] as const;
export type Designation = (typeof DESIGNATIONS)[number];

/** Any of a city's names; kept as its slug. */
const city = z
  .string()
  .transform((name) => cityNamed(name) ?? name)
  .pipe(z.enum(CITY_SLUGS))
  .meta({ override: { type: 'string', enum: [...CITY_SLUGS] } });
const pincodes = z
  .array(z.string().regex(/^\d{6}$/, 'must be six digits'))
  .max(1000, 'must name at most 1000')
  .transform((values) => [...new Set(values)]);
const categories = z
  .array(z.enum(CATEGORY_SLUGS))
  .max(100, 'must name at most 100')
  .transform((values) => [...new Set(values)]);
const short = text(0, 200);
const reference = text(0, 100);

/** The fields of each kind of record; what has a default may be left out (document 2, sections 2.4 to 2.7). */
const FIELDS = {
  jurisdictions: {
    city,
    ward: text(1, 200),
    pincodes: pincodes.default([]),
    ward_officer_id: reference.default(''),
    corporator_id: reference.default(''),
    constituency_assembly: short.default(''),
    constituency_parliamentary: short.default(''),
  },
  officials: {
    name: text(1, 200),
    designation: z.enum(DESIGNATIONS),
    city,
    ward: short.default(''),
    phone: short.default(''),
    email: z.union([z.literal(''), z.email('must be an email address').max(254)]).default(''),
    chat_number: short.default(''),
    micro_handle: short.default(''),
    constituency: short.default(''),
  },
  departments: {
    name: text(1, 200),
    city,
    categories: categories.default([]),
    contact_phone: short.default(''),
    contact_email: z.union([z.literal(''), z.email('must be an email address').max(254)]).default(''),
  },
  'police-stations': {
    name: text(1, 200),
    city,
    pincodes: pincodes.default([]),
    contact_phone: short.default(''),
    address: text(0, 500).default(''),
  },
} as const;

export const ENTITY_PATHS = ['jurisdictions', 'officials', 'departments', 'police-stations'] as const;
export type EntityPath = (typeof ENTITY_PATHS)[number];

/** A kind of accountability record: how it is named, kept and checked. */
export interface Entity {
  path: EntityPath;
  /** The name a single record goes by. */
  entityType: 'jurisdiction' | 'official' | 'department' | 'police_station';
  id: IdKind;
  table: string;
  /** What its schemas are named in the OpenAPI document. */
  schemaName: string;
  /** Its columns, which are also its field names and the columns of its CSV form. */
  fields: readonly string[];
  /** Which of them hold several values. */
  lists: readonly string[];
  /** Which of them name an official. */
  references: readonly string[];
  /** What tells two records apart that have no id yet, when a file is imported again. */
  identity: readonly string[];
  create: z.ZodObject;
}

const entity = (
  path: EntityPath,
  rest: Pick<Entity, 'entityType' | 'id' | 'table' | 'schemaName' | 'identity'>,
): Entity => ({
  path,
  ...rest,
  fields: Object.keys(FIELDS[path]),
  lists: ['pincodes', 'categories'].filter((field) => field in FIELDS[path]),
  references: ['ward_officer_id', 'corporator_id'].filter((field) => field in FIELDS[path]),
  create: z.object(FIELDS[path]),
});

export const ENTITIES: Record<EntityPath, Entity> = {
  jurisdictions: entity('jurisdictions', {
    entityType: 'jurisdiction',
    id: 'jurisdiction',
    table: 'jurisdictions',
    schemaName: 'Jurisdiction',
    identity: ['city', 'ward'],
  }),
  officials: entity('officials', {
    entityType: 'official',
    id: 'official',
    table: 'officials',
    schemaName: 'Official',
    identity: ['city', 'designation', 'name', 'ward', 'constituency'],
  }),
  departments: entity('departments', {
    entityType: 'department',
    id: 'department',
    table: 'departments',
    schemaName: 'Department',
    identity: ['city', 'name'],
  }),
  'police-stations': entity('police-stations', {
    entityType: 'police_station',
    id: 'policeStation',
    table: 'police_stations',
    schemaName: 'PoliceStation',
    identity: ['city', 'name'],
  }),
};

/** A record as it is stored: its fields by column, a reference that names nobody as ''. */
export type EntityRecord = Record<string, string | string[]> & { id: string };

/** A record with when it came and was last changed. */
export interface DatedRecord {
  record: EntityRecord;
  createdAt: Date;
  updatedAt: Date;
}

/** Values for fields of a record. */
export type EntityValues = Record<string, string | string[]>;

import type { IdKind } from '../../kernel/ids';
import { type EntityClass, propertiesByColumn } from '../../platform/database/columns';
import { NewDepartmentDto } from '../dto/department.dto';
import { NewJurisdictionDto } from '../dto/jurisdiction.dto';
import { NewOfficialDto } from '../dto/official.dto';
import { NewPoliceStationDto } from '../dto/police-station.dto';
import { Department } from '../entities/department.entity';
import { Jurisdiction } from '../entities/jurisdiction.entity';
import { Official } from '../entities/official.entity';
import { PoliceStation } from '../entities/police-station.entity';

/** The fields of each kind of record, by its path. */
export interface RecordFields {
  jurisdictions: NewJurisdictionDto;
  officials: NewOfficialDto;
  departments: NewDepartmentDto;
  'police-stations': NewPoliceStationDto;
}
export type RecordPath = keyof RecordFields;

/** The entity of each kind of record. */
export interface StoredRecords {
  jurisdictions: Jurisdiction;
  officials: Official;
  departments: Department;
  'police-stations': PoliceStation;
}

/** The type of a field: text, a list of texts, or the id of an official. */
type FieldType = 'text' | 'list' | 'official';

/** A kind of accountability record: its names, its table and its validation. */
export interface RecordKind<Path extends RecordPath = RecordPath> {
  path: Path;
  /** The name of a single record. */
  entityType: 'jurisdiction' | 'official' | 'department' | 'police_station';
  id: IdKind;
  /** The entity class of its table. */
  type: EntityClass<StoredRecords[Path]>;
  /** Its columns, which are also its field names and its CSV columns. */
  fields: readonly string[];
  /** The property of the entity class for each field. */
  properties: ReadonlyMap<string, string>;
  /** The fields that are lists. */
  lists: readonly string[];
  /** The fields that refer to an official. */
  references: readonly string[];
  /** The fields that identify a record without an id when a file is imported again. */
  identity: readonly string[];
  /** The class that validates a new record; fields with an initial value are optional. */
  create: new () => RecordFields[Path];
}

function recordKind<Path extends RecordPath>(
  types: Record<keyof RecordFields[Path] & string, FieldType>,
  rest: Omit<RecordKind<Path>, 'fields' | 'properties' | 'lists' | 'references'>,
): RecordKind<Path> {
  const fields = Object.keys(types);
  const fieldsOf = (type: FieldType) => fields.filter((field) => types[field as keyof typeof types] === type);
  const properties: ReadonlyMap<string, string> = propertiesByColumn<object>(rest.type);
  return { ...rest, fields, properties, lists: fieldsOf('list'), references: fieldsOf('official') };
}

export const RECORD_KINDS: { [Path in RecordPath]: RecordKind<Path> } = {
  jurisdictions: recordKind(
    {
      city: 'text',
      ward: 'text',
      pincodes: 'list',
      ward_officer_id: 'official',
      corporator_id: 'official',
      constituency_assembly: 'text',
      constituency_parliamentary: 'text',
    },
    {
      path: 'jurisdictions',
      entityType: 'jurisdiction',
      id: 'jurisdiction',
      type: Jurisdiction,
      identity: ['city', 'ward'],
      create: NewJurisdictionDto,
    },
  ),
  officials: recordKind(
    {
      name: 'text',
      designation: 'text',
      city: 'text',
      ward: 'text',
      phone: 'text',
      email: 'text',
      chat_number: 'text',
      micro_handle: 'text',
      constituency: 'text',
    },
    {
      path: 'officials',
      entityType: 'official',
      id: 'official',
      type: Official,
      identity: ['city', 'designation', 'name', 'ward', 'constituency'],
      create: NewOfficialDto,
    },
  ),
  departments: recordKind(
    { name: 'text', city: 'text', categories: 'list', contact_phone: 'text', contact_email: 'text' },
    {
      path: 'departments',
      entityType: 'department',
      id: 'department',
      type: Department,
      identity: ['city', 'name'],
      create: NewDepartmentDto,
    },
  ),
  'police-stations': recordKind(
    { name: 'text', city: 'text', pincodes: 'list', contact_phone: 'text', address: 'text' },
    {
      path: 'police-stations',
      entityType: 'police_station',
      id: 'policeStation',
      type: PoliceStation,
      identity: ['city', 'name'],
      create: NewPoliceStationDto,
    },
  ),
};

/** A stored record: its fields by column, with '' for an empty reference. */
export type AccountabilityRecord<Path extends RecordPath = RecordPath> = RecordFields[Path] & { id: string };

/** A record with the times of its creation and last change. */
export interface DatedRecord<Path extends RecordPath = RecordPath> {
  record: AccountabilityRecord<Path>;
  createdAt: Date;
  updatedAt: Date;
}

/** Values of fields, by name; undefined ones are left out. */
export type RecordValues = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Converts a stored row to a record. */
export function datedRecord<Path extends RecordPath>(
  { fields, properties }: RecordKind<Path>,
  row: StoredRecords[Path],
): DatedRecord<Path> {
  const values = new Map<string, unknown>(Object.entries(row));
  const named = fields.map((field) => [field, values.get(properties.get(field) ?? '') ?? '']);
  const record = { id: row.id, ...Object.fromEntries(named) } as AccountabilityRecord<Path>;
  return { record, createdAt: row.createdAt, updatedAt: row.updatedAt };
}

/** Converts values to columns of the table: an empty reference becomes null. */
export function storedValues<Path extends RecordPath>(
  { fields, properties, references }: RecordKind<Path>,
  values: RecordValues,
): Partial<StoredRecords[Path]> {
  const given = fields.filter((field) => values[field] !== undefined);
  const stored = given.map((field) => {
    const value = references.includes(field) ? values[field] || null : values[field];
    return [properties.get(field), value];
  });
  return Object.fromEntries(stored) as Partial<StoredRecords[Path]>;
}

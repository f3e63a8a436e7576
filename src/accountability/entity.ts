import type { IdKind } from '../kernel/ids';
import { type EntityClass, propertiesByColumn } from '../platform/database/columns';
import { NewDepartmentDto } from './dto/department.dto';
import { NewJurisdictionDto } from './dto/jurisdiction.dto';
import { NewOfficialDto } from './dto/official.dto';
import { NewPoliceStationDto } from './dto/police-station.dto';
import { Department } from './entities/department.entity';
import { Jurisdiction } from './entities/jurisdiction.entity';
import { Official } from './entities/official.entity';
import { PoliceStation } from './entities/police-station.entity';

/** The fields of each kind of record, by its path. */
export interface EntityFields {
  jurisdictions: NewJurisdictionDto;
  officials: NewOfficialDto;
  departments: NewDepartmentDto;
  'police-stations': NewPoliceStationDto;
}
export type EntityPath = keyof EntityFields;

/** What each kind of record is kept as. */
export interface StoredRecords {
  jurisdictions: Jurisdiction;
  officials: Official;
  departments: Department;
  'police-stations': PoliceStation;
}

/** What a field holds: text, several texts, or the id of an official. */
type FieldType = 'text' | 'list' | 'official';

/** A kind of accountability record: how it is named, kept and checked. */
export interface Entity<Path extends EntityPath = EntityPath> {
  path: Path;
  /** The name a single record goes by. */
  entityType: 'jurisdiction' | 'official' | 'department' | 'police_station';
  id: IdKind;
  /** The class of its table. */
  type: EntityClass<StoredRecords[Path]>;
  /** Its columns, which are also its field names and the columns of its CSV form. */
  fields: readonly string[];
  /** The property of the class that holds each field, by the field. */
  properties: ReadonlyMap<string, string>;
  /** Which of them hold several values. */
  lists: readonly string[];
  /** Which of them name an official. */
  references: readonly string[];
  /** What tells two records apart that have no id yet, when a file is imported again. */
  identity: readonly string[];
  /** The class a new record is checked by; what has an initial value there may be left out. */
  create: new () => EntityFields[Path];
}

function entity<Path extends EntityPath>(
  types: Record<keyof EntityFields[Path] & string, FieldType>,
  rest: Omit<Entity<Path>, 'fields' | 'properties' | 'lists' | 'references'>,
): Entity<Path> {
  const fields = Object.keys(types);
  const fieldsOf = (type: FieldType) => fields.filter((field) => types[field as keyof typeof types] === type);
  const properties: ReadonlyMap<string, string> = propertiesByColumn<object>(rest.type);
  return { ...rest, fields, properties, lists: fieldsOf('list'), references: fieldsOf('official') };
}

export const ENTITIES: { [Path in EntityPath]: Entity<Path> } = {
  jurisdictions: entity(
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
  officials: entity(
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
  departments: entity(
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
  'police-stations': entity(
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

/** A record as it is stored: its fields by column, a reference that names nobody as ''. */
export type EntityRecord<Path extends EntityPath = EntityPath> = EntityFields[Path] & { id: string };

/** A record with when it came and was last changed. */
export interface DatedRecord<Path extends EntityPath = EntityPath> {
  record: EntityRecord<Path>;
  createdAt: Date;
  updatedAt: Date;
}

/** Values for fields of a record, by their names; of what is undefined nothing is said. */
export type EntityValues = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A stored row as the record it is. */
export function datedRecord<Path extends EntityPath>(
  { fields, properties }: Entity<Path>,
  row: StoredRecords[Path],
): DatedRecord<Path> {
  const values = new Map<string, unknown>(Object.entries(row));
  const named = fields.map((field) => [field, values.get(properties.get(field) ?? '') ?? '']);
  const record = { id: row.id, ...Object.fromEntries(named) } as EntityRecord<Path>;
  return { record, createdAt: row.createdAt, updatedAt: row.updatedAt };
}

/** Values as the columns of the table hold them: a reference that names nobody is null. */
export function storedValues<Path extends EntityPath>(
  { fields, properties, references }: Entity<Path>,
  values: EntityValues,
): Partial<StoredRecords[Path]> {
  const given = fields.filter((field) => values[field] !== undefined);
  const stored = given.map((field) => {
    const value = references.includes(field) ? values[field] || null : values[field];
    return [properties.get(field), value];
  });
  return Object.fromEntries(stored) as Partial<StoredRecords[Path]>;
}

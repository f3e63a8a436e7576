import { Injectable } from '@nestjs/common';
import { columnsOf, tableOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { type Statement, statement } from '../../platform/database/statement';
import { RECORD_KINDS, type RecordKind, type RecordPath, type RecordValues } from './record-kind';
import { Official } from '../entities/official.entity';

interface Statements {
  knownById: Statement;
  knownByIdentity: Statement;
  insert: Statement;
  update: Statement;
}

/** In SQL: one statement per batch. The rows are one JSON list, and all have the columns of the file. */
function statementsOf({ path, type, fields, references, identity }: RecordKind): Statements {
  const table = tableOf(type);
  const rows = `jsonb_populate_recordset(null::${table}, $1) v`;
  const value = (field: string) => (references.includes(field) ? `nullif(v.${field}, '')` : `v.${field}`);
  return {
    knownById: statement(
      `accountability.known-${path}`,
      `select v.place, r.id, to_jsonb(r) as record
         from jsonb_to_recordset($1) as v (place int, id text) join ${table} r on r.id = v.id`,
    ),
    knownByIdentity: statement(
      `accountability.known-by-identity-${path}`,
      `select v.place, r.id, to_jsonb(r) as record
         from jsonb_to_recordset($1) as v (place int, ${identity.map((field) => `${field} text`).join(', ')})
         join ${table} r on ${identity.map((field) => `r.${field} = v.${field}`).join(' and ')}
        order by r.id desc`,
    ),
    insert: statement(
      `accountability.insert-many-${path}`,
      `insert into ${table} (id, created_at, updated_at, ${fields.join(', ')})
       select v.id, $2, $2, ${fields.map(value).join(', ')} from ${rows}`,
    ),
    update: statement(
      `accountability.update-many-${path}`,
      `update ${table} r
          set updated_at = $2,
              ${fields.map((field) => `${field} = case when '${field}' = any ($3::text[]) then ${value(field)} else r.${field} end`).join(', ')}
         from ${rows}
        where r.id = v.id
          and (${fields.map((field) => `('${field}' = any ($3::text[]) and r.${field} is distinct from ${value(field)})`).join(' or ')})`,
    ),
  };
}

const STATEMENTS = Object.fromEntries(
  Object.entries(RECORD_KINDS).map(([path, kind]) => [path, statementsOf(kind)]),
) as Record<RecordPath, Statements>;

/** The columns that identify the office of an official, and its email address. */
const HELD = columnsOf(Official, ['id', 'email', 'designation', 'city', 'ward', 'constituency']);
const holdOffices = statement(
  'accountability.hold-offices',
  `select ${HELD} from officials where id = any($1) order by id for no key update`,
);

/** A row of a file. */
type GivenRow = { id?: string; values: RecordValues };

/** Reads and writes batches of records. */
@Injectable()
export class RecordBatchQueries {
  constructor(private readonly database: Database) {}

  /**
   * The ids of the existing records that rows refer to, by the index of the row. They are found by id if the first row
   * has one, otherwise by the identifying fields.
   */
  async known({ path }: RecordKind, rows: readonly GivenRow[]): Promise<Map<number, string>> {
    const found = await this.find(path, rows);
    return new Map(found.map(({ place, id }) => [place, id]));
  }

  /** As `known`, with the stored values by column. */
  async stored(
    { path }: RecordKind,
    rows: readonly GivenRow[],
  ): Promise<Map<number, Record<string, unknown>>> {
    const found = await this.find(path, rows);
    return new Map(found.map(({ place, record }) => [place, record]));
  }

  private find(
    path: RecordPath,
    rows: readonly GivenRow[],
  ): Promise<Array<{ place: number; id: string; record: Record<string, unknown> }>> {
    const { knownById, knownByIdentity } = STATEMENTS[path];
    const known = rows[0]?.id === undefined ? knownByIdentity : knownById;
    const asked = rows.map(({ id, values }, place) => ({ ...values, id: id ?? null, place }));
    return this.database.rows(known, [JSON.stringify(asked)]);
  }

  /** Adds records. */
  async insert({ path }: RecordKind, added: readonly object[], now: Date): Promise<void> {
    await this.database.rows(STATEMENTS[path].insert, [JSON.stringify(added), now]);
  }

  /** The offices of officials, locked until the transaction ends. */
  holdOffices(officialIds: readonly string[]): Promise<Array<RowOf<typeof HELD>>> {
    return this.database.rows<RowOf<typeof HELD>>(holdOffices, [officialIds]);
  }

  /** Changes records that differ. @param given the columns to change */
  async update(
    { path }: RecordKind,
    changed: readonly object[],
    given: readonly string[],
    now: Date,
  ): Promise<void> {
    await this.database.rows(STATEMENTS[path].update, [JSON.stringify(changed), now, given]);
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../kernel/clock';
import { newId } from '../kernel/ids';
import { tableOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { type Statement, statement } from '../platform/database/statement';
import { EntityQueries } from './entity.queries';
import { ENTITIES, type Entity, type EntityPath, type EntityValues } from './entity';

interface Statements {
  knownById: Statement;
  knownByIdentity: Statement;
  insert: Statement;
  update: Statement;
}

/**
 * SQL: whole batches in one statement each. Rows come as one JSON list; which of their columns a file has is the same
 * for all of them.
 */
function statementsOf({ path, type, fields, references, identity }: Entity): Statements {
  const table = tableOf(type);
  const rows = `jsonb_populate_recordset(null::${table}, $1) v`;
  const value = (field: string) => (references.includes(field) ? `nullif(v.${field}, '')` : `v.${field}`);
  return {
    knownById: statement(
      `accountability.known-${path}`,
      `select v.place, r.id from jsonb_to_recordset($1) as v (place int, id text) join ${table} r on r.id = v.id`,
    ),
    knownByIdentity: statement(
      `accountability.known-by-identity-${path}`,
      `select v.place, r.id
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
  Object.entries(ENTITIES).map(([path, entity]) => [path, statementsOf(entity)]),
) as Record<EntityPath, Statements>;

/** A row that is to be stored, where it stands in its file, and its id if it has one. */
export interface ImportRow {
  row: number;
  id?: string;
  values: EntityValues;
}

/** Stores many records at once. */
@Injectable()
export class EntityBatches {
  constructor(
    private readonly database: Database,
    private readonly queries: EntityQueries,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores rows: one whose id is known, or without an id one that is known by what identifies it, changes the record,
   * unless it is equal to it; any other adds one. Either all rows have an id or none, and no two mean the same record.
   * @param given the columns the rows have; the others keep what they hold
   * @returns rows that name an official who is not there, by field; they are not stored
   */
  async store(
    entity: Entity,
    rows: readonly ImportRow[],
    given: readonly string[],
  ): Promise<Array<{ row: number; field: string }>> {
    return this.database.transaction(async () => {
      await this.database.takeTurns(`accountability ${entity.path}`);
      const lost = await this.lostReferences(entity, rows);
      const refused = new Set(lost.map(({ row }) => row));
      await this.write(
        entity,
        rows.filter(({ row }) => !refused.has(row)),
        given,
      );
      return lost;
    });
  }

  private async write(entity: Entity, rows: readonly ImportRow[], given: readonly string[]): Promise<void> {
    const { knownById, knownByIdentity, insert, update } = STATEMENTS[entity.path];
    const known = rows[0]?.id === undefined ? knownByIdentity : knownById;
    const asked = rows.map(({ id, values }, place) => ({ ...values, id: id ?? null, place }));
    const found = await this.database.rows<{ place: number; id: string }>(known, [JSON.stringify(asked)]);
    const ids = new Map(found.map(({ place, id }) => [place, id]));
    const [added, changed]: [object[], object[]] = [[], []];
    for (const [place, { id, values }] of rows.entries()) {
      const knownId = ids.get(place);
      if (knownId === undefined) added.push({ ...values, id: id ?? newId(entity.id) });
      else changed.push({ ...values, id: knownId });
    }
    const now = this.clock.now();
    if (added.length > 0) await this.database.rows(insert, [JSON.stringify(added), now]);
    if (changed.length > 0) await this.database.rows(update, [JSON.stringify(changed), now, given]);
  }

  /** @returns rows that name an official who is not there, by field */
  async lostReferences(
    { references }: Entity,
    rows: readonly ImportRow[],
  ): Promise<Array<{ row: number; field: string }>> {
    const named = rows.flatMap(({ row, values }) =>
      references
        .filter((field) => values[field])
        .map((field) => ({ row, field, id: values[field] as string })),
    );
    const known = await this.queries.officialsAmong([...new Set(named.map(({ id }) => id))]);
    return named.filter(({ id }) => !known.has(id)).map(({ row, field }) => ({ row, field }));
  }
}

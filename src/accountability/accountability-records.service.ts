import { Injectable } from '@nestjs/common';
import type { Actor } from '../kernel/actor';
import { Clock } from '../kernel/clock';
import { newId } from '../kernel/ids';
import { AuditLog } from '../audit/audit-log';
import { Database } from '../platform/database/database';
import { type Statement, statement } from '../platform/database/statement';
import { InvalidInput } from '../platform/http/domain-error';
import type { Surface } from '../api/surface';
import { RecordNotFound } from './accountability.errors';
import {
  type DatedRecord,
  ENTITIES,
  type Entity,
  type EntityFields,
  type EntityPath,
  type EntityValues,
} from './entity';
import { EntityQueries, recordColumns } from './entity.queries';

interface Writes {
  insert: Statement;
  lock: Statement;
  update: Statement;
  remove: Statement;
}

/** Values come as one JSON object: a field that is not in it keeps what it has, a reference to nobody is null. */
function writesOf(entity: Entity): Writes {
  const { path, table, fields, references } = entity;
  const value = (field: string) => (references.includes(field) ? `nullif(v.${field}, '')` : `v.${field}`);
  return {
    insert: statement(
      `accountability.insert-${path}`,
      `insert into ${table} as r (id, created_at, updated_at, ${fields.join(', ')})
       select $1, $2, $2, ${fields.map(value).join(', ')} from jsonb_populate_record(null::${table}, $3) v
       returning ${recordColumns(entity)}`,
    ),
    lock: statement(
      `accountability.lock-${path}`,
      `select ${recordColumns(entity)} from ${table} r where r.id = $1 for no key update`,
    ),
    update: statement(
      `accountability.update-${path}`,
      `update ${table} r set updated_at = $2,
              ${fields.map((field) => `${field} = case when $3::jsonb ? '${field}' then ${value(field)} else r.${field} end`).join(', ')}
         from jsonb_populate_record(null::${table}, $3) v where r.id = $1
       returning ${recordColumns(entity)}`,
    ),
    remove: statement(`accountability.delete-${path}`, `delete from ${table} where id = $1`),
  };
}

const WRITES = Object.fromEntries(
  Object.entries(ENTITIES).map(([path, entity]) => [path, writesOf(entity)]),
) as Record<EntityPath, Writes>;

/** Whoever changes records, and from where; unless said, the token API. */
export type Author = Pick<Actor, 'id' | 'displayName'> & { surface?: Surface };

/**
 * The writer of single accountability records (docs/api/accountability.md#record-administration). Every change is
 * recorded.
 */
@Injectable()
export class AccountabilityRecords {
  constructor(
    private readonly database: Database,
    private readonly queries: EntityQueries,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Adds a record. @throws InvalidInput when it refers to an official who is not there */
  create<Path extends EntityPath>(
    by: Author,
    entity: Entity<Path>,
    fields: EntityFields[Path],
  ): Promise<DatedRecord<Path>> {
    const values = { ...fields } as EntityValues;
    return this.database.transaction(async () => {
      await this.assertReferences(entity, values);
      const id = newId(entity.id);
      const created = await this.write(entity, 'insert', id, values);
      await this.record(by, 'create', entity, id, null, created);
      return created;
    });
  }

  /** Changes fields of a record; what is undefined stays as it is. @throws RecordNotFound; InvalidInput as `create` */
  update<Path extends EntityPath>(
    by: Author,
    entity: Entity<Path>,
    id: string,
    changes: Partial<EntityFields[Path]>,
  ): Promise<DatedRecord<Path>> {
    const values = { ...changes } as EntityValues;
    return this.database.transaction(async () => {
      const before = await this.lock(entity, id);
      await this.assertReferences(entity, values);
      const after = await this.write(entity, 'update', id, values);
      await this.record(by, 'update', entity, id, before, after);
      return after;
    });
  }

  /** Removes a record; what referred to it refers to nobody then. @throws RecordNotFound */
  remove(by: Author, entity: Entity, id: string): Promise<void> {
    return this.database.transaction(async () => {
      const before = await this.lock(entity, id);
      await this.database.rows(WRITES[entity.path].remove, [id]);
      await this.record(by, 'delete', entity, id, before, null);
    });
  }

  private async lock<Path extends EntityPath>(entity: Entity<Path>, id: string): Promise<DatedRecord<Path>> {
    const found = await this.database.row<DatedRecord<Path>>(WRITES[entity.path].lock, [id]);
    if (!found) throw new RecordNotFound(entity);
    return found;
  }

  private async write<Path extends EntityPath>(
    entity: Entity<Path>,
    how: 'insert' | 'update',
    id: string,
    values: EntityValues,
  ): Promise<DatedRecord<Path>> {
    const written = await this.database.row<DatedRecord<Path>>(WRITES[entity.path][how], [
      id,
      this.clock.now(),
      JSON.stringify(values),
    ]);
    if (!written) throw new RecordNotFound(entity);
    return written;
  }

  private async assertReferences({ references }: Entity, values: EntityValues): Promise<void> {
    const named = references.filter((field) => values[field]);
    const known = await this.queries.officialsAmong(named.map((field) => values[field] as string));
    const unknown = named.filter((field) => !known.has(values[field] as string));
    if (unknown.length > 0)
      throw new InvalidInput(unknown.map((field) => ({ field, message: 'names no official' })));
  }

  private record(
    by: Author,
    what: 'create' | 'update' | 'delete',
    { entityType }: Entity,
    id: string,
    before: DatedRecord | null,
    after: DatedRecord | null,
  ): Promise<void> {
    return this.audit.record({
      surface: by.surface ?? 'token',
      actor: by,
      action: `accountability.${what}`,
      target: { kind: entityType, id },
      before: before && before.record,
      after: after && after.record,
    });
  }
}

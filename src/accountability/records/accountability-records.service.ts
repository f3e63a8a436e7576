import { Injectable } from '@nestjs/common';
import { EntityManager, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';
import type { Actor } from '../../kernel/people/actor';
import { Clock } from '../../kernel/time/clock';
import { newId } from '../../kernel/ids';
import { AuditLog } from '../../platform/audit';
import { Database } from '../../platform/database/database';
import { DomainEvents } from '../../platform/events/domain-events';
import { InvalidInput } from '../../platform/http/domain-error';
import type { Surface } from '../../kernel/surfaces';
import { RecordNotFound } from '../accountability.errors';
import {
  type DatedRecord,
  datedRecord,
  type RecordKind,
  type RecordFields,
  type RecordPath,
  type RecordValues,
  type StoredRecords,
  storedValues,
} from './record-kind';
import { RecordQueries } from './record.queries';
import { OfficeHoldersChanged } from './official.events';

/** The person who changes records, and the surface; by default the token API. */
export type Author = Pick<Actor, 'id' | 'displayName'> & { surface?: Surface };

/**
 * Writes single accountability records (docs/api/accountability.md#record-administration). Every change has an audit
 * record.
 */
@Injectable()
export class AccountabilityRecords {
  constructor(
    private readonly manager: EntityManager,
    private readonly database: Database,
    private readonly queries: RecordQueries,
    private readonly audit: AuditLog,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** Adds a record. @throws InvalidInput if it refers to an unknown official */
  create<Path extends RecordPath>(
    by: Author,
    kind: RecordKind<Path>,
    fields: RecordFields[Path],
  ): Promise<DatedRecord<Path>> {
    const values = { ...fields } as RecordValues;
    return this.database.transaction(async () => {
      await this.assertReferences(kind, values);
      const id = newId(kind.id);
      const now = this.clock.now();
      const row = { ...storedValues(kind, values), id, createdAt: now, updatedAt: now };
      await this.manager.insert<ObjectLiteral>(kind.type, row);
      const created = datedRecord(kind, row as StoredRecords[Path]);
      await this.record(by, 'create', kind, id, null, created);
      return created;
    });
  }

  /** Changes the given fields of a record. @throws RecordNotFound; InvalidInput as `create` */
  update<Path extends RecordPath>(
    by: Author,
    kind: RecordKind<Path>,
    id: string,
    changes: Partial<RecordFields[Path]>,
  ): Promise<DatedRecord<Path>> {
    const values = { ...changes } as RecordValues;
    return this.database.transaction(async () => {
      const row = await this.lock(kind, id);
      await this.assertReferences(kind, values);
      const change = { ...storedValues(kind, values), updatedAt: this.clock.now() };
      await this.manager.update<ObjectLiteral>(kind.type, { id }, change);
      const [before, after] = [datedRecord(kind, row), datedRecord(kind, { ...row, ...change })];
      if (heldBy(before) !== heldBy(after)) await this.events.emit(new OfficeHoldersChanged([id]));
      await this.record(by, 'update', kind, id, before, after);
      return after;
    });
  }

  /** Removes a record; references to it become empty. @throws RecordNotFound */
  remove(by: Author, kind: RecordKind, id: string): Promise<void> {
    return this.database.transaction(async () => {
      const before = datedRecord(kind, await this.lock(kind, id));
      await this.manager.delete<ObjectLiteral>(kind.type, { id });
      if (heldBy(before) !== undefined) await this.events.emit(new OfficeHoldersChanged([id]));
      await this.record(by, 'delete', kind, id, before, null);
    });
  }

  private async lock<Path extends RecordPath>(
    kind: RecordKind<Path>,
    id: string,
  ): Promise<StoredRecords[Path]> {
    const where = { id } as FindOptionsWhere<StoredRecords[Path]>;
    const lock = { mode: 'for_no_key_update' as const };
    const found = await this.manager.findOne(kind.type, { where, lock });
    if (!found) throw new RecordNotFound(kind);
    return found;
  }

  private async assertReferences({ references }: RecordKind, values: RecordValues): Promise<void> {
    const named = references.filter((field) => values[field]);
    const known = await this.queries.officialsAmong(named.map((field) => values[field] as string));
    const unknown = named.filter((field) => !known.has(values[field] as string));
    if (unknown.length > 0)
      throw new InvalidInput(unknown.map((field) => ({ field, message: 'names no official' })));
  }

  private record(
    by: Author,
    what: 'create' | 'update' | 'delete',
    { entityType }: RecordKind,
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

/** The office of an official and its email address, as one text to compare; undefined for other kinds of records. */
function heldBy({ record }: DatedRecord): string | undefined {
  if (!('email' in record)) return undefined;
  const { email, designation, city, ward, constituency } = record;
  return JSON.stringify([email, designation, city, ward, constituency]);
}

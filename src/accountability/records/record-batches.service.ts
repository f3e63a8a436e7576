import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/time/clock';
import { newId } from '../../kernel/ids';
import { Database } from '../../platform/database/database';
import { DomainEvents } from '../../platform/events/domain-events';
import type { Doubt } from './csv-cells';
import { RecordQueries } from './record.queries';
import { RecordBatchQueries } from './record-batch.queries';
import type { RecordKind, RecordValues } from './record-kind';
import { OfficeHoldersChanged } from './official.events';

/** A row to store, with its line in the file, and its id if it has one. */
export interface ImportRow {
  row: number;
  id?: string;
  values: RecordValues;
  /** The values that may be damaged. */
  doubts: readonly Doubt[];
}

/** A row that changes an existing record. */
type Changed = RecordValues & { id: string };

/** Stores batches of records. */
@Injectable()
export class RecordBatches {
  constructor(
    private readonly database: Database,
    private readonly queries: RecordQueries,
    private readonly batches: RecordBatchQueries,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores rows. A row with a known id, or without an id but with known identifying fields, changes that record unless
   * it is equal; any other row adds a record. Either all rows have an id or none, and no two are for the same record.
   * @param given the columns of the rows; the others are not changed
   * @returns the rows that refer to an unknown official, by field; they are not stored
   */
  async store(
    kind: RecordKind,
    rows: readonly ImportRow[],
    given: readonly string[],
  ): Promise<Array<{ row: number; field: string }>> {
    if (rows.length === 0) return [];
    return this.database.transaction(async () => {
      await this.database.takeTurns(`accountability ${kind.path}`);
      const lost = await this.lostReferences(kind, rows);
      const refused = new Set(lost.map(({ row }) => row));
      await this.write(
        kind,
        rows.filter(({ row }) => !refused.has(row)),
        given,
      );
      return lost;
    });
  }

  private async write(kind: RecordKind, rows: readonly ImportRow[], given: readonly string[]): Promise<void> {
    const ids = await this.batches.known(kind, rows);
    const added: object[] = [];
    const changed: Changed[] = [];
    for (const [place, { id, values }] of rows.entries()) {
      const knownId = ids.get(place);
      if (knownId === undefined) added.push({ ...values, id: id ?? newId(kind.id) });
      else changed.push({ ...values, id: knownId });
    }
    const now = this.clock.now();
    if (added.length > 0) await this.batches.insert(kind, added, now);
    if (changed.length === 0) return;
    const others = await this.otherHolders(kind, changed, given);
    await this.batches.update(kind, changed, given, now);
    if (others.length > 0) await this.events.emit(new OfficeHoldersChanged(others));
  }

  /** The officials whose address or office these rows change, locked until the transaction ends. */
  private async otherHolders(
    { path }: RecordKind,
    changed: readonly Changed[],
    given: readonly string[],
  ): Promise<string[]> {
    if (path !== 'officials') return [];
    const offices = await this.batches.holdOffices(changed.map(({ id }) => id));
    const rows = new Map(changed.map((row) => [row.id, row]));
    const isOther = (id: string, field: string, value: string) =>
      given.includes(field) && rows.get(id)?.[field] !== value;
    return offices
      .filter(({ id, ...held }) => Object.entries(held).some(([field, value]) => isOther(id, field, value)))
      .map(({ id }) => id);
  }

  /**
   * The doubts about rows that would change a record or add one; a value that the record already has is not doubted,
   * because the import of an export changes nothing.
   */
  async newDoubts(kind: RecordKind, rows: readonly ImportRow[]): Promise<Array<Doubt & { row: number }>> {
    const doubted = rows.filter(({ doubts }) => doubts.length > 0);
    if (doubted.length === 0) return [];
    const stored = await this.batches.stored(kind, doubted);
    return doubted.flatMap(({ row, values, doubts }, place) =>
      doubts
        .filter(({ field }) => stored.get(place)?.[field] !== values[field])
        .map((doubt) => ({ row, ...doubt })),
    );
  }

  /** @returns the rows that refer to an unknown official, by field */
  async lostReferences(
    { references }: RecordKind,
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

import { Injectable } from '@nestjs/common';
import { EntityManager, type FindOptionsWhere } from 'typeorm';
import { cityNamed } from '../../kernel/cities';
import { columnsExcept, tableOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { KeysetList } from '../../platform/database/keyset-list';
import { statement } from '../../platform/database/statement';
import { ListPages } from '../../api/list-pages';
import { type CutPage, listIdentity } from '../../api/page';
import { RecordNotFound } from '../accountability.errors';
import type { Designation } from './designations';
import {
  type DatedRecord,
  datedRecord,
  RECORD_KINDS,
  type RecordKind,
  type RecordPath,
  type StoredRecords,
} from './record-kind';
import type { Official } from '../entities/official.entity';

const BATCH = 1000;
type Filter = 'city' | 'designation';

/** The records of a kind. Only officials have a designation. */
function listOf({ path, type }: RecordKind): KeysetList<StoredRecords[RecordPath], Filter> {
  return new KeysetList({
    name: `accountability.${path}`,
    columns: columnsExcept<StoredRecords[RecordPath], never>(type, [], 'r'),
    from: `${tableOf(type)} r`,
    alias: 'r',
    filters: { city: 'r.city = :city', designation: 'r.designation = :designation' },
    order: [{ column: 'id', property: 'id' }],
    direction: 'asc',
    maxRows: BATCH,
  });
}

const LISTS = Object.fromEntries(
  Object.entries(RECORD_KINDS).map(([path, kind]) => [path, listOf(kind)]),
) as { [Path in RecordPath]: KeysetList<StoredRecords[Path], Filter> };

/** In SQL: locks the officials found until the transaction ends. */
const officialsAmong = statement(
  'accountability.officials-among',
  `select id from officials where id = any ($1) order by id for key share`,
);

/** The filters of a list of records. */
export interface RecordFilter {
  /** Any name of a city, in any case. */
  city?: string;
  designation?: Designation;
}

/** Reads accountability records (docs/api/accountability.md#lists). */
@Injectable()
export class RecordQueries {
  constructor(
    private readonly manager: EntityManager,
    private readonly database: Database,
    private readonly pages: ListPages,
  ) {}

  /** @throws RecordNotFound */
  async find<Path extends RecordPath>(kind: RecordKind<Path>, id: string): Promise<DatedRecord<Path>> {
    const where = { id } as FindOptionsWhere<StoredRecords[Path]>;
    const found = await this.manager.findOneBy(kind.type, where);
    if (!found) throw new RecordNotFound(kind);
    return datedRecord(kind, found);
  }

  /**
   * A page of records, ordered by id. An unknown city has none.
   * @throws InvalidInput for a cursor of another list
   */
  async page<Path extends RecordPath>(
    kind: RecordKind<Path>,
    { city, designation }: RecordFilter,
    limit: number,
    lastKey?: string,
  ): Promise<CutPage<DatedRecord<Path>>> {
    const named = city && (cityNamed(city) ?? city);
    const identity = listIdentity({ path: kind.path, parameters: { city: named, designation } });
    const { shown, nextKey } = await this.pages.cut(
      LISTS[kind.path],
      identity,
      { city: named, designation },
      { limit, lastKey },
    );
    return { shown: shown.map((row) => datedRecord(kind, row)), nextKey };
  }

  /** The given ids that belong to officials; within a transaction these are locked until it ends. */
  async officialsAmong(ids: readonly string[]): Promise<Set<string>> {
    const rows =
      ids.length === 0 ? [] : await this.database.rows<Pick<Official, 'id'>>(officialsAmong, [ids]);
    return new Set(rows.map(({ id }) => id));
  }

  /** All records, in batches. */
  async *all<Path extends RecordPath>(
    kind: RecordKind<Path>,
    batch = BATCH,
  ): AsyncGenerator<Array<DatedRecord<Path>>> {
    for await (const rows of LISTS[kind.path].batches(this.database, {}, batch))
      if (rows.length > 0) yield rows.map((row) => datedRecord(kind, row));
  }
}

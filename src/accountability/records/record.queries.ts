import { Injectable } from '@nestjs/common';
import { EntityManager, type FindOptionsWhere } from 'typeorm';
import { type CitySlug, cityNamed } from '../../kernel/cities';
import { columnsExcept, tableOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { type Statement, statement } from '../../platform/database/statement';
import { Cursors, cutPage, listIdentity } from '../../api/page';
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

/** A page of the records of a kind. */
function pageOf({ path, type }: RecordKind): Statement {
  const designation = path === 'officials' ? 'and ($4::text is null or r.designation = $4)' : '';
  return statement(
    `accountability.page-${path}`,
    `select ${columnsExcept<StoredRecords[RecordPath], never>(type, [], 'r')} from ${tableOf(type)} r
      where r.id > $1 and ($2::text is null or r.city = $2) ${designation} order by r.id limit $3`,
  );
}

const PAGES = Object.fromEntries(
  Object.entries(RECORD_KINDS).map(([path, kind]) => [path, pageOf(kind)]),
) as Record<RecordPath, Statement>;

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
    private readonly cursors: Cursors,
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
  ): Promise<{ shown: ReadonlyArray<DatedRecord<Path>>; nextKey: string | null }> {
    const slug = city === undefined ? undefined : cityNamed(city);
    const list = listIdentity({
      path: kind.path,
      parameters: { city: city && (slug ?? city), designation },
    });
    const after = lastKey === undefined ? '' : String(this.cursors.open(list, lastKey)[0]);
    if (city !== undefined && slug === undefined) return { shown: [], nextKey: null };
    const rows = await this.rows(kind, after, slug, limit + 1, designation);
    return cutPage(rows, limit, (last) => this.cursors.seal(list, [last.record.id]));
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
    batch = 1000,
  ): AsyncGenerator<Array<DatedRecord<Path>>> {
    let after = '';
    for (;;) {
      const rows = await this.rows(kind, after, undefined, batch);
      if (rows.length > 0) yield rows;
      if (rows.length < batch) return;
      after = rows.at(-1)?.record.id ?? '';
    }
  }

  private async rows<Path extends RecordPath>(
    kind: RecordKind<Path>,
    after: string,
    city: CitySlug | undefined,
    limit: number,
    designation?: Designation,
  ): Promise<Array<DatedRecord<Path>>> {
    const values: unknown[] = [after, city, limit];
    if (kind.path === 'officials') values.push(designation);
    const rows = await this.database.rows<StoredRecords[Path]>(PAGES[kind.path], values);
    return rows.map((row) => datedRecord(kind, row));
  }
}

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
  ENTITIES,
  type Entity,
  type EntityPath,
  type StoredRecords,
} from './entity';
import type { Official } from '../entities/official.entity';

/** A page of the records of a kind. */
function pageOf({ path, type }: Entity): Statement {
  const designation = path === 'officials' ? 'and ($4::text is null or r.designation = $4)' : '';
  return statement(
    `accountability.page-${path}`,
    `select ${columnsExcept<StoredRecords[EntityPath], never>(type, [], 'r')} from ${tableOf(type)} r
      where r.id > $1 and ($2::text is null or r.city = $2) ${designation} order by r.id limit $3`,
  );
}

const PAGES = Object.fromEntries(
  Object.entries(ENTITIES).map(([path, entity]) => [path, pageOf(entity)]),
) as Record<EntityPath, Statement>;

/** In SQL: locks the officials found until the transaction ends. */
const officialsAmong = statement(
  'accountability.officials-among',
  `select id from officials where id = any ($1) order by id for key share`,
);

/** The filters of a list of records. */
export interface EntityFilter {
  /** Any name of a city, in any case. */
  city?: string;
  designation?: Designation;
}

/** Reads accountability records (docs/api/accountability.md#lists). */
@Injectable()
export class EntityQueries {
  constructor(
    private readonly manager: EntityManager,
    private readonly database: Database,
    private readonly cursors: Cursors,
  ) {}

  /** @throws RecordNotFound */
  async find<Path extends EntityPath>(entity: Entity<Path>, id: string): Promise<DatedRecord<Path>> {
    const where = { id } as FindOptionsWhere<StoredRecords[Path]>;
    const found = await this.manager.findOneBy(entity.type, where);
    if (!found) throw new RecordNotFound(entity);
    return datedRecord(entity, found);
  }

  /**
   * A page of records, ordered by id. An unknown city has none.
   * @throws InvalidInput for a cursor of another list
   */
  async page<Path extends EntityPath>(
    entity: Entity<Path>,
    { city, designation }: EntityFilter,
    limit: number,
    lastKey?: string,
  ): Promise<{ shown: ReadonlyArray<DatedRecord<Path>>; nextKey: string | null }> {
    const slug = city === undefined ? undefined : cityNamed(city);
    const list = listIdentity({
      path: entity.path,
      parameters: { city: city && (slug ?? city), designation },
    });
    const after = lastKey === undefined ? '' : String(this.cursors.open(list, lastKey)[0]);
    if (city !== undefined && slug === undefined) return { shown: [], nextKey: null };
    const rows = await this.rows(entity, after, slug, limit + 1, designation);
    return cutPage(rows, limit, (last) => this.cursors.seal(list, [last.record.id]));
  }

  /** The given ids that belong to officials; within a transaction these are locked until it ends. */
  async officialsAmong(ids: readonly string[]): Promise<Set<string>> {
    const rows =
      ids.length === 0 ? [] : await this.database.rows<Pick<Official, 'id'>>(officialsAmong, [ids]);
    return new Set(rows.map(({ id }) => id));
  }

  /** All records, in batches. */
  async *all<Path extends EntityPath>(
    entity: Entity<Path>,
    batch = 1000,
  ): AsyncGenerator<Array<DatedRecord<Path>>> {
    let after = '';
    for (;;) {
      const rows = await this.rows(entity, after, undefined, batch);
      if (rows.length > 0) yield rows;
      if (rows.length < batch) return;
      after = rows.at(-1)?.record.id ?? '';
    }
  }

  private async rows<Path extends EntityPath>(
    entity: Entity<Path>,
    after: string,
    city: CitySlug | undefined,
    limit: number,
    designation?: Designation,
  ): Promise<Array<DatedRecord<Path>>> {
    const values: unknown[] = [after, city, limit];
    if (entity.path === 'officials') values.push(designation);
    const rows = await this.database.rows<StoredRecords[Path]>(PAGES[entity.path], values);
    return rows.map((row) => datedRecord(entity, row));
  }
}

import { Injectable } from '@nestjs/common';
import { type CitySlug, cityNamed } from '../kernel/cities';
import { Database } from '../platform/database/database';
import { type Statement, statement } from '../platform/database/statement';
import { Cursors, cutPage, listIdentity } from '../api/page';
import { RecordNotFound } from './accountability.errors';
import type { Designation } from './designations';
import { type DatedRecord, ENTITIES, type Entity, type EntityPath } from './entity';

/** The row of a record as a DatedRecord; `r` is the row. */
export function recordColumns({ fields, references }: Entity): string {
  const pairs = ['id', ...fields].map((field) => {
    return `'${field}', ${references.includes(field) ? `coalesce(r.${field}, '')` : `r.${field}`}`;
  });
  return `jsonb_build_object(${pairs.join(', ')}) as record, r.created_at as "createdAt", r.updated_at as "updatedAt"`;
}

interface Reads {
  find: Statement;
  page: Statement;
}

function readsOf(entity: Entity): Reads {
  const { path, table } = entity;
  const designation = path === 'officials' ? 'and ($4::text is null or r.designation = $4)' : '';
  return {
    find: statement(
      `accountability.find-${path}`,
      `select ${recordColumns(entity)} from ${table} r where r.id = $1`,
    ),
    page: statement(
      `accountability.page-${path}`,
      `select ${recordColumns(entity)} from ${table} r
        where r.id > $1 and ($2::text is null or r.city = $2) ${designation} order by r.id limit $3`,
    ),
  };
}

const READS = Object.fromEntries(
  Object.entries(ENTITIES).map(([path, entity]) => [path, readsOf(entity)]),
) as Record<EntityPath, Reads>;

const officialsAmong = statement(
  'accountability.officials-among',
  `select id from officials where id = any ($1) order by id for key share`,
);

/** What a list of records is narrowed to. */
export interface EntityFilter {
  /** Any of a city's names, in any case. */
  city?: string;
  designation?: Designation;
}

/** The reads of accountability records (docs/api/accountability.md#lists). */
@Injectable()
export class EntityQueries {
  constructor(
    private readonly database: Database,
    private readonly cursors: Cursors,
  ) {}

  /** @throws RecordNotFound */
  async find<Path extends EntityPath>(entity: Entity<Path>, id: string): Promise<DatedRecord<Path>> {
    const found = await this.database.row<DatedRecord<Path>>(READS[entity.path].find, [id]);
    if (!found) throw new RecordNotFound(entity);
    return found;
  }

  /** A page of records in the order of their ids. A city nobody knows has none. @throws InvalidInput for a foreign cursor */
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

  /** Those of the given ids that are officials'; in a transaction they stay so until it ends. */
  async officialsAmong(ids: readonly string[]): Promise<Set<string>> {
    const rows = ids.length === 0 ? [] : await this.database.rows<{ id: string }>(officialsAmong, [ids]);
    return new Set(rows.map(({ id }) => id));
  }

  /** All records, a batch at a time. */
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

  private rows<Path extends EntityPath>(
    entity: Entity<Path>,
    after: string,
    city: CitySlug | undefined,
    limit: number,
    designation?: Designation,
  ): Promise<Array<DatedRecord<Path>>> {
    const values: unknown[] = [after, city, limit];
    if (entity.path === 'officials') values.push(designation);
    return this.database.rows(READS[entity.path].page, values);
  }
}

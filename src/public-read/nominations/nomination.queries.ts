import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { Batches } from '../../platform/http/json-stream';
import { BATCH } from '../batches';

const page = statement(
  'public.nominations',
  `select id, city as "cityId", title, description as "desc", place as city, supporters, type from nominations
    where city = $1 and id > $2 order by id limit $3`,
);

/** The reads of nominations (docs/api/public-read.md#nominations). */
@Injectable()
export class NominationQueries {
  constructor(private readonly database: Database) {}

  /** The nominations of a city, or as many of them as are wanted, the oldest first. */
  async *list(cityId: string, limit = Infinity): Batches<{ id: string }> {
    let after = '';
    for (let left = limit; left > 0;) {
      const size = Math.min(left, BATCH);
      const rows = await this.database.rows<{ id: string }>(page, [cityId, after, size]);
      yield rows;
      if (rows.length < size) return;
      after = rows.at(-1)?.id ?? '';
      left -= rows.length;
    }
  }
}

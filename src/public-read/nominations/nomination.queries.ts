import { Injectable } from '@nestjs/common';
import { Nomination } from '../entities/nomination.entity';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { Batches } from '../../platform/http/json-stream';
import { BATCH } from '../batches';

const NOMINATION = columnsOf(Nomination, {
  id: 'id',
  cityId: 'city',
  title: 'title',
  desc: 'description',
  city: 'place',
  supporters: 'supporters',
  type: 'type',
});

const page = statement(
  'public.nominations',
  `select ${NOMINATION} from nominations
    where city = $1 and id > $2 order by id limit $3`,
);

/** A nomination, as it is listed. */
export type NominationRow = RowOf<typeof NOMINATION>;

/** Reads nominations (docs/api/public-read.md#nominations). */
@Injectable()
export class NominationQueries {
  constructor(private readonly database: Database) {}

  /** The nominations of a city, oldest first. @param limit the maximum number */
  async *list(cityId: string, limit = Infinity): Batches<NominationRow> {
    let after = '';
    for (let left = limit; left > 0;) {
      const size = Math.min(left, BATCH);
      const rows = await this.database.rows<NominationRow>(page, [cityId, after, size]);
      yield rows;
      if (rows.length < size) return;
      after = rows.at(-1)?.id ?? '';
      left -= rows.length;
    }
  }
}

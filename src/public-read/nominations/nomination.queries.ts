import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { Batches } from '../../platform/http/json-stream';
import { BATCH } from '../batches';

const page = statement(
  'public.nominations',
  `select id, city as "cityId", title, description as "desc", place as city, supporters, type from nominations
    where city = $1 and id > $2 order by id limit ${BATCH}`,
);

/** The reads of nominations (document 3, section 4.1). */
@Injectable()
export class NominationQueries {
  constructor(private readonly database: Database) {}

  /** The nominations of a city, the oldest first. */
  async *list(cityId: string): Batches<{ id: string }> {
    for (let after: string | undefined = ''; after !== undefined;) {
      const rows: Array<{ id: string }> = await this.database.rows(page, [cityId, after]);
      yield rows;
      after = rows.length === BATCH ? rows.at(-1)?.id : undefined;
    }
  }
}

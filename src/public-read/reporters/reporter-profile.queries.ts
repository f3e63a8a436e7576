import { Injectable } from '@nestjs/common';
import type { IssuePlaced } from '../../issues';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';

/** In SQL, to fill only missing values, from the ward in another table. */
const settleReporter = statement(
  'community.settle-reporter',
  `update reporters r
      set zone = case when r.zone = '' then coalesce(w.zone, '') else r.zone end,
          area = coalesce(r.area, nullif($4, ''))
     from (select 1) one left join wards w on w.city = $2 and w.code = $3
    where r.user_id = $1 and r.city = $2 and (r.zone = '' or r.area is null)`,
);

/** Writes the places of reporters; only `ReporterProfiles` uses it. Sets off `reporters_describe`. */
@Injectable()
export class ReporterProfileQueries {
  constructor(private readonly database: Database) {}

  /** Missing zone and area are taken from a placed report in the reporter's home city. */
  async settle({ reporterId, city, ward, area }: IssuePlaced): Promise<void> {
    await this.database.rows(settleReporter, [reporterId, city, ward, area]);
  }
}

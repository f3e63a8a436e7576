import { statement } from '../../platform/database/statement';

/** In SQL, to fill only missing values, from the ward in another table. */
export const settleReporter = statement(
  'community.settle-reporter',
  `update reporters r
      set zone = case when r.zone = '' then coalesce(w.zone, '') else r.zone end,
          area = coalesce(r.area, nullif($4, ''))
     from (select 1) one left join wards w on w.city = $2 and w.code = $3
    where r.user_id = $1 and r.city = $2 and (r.zone = '' or r.area is null)`,
);

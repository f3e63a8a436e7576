import { Injectable } from '@nestjs/common';
import type { IssuePlaced } from '../../issues';
import type { ListingChanged } from '../../kernel/people/contributor-events';
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

/**
 * In SQL: a profile does not keep the area of a report that is not shown with the name any more, and gets that of
 * another one.
 */
const moveReporter = statement(
  'community.move-reporter',
  `with named as (
     select i.area, i.ward, i.city from issues i
      where i.reporter_id = $1 and i.city = (select city from reporters where user_id = $1) and i.placed_at is not null
      order by i.created_at limit 1)
   update reporters r
      set area = (select nullif(n.area, '') from named n),
          zone = coalesce((select w.zone from named n join wards w on w.city = n.city and w.code = n.ward), '')
    where r.user_id = $1 and (r.area is not null or r.zone <> '')
      and not exists (select from issues i where i.reporter_id = $1 and i.city = r.city and i.area = r.area)`,
);

/** In SQL, as the slug is made of the name by the function that makes all slugs; taken ones get a part by chance. */
const listReporter = statement(
  'community.list-reporter',
  `update reporters r
      set listed = $2,
          slug = case when not $2 then replace(gen_random_uuid()::text, '-', '')
                      when exists (select from reporters o where o.slug = slug_of(u.display_name) and o.user_id <> r.user_id)
                      then slug_of(u.display_name) || '-' || substr(md5(random()::text), 1, 8)
                      else slug_of(u.display_name) end
     from users u where u.id = r.user_id and r.user_id = $1 and r.listed <> $2`,
);

/** Writes the places of reporters; only `ReporterProfiles` uses it. Sets off `reporters_describe`. */
@Injectable()
export class ReporterProfileQueries {
  constructor(private readonly database: Database) {}

  /** Missing zone and area are taken from a placed report in the reporter's home city. */
  async settle({ issue, ward, area }: IssuePlaced): Promise<void> {
    const { reporterId, city } = issue;
    await this.database.rows(settleReporter, [reporterId, city, ward, area]);
  }

  /** Lets the zone and the area of a person be those of what is shown with their name. */
  async move(userId: string): Promise<void> {
    await this.database.rows(moveReporter, [userId]);
  }

  /** Puts a person into the directory, by a slug of their name, or takes them out, by a slug of chance. */
  async list({ userId, listed }: ListingChanged): Promise<void> {
    await this.database.rows(listReporter, [userId, listed]);
  }
}

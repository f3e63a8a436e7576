import { Injectable } from '@nestjs/common';
import { User } from '../../auth/entities/user.entity';
import { Reporter } from '../../public-read/entities/reporter.entity';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { contains } from '../../platform/database/literal-match';
import { statement } from '../../platform/database/statement';

const PROFILE = columnsOf(
  Reporter,
  {
    userId: 'userId',
    slug: 'slug',
    cityId: 'city',
    isCitizenReporter: 'isCitizenReporter',
    zone: 'zone',
    area: 'area',
  },
  'r',
);
const PERSON = columnsOf(
  User,
  { name: 'displayName', email: 'email', role: 'role', joinedAt: 'createdAt' },
  'u',
);

const list = statement(
  'console.list-reporters',
  `select ${PROFILE}, ${PERSON}, coalesce(s.reports, 0) as reports, coalesce(s.reports_resolved, 0) as resolved,
          coalesce(s.score, 0) as score
     from reporters r join users u on u.id = r.user_id left join user_scores s on s.user_id = r.user_id
    where r.city = $1 and ($2::text is null or ${contains('r.words', '$2')}) and r.user_id > $3
    order by r.user_id limit $4`,
);

/** A reporter in the list of city staff. */
export interface ConsoleReporter extends RowOf<typeof PROFILE>, RowOf<typeof PERSON> {
  reports: number;
  resolved: number;
  score: number;
}

/** Reads reporters for city staff, including those whose reports are all hidden. */
@Injectable()
export class ConsoleReporterQueries {
  constructor(private readonly database: Database) {}

  /** @param q text the name, beat or area contains; empty: any */
  list(cityId: string, q: string, after: string, limit: number): Promise<ConsoleReporter[]> {
    return this.database.rows(list, [cityId, q || null, after, limit]);
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { contains } from '../../platform/database/literal-match';
import { statement } from '../../platform/database/statement';

const list = statement(
  'console.list-reporters',
  `select r.user_id as "userId", r.slug, u.display_name as name, u.email, u.role, r.city as "cityId",
          r.is_citizen_reporter as "isCitizenReporter", r.zone, r.area, coalesce(s.reports, 0) as reports,
          coalesce(s.reports_resolved, 0) as resolved, coalesce(s.score, 0) as score, u.created_at as "joinedAt"
     from reporters r join users u on u.id = r.user_id left join user_scores s on s.user_id = r.user_id
    where r.city = $1 and ($2::text is null or ${contains('r.words', '$2')}) and r.user_id > $3
    order by r.user_id limit $4`,
);

/** A reporter as city staff list one. */
export interface ConsoleReporter {
  userId: string;
  slug: string;
  name: string;
  email: string | null;
  role: string;
  cityId: string;
  isCitizenReporter: boolean;
  zone: string;
  area: string | null;
  reports: number;
  resolved: number;
  score: number;
  joinedAt: Date;
}

/** The reads of reporters for city staff, who also see those whose reports are all hidden. */
@Injectable()
export class ConsoleReporterQueries {
  constructor(private readonly database: Database) {}

  list(cityId: string, q: string | null, after: string, limit: number): Promise<ConsoleReporter[]> {
    return this.database.rows(list, [cityId, q, after, limit]);
  }
}

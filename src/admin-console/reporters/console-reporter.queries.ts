import { Injectable } from '@nestjs/common';
import { User } from '../../auth/entities/user.entity';
import { Reporter } from '../../public-read/entities/reporter.entity';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { contains } from '../../platform/database/literal-match';
import { KeysetList } from '../../platform/database/keyset-list';

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

/** A reporter in the list of city staff. */
export interface ConsoleReporter extends RowOf<typeof PROFILE>, RowOf<typeof PERSON> {
  reports: number;
  resolved: number;
  score: number;
}

const reporters = new KeysetList<ConsoleReporter, 'city' | 'q'>({
  name: 'console.reporters',
  columns: `${PROFILE}, ${PERSON}, coalesce(s.reports, 0) as reports, coalesce(s.reports_resolved, 0) as resolved,
            coalesce(s.score, 0) as score`,
  from: 'reporters r join users u on u.id = r.user_id left join user_scores s on s.user_id = r.user_id',
  alias: 'r',
  // Not a filter: a statement with it alone would expect few matches, and sort them.
  where: ['r.city = :city', `(:q::text is null or ${contains('r.words', ':q')})`],
  order: [{ column: 'user_id', property: 'userId' }],
  direction: 'asc',
});

/** Reads reporters for city staff, including those whose reports are all hidden. */
@Injectable()
export class ConsoleReporterQueries {
  constructor(private readonly database: Database) {}

  /**
   * @param q text the name, beat or area contains; empty: any
   * @param after the last id of the page before; empty: none
   */
  list(city: string, q: string, after: string, limit: number): Promise<ConsoleReporter[]> {
    const values = { city, q: q || null };
    return reporters.read(this.database, values, { limit, after: after ? [after] : undefined });
  }
}

import { Injectable } from '@nestjs/common';
import { AlertSubscription } from '../../alerts/entities/alert-subscription.entity';
import { Issue } from '../../issues/entities/issue.entity';
import { User } from '../../auth/entities/user.entity';
import { City } from '../../accountability/entities/city.entity';
import { Ward } from '../../accountability/entities/ward.entity';
import { columnsOf, type Nullable, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';

const ISSUE = columnsOf(Issue, ['id', 'title', 'city', 'dueAt'], 'i');
const REPORTER = columnsOf(User, { reporterName: 'displayName' }, 'u');
const WARD = columnsOf(Ward, { wardName: 'name' }, 'w');
const CITY = columnsOf(City, { cityName: 'displayName', timeZone: 'timeZone' }, 'c');
const LANGUAGE = columnsOf(AlertSubscription, { reporterLanguage: 'language' }, 's');

const findFacts = statement(
  'staff.template-facts',
  `select ${ISSUE}, ${CITY}, ${REPORTER}, ${WARD}, ${LANGUAGE}
     from issues i join users u on u.id = i.reporter_id join cities c on c.slug = i.city
     left join wards w on w.city = i.city and w.code = i.ward
     left join lateral (
       select * from alert_subscriptions s
        where s.kind = 'issue' and s.city = i.city and s.target = i.id and s.own and s.confirmed_at is not null limit 1) s on true
    where i.id = $1`,
);

/** The facts of an issue that a template may name. */
export type TemplateFacts = RowOf<typeof ISSUE> &
  RowOf<typeof CITY> &
  RowOf<typeof REPORTER> &
  Nullable<RowOf<typeof WARD>> &
  Nullable<RowOf<typeof LANGUAGE>>;

/** Reads what templates are filled in with. */
@Injectable()
export class TemplateQueries {
  constructor(private readonly database: Database) {}

  /** The facts of an issue, also a hidden one. */
  facts(issueId: string): Promise<TemplateFacts | undefined> {
    return this.database.row(findFacts, [issueId]);
  }
}

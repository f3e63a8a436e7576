import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';

const find = statement(
  'site.issue-place',
  `select i.area, i.pincode, i.ward, coalesce(w.name, '') as "wardName", i.jurisdiction_id as "jurisdictionId"
     from issues i left join wards w on w.city = i.city and w.code = i.ward
    where i.id = $1`,
);

/** Where an issue lies, as far as that was found out; '' or null where it was not. */
export interface IssuePlace {
  area: string;
  pincode: string | null;
  ward: string;
  wardName: string;
  jurisdictionId: string | null;
}

/** The reads of where issues lie. */
@Injectable()
export class IssuePlaceQueries {
  constructor(private readonly database: Database) {}

  /** @param issueId of an issue the reader may see */
  of(issueId: string): Promise<IssuePlace | undefined> {
    return this.database.row<IssuePlace>(find, [issueId]);
  }
}

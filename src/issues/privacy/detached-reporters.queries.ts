import { Injectable } from '@nestjs/common';
import { ownerOf } from '../../auth';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';

/** Of a page of closed issues, those whose reporter is a person who signs in, by name or not. */
const page = statement(
  'issues.closed-with-reporters',
  `with page as (select id, reporter_id from issues where closed_at < $1 and id > $2 order by id limit $3)
   select p.id, u.id as person from page p join users u on u.id = ${ownerOf('p.reporter_id')} and u.kind = 'person'
    order by p.id`,
);
const last = statement(
  'issues.last-of-closed',
  `select max(id) as id from (select id from issues where closed_at < $1 and id > $2 order by id limit $3) page`,
);

/** A closed issue, and who reported it. */
export interface ReportedIssue {
  id: string;
  person: string;
}

/** Finds issues whose reporters are to be parted from them. */
@Injectable()
export class DetachedReporterQueries {
  constructor(private readonly database: Database) {}

  /** A page of issues that were closed before a time; `last` is null at the end. */
  async after(
    closedBefore: Date,
    id: string,
    limit: number,
  ): Promise<{ issues: ReportedIssue[]; last: string | null }> {
    const values = [closedBefore, id, limit];
    const end = await this.database.row<{ id: string | null }>(last, values);
    return { issues: await this.database.rows(page, values), last: end?.id ?? null };
  }
}

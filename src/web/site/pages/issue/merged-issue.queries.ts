import { Injectable } from '@nestjs/common';
import { Issue } from '../../../../issues/entities/issue.entity';
import { columnsOf, type RowOf } from '../../../../platform/database/columns';
import { Database } from '../../../../platform/database/database';
import { statement } from '../../../../platform/database/statement';
import type { IssuePath } from '../../site.decorators';

const ORIGINAL = columnsOf(Issue, ['id', 'city'], 'c');

/** In SQL: a recursive query from one issue to the next. An issue that moderation has hidden leads nowhere. */
const findOriginal = statement(
  'site.original-of-merged',
  `with recursive chain as (
     select id, city, duplicate_of, hidden, withheld from issues
      where id = $1 and city = $2 and hidden and duplicate_of is not null
     union
     select i.id, i.city, i.duplicate_of, i.hidden, i.withheld
       from chain c join issues i on i.id = c.duplicate_of where c.hidden and not c.withheld)
   select ${ORIGINAL} from chain c where not c.hidden`,
);

/** Reads into which issues others were merged. */
@Injectable()
export class MergedIssueQueries {
  constructor(private readonly database: Database) {}

  /** The visible issue that a hidden issue was merged into, directly or over others; undefined if there is none. */
  originalOf({ id, city }: IssuePath): Promise<RowOf<typeof ORIGINAL> | undefined> {
    return this.database.row<RowOf<typeof ORIGINAL>>(findOriginal, [id, city]);
  }
}

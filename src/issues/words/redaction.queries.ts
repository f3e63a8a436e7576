import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { inBatches } from '../../platform/retention/in-batches';
import { Retention } from '../../platform/retention/retention.decorator';
import { REDACTION_UNDO_MS } from './redactions.service';

/** In SQL, to delete in batches. */
const forgetOld = statement(
  'issues.forget-redactions',
  `delete from redactions where id in
     (select id from redactions where redacted_at <= $1 order by redacted_at limit 1000 for update skip locked)
   returning id`,
);

/** Deletes what texts were before words were removed from them. */
@Injectable()
export class RedactionQueries {
  constructor(private readonly database: Database) {}

  /** Deletes the former texts of redactions that cannot be undone any more. @returns how many */
  @Retention('redactions')
  forgetOld(now: Date): Promise<number> {
    const before = new Date(now.getTime() - REDACTION_UNDO_MS);
    return inBatches(() => this.database.rows(forgetOld, [before]));
  }
}

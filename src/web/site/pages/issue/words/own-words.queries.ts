import { Injectable } from '@nestjs/common';
import { ownerOf } from '../../../../../auth';
import type { TextPlace } from '../../../../../issues';
import { Database } from '../../../../../platform/database/database';
import { statement } from '../../../../../platform/database/statement';

/** What names the resolution of an issue; all other contributions are named by their ids. */
export const RESOLUTION = 'resolution';

/** A published text, with its place. */
export interface OwnText extends Pick<TextPlace, 'kind' | 'field'> {
  text: string;
}

const findOwn = statement(
  'site.find-own-words',
  `select w.kind, w.field, w.text from (
     select 'issue' as kind, 'title' as field, title as text, reporter_id as account
       from issues where id = $1 and id = $2
     union all select 'issue', 'description', description, reporter_id from issues where id = $1 and id = $2
     union all select 'message', 'content', content, author_id
       from messages where id = $2 and issue_id = $1 and deleted_at is null
     union all select 'resolution', 'description', description, resolver_id
       from issue_resolutions where issue_id = $1 and $2 = '${RESOLUTION}' and dropped_at is null
     union all select 'reopen_request', 'reason', reason, user_id
       from reopen_requests where id = $2 and issue_id = $1) w
    where ${ownerOf('w.account')} = $3`,
);

/** Reads what a person wrote in an issue. */
@Injectable()
export class OwnWordsQueries {
  constructor(private readonly database: Database) {}

  /**
   * The texts of a contribution, also of one without the name of its author; none if somebody else wrote it.
   * @param of the id of the issue itself, a message or a request to reopen, or `RESOLUTION`
   */
  find(userId: string, issueId: string, of: string): Promise<OwnText[]> {
    return this.database.rows<OwnText>(findOwn, [issueId, of, userId]);
  }
}

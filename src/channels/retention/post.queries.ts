import { Injectable } from '@nestjs/common';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import type { Channel } from '../channel';
import { Mention } from '../entities/mention.entity';

const BATCH = 200;
const POST = columnsOf(Mention, ['id', 'channel', 'externalId', 'media', 'issueId'], 'm');

const oldUnconverted = statement(
  'channels.old-unconverted-posts',
  `select ${POST} from mentions m where m.issue_id is null and not m.demo and m.received_at < $1
    order by m.received_at limit ${BATCH} for update skip locked`,
);
const oldConverted = statement(
  'channels.old-converted-posts',
  `select ${POST} from mentions m join issues i on i.id = m.issue_id
    where m.author <> '' and i.closed_at < $1 order by m.id limit ${BATCH} for update of m skip locked`,
);
const ofAuthor = statement(
  'channels.posts-of-author',
  `select ${POST} from mentions m where m.author = $1 order by m.id limit ${BATCH} for update of m`,
);
const remove = statement('channels.remove-posts', `delete from mentions where id = any($1)`);
const empty = statement(
  'channels.empty-posts',
  `update mentions m set external_id = e.digest, author = '', author_name = '', text = '', permalink = null,
          location = null, media = '[]', media_pending = false
     from unnest($1::text[], $2::text[]) as e (id, digest) where m.id = e.id`,
);
const known = statement(
  'channels.known-digests',
  `select digest from expired_posts where digest = any($1)
   union select external_id from mentions where channel = $2 and external_id = any($1)`,
);
const emptyMessages = statement(
  'channels.empty-messages-to',
  `update outbound_messages set recipient = '', body = '',
          status = case when status = 'retrying' then 'failed' else status end,
          failure = case when status = 'retrying' then 'The recipient was erased' else failure end
    where id in (select id from outbound_messages where recipient = $1 limit 500) returning id`,
);

/** A post that is forgotten. */
export type ForgottenPost = RowOf<typeof POST>;

/** Finds, empties and deletes posts that are forgotten; only `PostForgettingService` uses it. */
@Injectable()
export class PostQueries {
  constructor(private readonly database: Database) {}

  /** Locks some posts that became no issue and are older than a time. */
  oldUnconverted(before: Date): Promise<ForgottenPost[]> {
    return this.database.rows(oldUnconverted, [before]);
  }

  /** Locks some posts whose issue was closed before a time. */
  oldConverted(closedBefore: Date): Promise<ForgottenPost[]> {
    return this.database.rows(oldConverted, [closedBefore]);
  }

  /** Locks some posts of an author. */
  ofAuthor(author: string): Promise<ForgottenPost[]> {
    return this.database.rows(ofAuthor, [author]);
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.database.rows(remove, [ids]);
  }

  /** Empties posts of what says who wrote what. @param digests in the order of the ids, in the place of theirs */
  async empty(ids: readonly string[], digests: readonly string[]): Promise<void> {
    await this.database.rows(empty, [ids, digests]);
  }

  /** Which digests are those of forgotten posts of a channel. */
  async known(channel: Channel, digests: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.rows<{ digest: string }>(known, [digests, channel]);
    return new Set(rows.map(({ digest }) => digest));
  }

  /** Empties some messages to a recipient. @returns how many */
  async emptyMessages(recipient: string): Promise<number> {
    return (await this.database.rows(emptyMessages, [recipient])).length;
  }
}

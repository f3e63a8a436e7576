import { Injectable } from '@nestjs/common';
import { User } from '../../../auth/entities/user.entity';
import { exactPlaceOf, withExactPlace } from '../../../issues';
import { Issue } from '../../../issues/entities/issue.entity';
import { IssueUpvote } from '../../../issues/entities/issue-upvote.entity';
import type { KnownPlace, PlacePrecision } from '../../../kernel/place-precision';
import { Media } from '../../../media/entities/media.entity';
import { Message } from '../../../messages/entities/message.entity';
import { columnsOf, jsonOf, type RowOf } from '../../../platform/database/columns';
import { Database } from '../../../platform/database/database';
import { statement } from '../../../platform/database/statement';

const WHOLE = columnsOf(
  Issue,
  ['description', 'city', 'category', 'categoryLabel', 'priority', 'pincode', 'ward'],
  'i',
);
/** Parts have the place as it was reported, and show it as the whole does. */
const EXACT = exactPlaceOf('i', 'e');
const findWhole = statement(
  'console.issue-to-split',
  `select ${WHOLE}, ${EXACT.lat} as lat, ${EXACT.lng} as lng, ${EXACT.address} as address,
          coalesce(e.precision, 'exact') as place
     from issues i ${withExactPlace('i', 'e')} where i.id = $1`,
);
/** The maximum number of messages, media or supporters that are offered. */
export const MOST_MOVABLE = 1000;

/** Answers of the city (`m`) belong to the issue. */
const MOVABLE_MESSAGE = `m.issue_id = $1 and m.deleted_at is null and not m.answer`;
/** A photo (`m`) of a repair belongs to the issue, and so does one that is not yet stored. */
const MOVABLE_MEDIUM = `m.issue_id = $1 and m.deleted_at is null and m.redacted_at is null
   and (m.state = 'stored' or m.type = 'microblog')
   and not exists (select from issue_resolutions r where r.issue_id = $1 and m.id = any (r.media_ids))`;
const MESSAGE = jsonOf(Message, { id: 'id', at: 'createdAt' }, 'm');
const MEDIUM = jsonOf(Media, ['id', 'type', 'postUrl'], 'm');
const SUPPORTER = jsonOf(IssueUpvote, { id: 'userId', at: 'createdAt' }, 'v');
const AUTHOR = jsonOf(User, { author: 'displayName' }, 'u');
/** Whether a person (`u`) shows their name, also in the issue $1. */
const SHOWS_NAME = `u.shown_as = 'name' and not exists (
  select from persona_owners p where p.user_id = u.id and p.scope = $1 and p.shown_as <> 'name')`;
/** What parts of an issue can have, the oldest first; of long messages the begin. */
const findMovable = statement(
  'console.movable-to-parts',
  `select array(select json_build_object(${MESSAGE}, 'text', left(m.content, 200), ${AUTHOR})
                  from messages m join users u on u.id = m.author_id
                 where ${MOVABLE_MESSAGE} order by m.created_at limit ${MOST_MOVABLE}) as messages,
          array(select json_build_object(${MEDIUM}) from media m
                 where ${MOVABLE_MEDIUM} order by m.added_at, m.id limit ${MOST_MOVABLE}) as media,
          array(select json_build_object(${SUPPORTER}, 'name', case when ${SHOWS_NAME} then u.display_name end)
                  from issue_upvotes v join users u on u.id = v.user_id
                 where v.issue_id = $1 order by v.created_at, v.user_id limit ${MOST_MOVABLE}) as supporters
     from issues i where i.id = $1`,
);
const findUnfit = statement(
  'console.unfit-for-parts',
  `select array(select x from unnest($2::text[]) x where not exists (
            select from messages m where m.id = x and ${MOVABLE_MESSAGE})) as "messageIds",
          array(select x from unnest($3::text[]) x where not exists (
            select from media m where m.id = x and ${MOVABLE_MEDIUM})) as "mediaIds",
          array(select x from unnest($4::text[]) x where not exists (
            select from issue_upvotes v where v.issue_id = $1 and v.user_id = x)) as "supporterIds"`,
);

/** What parts of an issue have in common. */
export type WholeIssue = RowOf<typeof WHOLE> & KnownPlace & { place: PlacePrecision };

/** What moves from an issue to a part. */
export interface Moved {
  messageIds: string[];
  mediaIds: string[];
  supporterIds: string[];
}

/** What parts of an issue can have. Times have an offset. */
export interface Movable {
  messages: Array<RowOf<typeof MESSAGE> & RowOf<typeof AUTHOR> & { text: string }>;
  media: Array<RowOf<typeof MEDIUM>>;
  /** `name` is null for somebody who does not show theirs. */
  supporters: Array<RowOf<typeof SUPPORTER> & { name: string | null }>;
}

/** Reads what an issue can be split into. */
@Injectable()
export class SplitQueries {
  constructor(private readonly database: Database) {}

  whole(issueId: string): Promise<WholeIssue | undefined> {
    return this.database.row<WholeIssue>(findWhole, [issueId]);
  }

  movable(issueId: string): Promise<Movable | undefined> {
    return this.database.row<Movable>(findMovable, [issueId]);
  }

  /** The given ids that are not of an issue, or cannot move from it. */
  async unfit(issueId: string, { messageIds, mediaIds, supporterIds }: Moved): Promise<Moved> {
    const unfit = await this.database.row<Moved>(findUnfit, [issueId, messageIds, mediaIds, supporterIds]);
    return unfit ?? { messageIds, mediaIds, supporterIds };
  }
}

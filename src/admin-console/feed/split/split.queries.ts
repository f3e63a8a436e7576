import { Injectable } from '@nestjs/common';
import { exactPlaceOf, withExactPlace } from '../../../issues';
import { Issue } from '../../../issues/entities/issue.entity';
import type { KnownPlace, PlacePrecision } from '../../../kernel/place-precision';
import { columnsOf, type RowOf } from '../../../platform/database/columns';
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
/** Answers of the city belong to the issue; a photo of a repair, or one not yet stored, does, too. */
const findUnfit = statement(
  'console.unfit-for-parts',
  `select array(select x from unnest($2::text[]) x where not exists (
            select from messages m where m.id = x and m.issue_id = $1 and m.deleted_at is null and not m.answer)) as "messageIds",
          array(select x from unnest($3::text[]) x where not exists (
            select from media m where m.id = x and m.issue_id = $1 and m.deleted_at is null and m.redacted_at is null
               and (m.state = 'stored' or m.type = 'microblog')
               and not exists (select from issue_resolutions r where r.issue_id = $1 and m.id = any (r.media_ids)))) as "mediaIds",
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

/** Reads what an issue can be split into. */
@Injectable()
export class SplitQueries {
  constructor(private readonly database: Database) {}

  whole(issueId: string): Promise<WholeIssue | undefined> {
    return this.database.row<WholeIssue>(findWhole, [issueId]);
  }

  /** The given ids that are not of an issue, or cannot move from it. */
  async unfit(issueId: string, { messageIds, mediaIds, supporterIds }: Moved): Promise<Moved> {
    const unfit = await this.database.row<Moved>(findUnfit, [issueId, messageIds, mediaIds, supporterIds]);
    return unfit ?? { messageIds, mediaIds, supporterIds };
  }
}

import { Injectable } from '@nestjs/common';
import { Media } from '../../media/entities/media.entity';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';

const FIRST = columnsOf(Media, { issueId: 'issueId', photo: 'id' });
const find = statement(
  'site.find-first-photos',
  `select distinct on (issue_id) ${FIRST}, coalesce(object_key, id) as "photoKey"
     from media
    where issue_id = any ($1) and type = 'image' and state = 'stored' and post_url is null
      and deleted_at is null and redacted_at is null
    order by issue_id, added_at, id`,
);

/** An issue with the id of its first photo, and the key of its object; undefined if it has none. */
export type WithPhoto<Issue> = Issue & { photo?: string; photoKey?: string };

/** The first photo of each issue of a list, which shows the problem. */
@Injectable()
export class FirstPhotoQueries {
  constructor(private readonly database: Database) {}

  /** The issues, in their order, each with its first photo. */
  async addTo<Issue extends { id: string }>(issues: readonly Issue[]): Promise<Array<WithPhoto<Issue>>> {
    if (issues.length === 0) return [];
    const ids = issues.map(({ id }) => id);
    const rows = await this.database.rows<RowOf<typeof FIRST> & { photoKey: string }>(find, [ids]);
    const photos = new Map(rows.map(({ issueId, photo, photoKey }) => [issueId, { photo, photoKey }]));
    return issues.map((issue) => ({ ...issue, ...photos.get(issue.id) }));
  }
}

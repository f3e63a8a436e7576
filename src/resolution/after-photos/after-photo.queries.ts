import { Injectable } from '@nestjs/common';
import { City } from '../../accountability/entities/city.entity';
import { metresBetween, placeOf } from '../../issues';
import { Issue } from '../../issues/entities/issue.entity';
import { Media } from '../../media/entities/media.entity';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { partsNear } from './hash-parts';

/** How many bits of the difference hashes of one photo differ, at most. */
const MAX_DISTANCE = 6;

const PHOTO = columnsOf(Media, { mediaId: 'id', pictureHash: 'pictureHash', takenAt: 'takenAt' }, 'm');
const OF_ISSUE = columnsOf(Issue, { reportedAt: 'createdAt' }, 'i');
const OF_CITY = columnsOf(City, ['timeZone'], 'c');
const METRES = metresBetween({ lat: 'm.taken_lat', lng: 'm.taken_lng' }, placeOf('i'));
const findPhotos = statement(
  'resolution.photos',
  `select ${PHOTO}, ${OF_ISSUE}, ${OF_CITY}, ${METRES} as metres
     from media m join issues i on i.id = m.issue_id join cities c on c.slug = i.city
    where m.issue_id = $1 and m.id = any ($2) and m.type = 'image'`,
);
/**
 * By the index over the parts, which finds few, and then by their hashes. Part by part: the planner expects a third of
 * the table for all of them, and would read it.
 */
const findSame = statement(
  'resolution.same-photo',
  `select exists (
     select from unnest($1::int[]) as near(part)
      cross join lateral (
        select p.picture_hash, p.issue_id from after_photos p where p.hash_parts @> array[near.part] offset 0) p
      where p.issue_id <> $3 and bit_count(p.picture_hash # $2::bit(64)) <= ${MAX_DISTANCE}) as found`,
);

/** A photo of an issue, with what its checks need. */
export type CheckedPhoto = RowOf<typeof PHOTO> &
  RowOf<typeof OF_ISSUE> &
  RowOf<typeof OF_CITY> & {
    /** From the issue to where it was taken; null if one of the places is not known. */
    metres: number | null;
  };

/** Reads what the checks of photos that show repairs need. */
@Injectable()
export class AfterPhotoQueries {
  constructor(private readonly database: Database) {}

  /** Those of given media of an issue that are photos. */
  photos(issueId: string, mediaIds: readonly string[]): Promise<CheckedPhoto[]> {
    return this.database.rows(findPhotos, [issueId, mediaIds]);
  }

  /** Whether another issue was resolved with a photo whose hash is near to the given one. */
  async isOfAnother(issueId: string, hash: string): Promise<boolean> {
    const values = [partsNear(hash), hash, issueId];
    return (await this.database.row<{ found: boolean }>(findSame, values))?.found ?? false;
  }
}

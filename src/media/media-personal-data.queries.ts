import { HeldRows } from '../personal-data';
import { columnsOf } from '../platform/database/columns';
import { Media } from './entities/media.entity';
import { WaitingPicture } from './entities/waiting-picture.entity';

/** The columns that say whether a medium has a file. */
export type HeldMedium = Pick<Media, 'id' | 'objectKey' | 'state' | 'mimeType' | 'purgedAt'>;

/** What is held of a person in media. */
export const HELD_MEDIA = [
  new HeldRows({
    kind: 'media',
    columns: `${columnsOf(Media, ['id', 'issueId', 'type', 'state', 'mimeType', 'sizeBytes', 'postUrl', 'objectKey', 'addedBy', 'addedAt', 'storedAt', 'takenAt', 'takenLat', 'takenLng', 'deletedAt', 'purgedAt'], 'm')}, case when m.deleted_by = any($1) then m.deleted_by end as "deletedBy"`,
    from: 'media m',
    where: `m.added_by = any($1)`,
    by: 'ids',
    key: `m.id`,
  }),
  new HeldRows({
    kind: 'waiting_pictures',
    columns: columnsOf(WaitingPicture, ['mediaId', 'issueId', 'addedBy', 'url', 'createdAt'], 'w'),
    from: 'waiting_pictures w',
    where: `w.added_by = any($1)`,
    by: 'ids',
    key: `w.media_id`,
  }),
];

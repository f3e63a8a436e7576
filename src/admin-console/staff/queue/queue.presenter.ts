import { issueNumber } from '../../../kernel/issue-number';
import { textIn } from '../../../kernel/languages';
import { mediaUrl } from '../../../kernel/media-types';
import { presentFeedIssue } from '../../feed/feed.presenter';
import type { QueueIssueDto, QueuePageDto } from './queue.dto';
import type { QueueRow } from './queue.queries';
import { type QueuePage, shownCount } from './queue.service';

/** A page of a queue (docs/api/staff.md#queues). */
export function presentQueue({ items, count, next }: QueuePage): QueuePageDto {
  return { items: items.map(presentQueued), ...shownCount(count), next };
}

function presentQueued({ reviewed, row }: QueuePage['items'][number]): QueueIssueDto {
  return {
    ...presentFeedIssue(reviewed),
    number: issueNumber(row.id),
    place: row.place,
    reportedAt: reviewed.row.createdAt.toISOString(),
    photoUrl: row.photoId && mediaUrl('', row.photoId),
    supporters: row.supporters,
    holder: holderOf(row),
    state: row.state,
  };
}

function holderOf({ unitId, unitName, accountId, accountName }: QueueRow): QueueIssueDto['holder'] {
  return unitId === null ? null : { unitId, unitName: textIn(unitName ?? ''), accountId, accountName };
}

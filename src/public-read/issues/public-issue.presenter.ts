import { presentBeforeAfter, presentDuplicateOf, presentOutcomeReason } from '../../issues';
import { SOURCE_LABELS } from '../../kernel/sources';
import { timeAgo } from '../../kernel/time/time-ago';
import type { Batches } from '../../platform/http/json-stream';
import { presented } from '../batches';
import type { PublicIssueDto } from './public-issue.dto';
import type { PublicIssueRow } from './public-issue.rows';

/** An issue in the public feed (docs/api/public-read.md#issues). @param baseUrl the base of URLs */
export function presentPublicIssue(row: PublicIssueRow, now: number, baseUrl: string): PublicIssueDto {
  return {
    id: row.id,
    title: row.title,
    category: row.categoryLabel,
    area: row.area,
    ward: row.ward,
    pincode: row.pincode ?? '',
    mp: row.constituencyParliamentary ?? '',
    wardNo: row.wardNumber ?? 0,
    status: row.feedStatus,
    channel: SOURCE_LABELS[row.source],
    votes: row.upvotes,
    timeAgo: timeAgo(row.createdAt.getTime(), now),
    reporter: row.reporterName.trim() || 'Anonymous',
    isCR: row.isCitizenReporter ?? false,
    coords: row.lat === null || row.lng === null ? null : `${degrees(row.lat)}° N, ${degrees(row.lng)}° E`,
    addr: row.address || null,
    media: row.media?.map((type) => ({ t: type === 'video' ? 'video' : 'photo' })) ?? [],
    desc: row.description,
    outcomeReason: presentOutcomeReason(row.outcomeReason),
    confirmation: row.confirmation,
    beforeAfter: presentBeforeAfter(row.beforeAfter, baseUrl),
    duplicateOf: presentDuplicateOf(row),
  };
}

/** Presents issues batch by batch. */
export function presentPublicIssues(
  rows: Batches<PublicIssueRow>,
  now: Date,
  baseUrl: string,
): Batches<PublicIssueDto> {
  return presented(rows, (row) => presentPublicIssue(row, now.getTime(), baseUrl));
}

/** Rounds degrees to six decimal places, a tenth of a metre. */
function degrees(value: number): number {
  return Math.round(value * 1e6) / 1e6 || 0;
}

import { type IssueSource, SOURCE_LABELS } from '../../kernel/sources';
import type { FeedStatus } from '../../kernel/statuses';
import { timeAgo } from '../../kernel/time-ago';
import type { PublicIssueDto } from './public-issue.dto';

/** What the public feed shows of an issue is read from. */
export interface PublicIssueRow {
  id: string;
  title: string;
  category: string;
  area: string;
  ward: string;
  pincode: string | null;
  constituency: string | null;
  wardNumber: number | null;
  status: FeedStatus;
  source: IssueSource;
  votes: number;
  createdAt: Date;
  reporterName: string;
  isCitizenReporter: boolean | null;
  lat: number | null;
  lng: number | null;
  address: string | null;
  /** The types of what is attached; null when there is nothing. */
  media: string[] | null;
  description: string;
}

/** An issue in the public feed (docs/api/public-read.md#issues). */
export function presentPublicIssue(row: PublicIssueRow, now: number): PublicIssueDto {
  return {
    id: row.id,
    title: row.title,
    category: row.category,
    area: row.area,
    ward: row.ward,
    pincode: row.pincode ?? '',
    mp: row.constituency ?? '',
    wardNo: row.wardNumber ?? 0,
    status: row.status,
    channel: SOURCE_LABELS[row.source],
    votes: row.votes,
    timeAgo: timeAgo(row.createdAt.getTime(), now),
    reporter: row.reporterName.trim() || 'Anonymous',
    isCR: row.isCitizenReporter ?? false,
    coords: row.lat === null || row.lng === null ? null : `${degrees(row.lat)}° N, ${degrees(row.lng)}° E`,
    addr: row.address || null,
    media: row.media?.map((type) => ({ t: type === 'video' ? 'video' : 'photo' })) ?? [],
    desc: row.description,
  };
}

/** Degrees to six places, which is a tenth of a metre. */
function degrees(value: number): number {
  return Math.round(value * 1e6) / 1e6 || 0;
}

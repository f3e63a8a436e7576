import { CHAIN_ROLES, type ChainRole } from '../../kernel/people/chain-roles';
import { HOUR_MS } from '../../kernel/time/durations';
import { SOURCE_LABELS } from '../../kernel/sources';
import type { FeedStatus } from '../../kernel/statuses';
import { timeAgo } from '../../kernel/time/time-ago';
import { mediaUrl } from '../../kernel/media-types';
import { sentenceOf } from './activity.presenter';
import { FEED_STATUS_LABELS } from './feed-status-labels';
import type { FeedIssueDetailDto, FeedIssueDto, IssueAdminStateDto } from './feed.dto';
import type { FeedReportDto } from './feed-report.dto';
import { presentBeforeAfter, presentOutcomeReason } from '../../issues';
import { presentUndoableMerges } from './duplicates/issue-merges.presenter';
import { presentFeedResolution } from './feed-resolution.presenter';
import { presentHolder } from '../staff/assignment.presenter';
import type { AdminState, FeedDetailRow, FeedRow } from './feed.queries';
import type { ReviewedDetail, ReviewedIssue, ReviewedReport } from './feed-review.service';

const PILLS: Record<FeedStatus, Pick<FeedIssueDto, 'pillBg' | 'pillFg' | 'pillDot'>> = {
  new: { pillBg: '#E8F1FE', pillFg: '#1D5FBF', pillDot: '#2F6FDE' },
  ack: { pillBg: '#F2EAFD', pillFg: '#6B3FB5', pillDot: '#7A55C7' },
  progress: { pillBg: '#FFF1E0', pillFg: '#B55B0B', pillDot: '#E08A1E' },
  resolved: { pillBg: '#E7F6EE', pillFg: '#1B7F4F', pillDot: '#3C9A5F' },
  overdue: { pillBg: '#FBE3E6', pillFg: '#A81F33', pillDot: '#C5283D' },
};
const SLA_COLOURS = { left: '#1B7F4F', over: '#A81F33', still: '#8A93A0' } as const;

/** An issue in the console's list (docs/api/console-feed.md#feed-list). */
export function presentFeedIssue({ row, slaHours, now }: ReviewedIssue): FeedIssueDto {
  return {
    id: row.id,
    title: row.title,
    category: row.category,
    ward: row.ward,
    pincode: row.pincode ?? '',
    status: row.status,
    statusLabel: FEED_STATUS_LABELS[row.status],
    ...PILLS[row.status],
    ...slaOf(row, slaHours, now),
    role: roleOf(row),
    ...togglesOf(row),
    ...dueOf(row),
  };
}

/** An issue on its page in the console. */
export function presentFeedDetail({ row, activity, now }: ReviewedDetail): FeedIssueDetailDto {
  const parts = [
    row.category,
    row.ward && `Ward ${row.ward}`,
    row.area,
    row.pincode,
    SOURCE_LABELS[row.source],
    `${row.votes} votes`,
    `reported ${timeAgo(row.createdAt.getTime(), now)} ago by ${row.reporterName.trim() || 'Anonymous'}`,
  ];
  return {
    id: row.id,
    cityId: row.city,
    title: row.title,
    categorySlug: row.categorySlug,
    metaLine: parts.filter(Boolean).join(' · '),
    status: row.status,
    chain: CHAIN_ROLES.map((role) => ({ role, office: officeOf(row, role), current: role === roleOf(row) })),
    activity: activity.map((happened) => ({
      t: sentenceOf(happened, row.id),
      when: timeAgo(happened.at.getTime(), now),
      at: happened.at.toISOString(),
    })),
    mediaTiles: row.media.map(({ index, kind, redacted }) => ({
      index,
      kind: kind === 'video' ? 'video' : 'photo',
      redacted,
    })),
    ...togglesOf(row),
    ...dueOf(row),
    chainRoleOverride: row.chainRoleOverride,
    duplicateOf: row.duplicateOf,
    merges: presentUndoableMerges(row.merges, now),
    holder: presentHolder(row.holder),
    resolution: row.resolution && presentFeedResolution(row.resolution),
    outcomeReason: presentOutcomeReason(row.outcomeReason),
    beforeAfter: presentBeforeAfter(row.beforeAfter, ''),
  };
}

/** The report of an issue (docs/api/console-feed.md#feed-report). */
export function presentFeedReport({
  id,
  description,
  address,
  ward,
  lat,
  lng,
  media,
  photoNeeded,
}: ReviewedReport): FeedReportDto {
  return {
    issueId: id,
    description,
    address: address ?? '',
    ward,
    location: lat === null || lng === null ? null : { lat, lng },
    media: media.map(({ index, id: mediaId, type, postUrl }) => ({
      index,
      type,
      url: postUrl ?? mediaUrl('', mediaId),
    })),
    photoNeeded,
  };
}

/** The admin state of an issue (docs/api/console-feed.md#admin-state). */
export function presentAdminState(state: AdminState): IssueAdminStateDto {
  return {
    issueId: state.issueId,
    ...togglesOf(state),
    chainRoleOverride: state.chainRoleOverride,
    redactedMedia: state.redactedMedia,
  };
}

type Toggles = Pick<AdminState, 'forced' | 'slaPaused' | 'closed' | 'hidden' | 'pinned'>;

function togglesOf({ forced, slaPaused, closed, hidden, pinned }: Toggles): Toggles {
  return { forced, slaPaused, closed, hidden, pinned };
}

function dueOf({ dueAt, breachedAt, escalationLevel }: FeedRow) {
  return {
    dueAt: dueAt?.toISOString() ?? null,
    breachedAt: breachedAt?.toISOString() ?? null,
    escalationLevel,
  };
}

/**
 * The role in charge of an issue: the one chosen by city staff, otherwise the MLA if it is marked as escalated,
 * otherwise the ward officer.
 */
function roleOf({ chainRoleOverride, forced }: FeedRow): ChainRole {
  return chainRoleOverride ?? (forced ? 'MLA' : 'Municipal Ward Officer');
}

/**
 * The hours left or overdue. The stored status alone decides which of the two is shown, even if the time says
 * otherwise, and the hours are never negative (docs/api/console-feed.md#sla-label).
 */
function slaOf(
  { status, slaPaused, createdAt }: FeedRow,
  slaHours: number,
  now: number,
): { slaLabel: string; slaColor: string } {
  if (status === 'resolved') return { slaLabel: 'Resolved', slaColor: SLA_COLOURS.still };
  const hours = Math.abs(slaHours - Math.floor((now - createdAt.getTime()) / HOUR_MS));
  if (status === 'overdue') return { slaLabel: `${hours}h overdue`, slaColor: SLA_COLOURS.over };
  const slaLabel = slaPaused ? `${hours}h left, paused` : `${hours}h left`;
  return { slaLabel, slaColor: slaPaused ? SLA_COLOURS.still : SLA_COLOURS.left };
}

/** The office of a role at the time of placing; '' if unknown. */
function officeOf({ responsible }: FeedDetailRow, role: ChainRole): string {
  const officials = responsible?.officials;
  switch (role) {
    case 'Local Police':
      return responsible?.police_station?.name ?? '';
    case 'Corporator':
      return officials?.corporator?.name ?? '';
    case 'Municipal Ward Officer':
      return officials?.ward_officer?.name ?? '';
    case 'MLA':
      return officials?.mla?.name ?? '';
    default:
      return officials?.mp?.name ?? '';
  }
}

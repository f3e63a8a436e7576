import type { Actor } from '../kernel/people/actor';
import { isPersonaId } from '../kernel/people/service-accounts';
import type { KnownPlace } from '../kernel/place-precision';
import { mediaUrl } from '../kernel/media-types';
import { codeOf } from '../platform/http/error-codes';
import type { BulkOutcome } from './bulk-status.service';
import type { AssignmentDto, BulkResultDto, IssueStatsDto, UpvoteDto } from './dto/issue-actions.dto';
import type { CreatedIssueDto, EditedIssueDto, IssueDto, IssueListItemDto } from './dto/issue.dto';
import type { IssueMapDto } from './dto/issue-map.dto';
import type { OwnIssueDto, UpvotedIssueDto } from './dto/own-issues.dto';
import type { Issue } from './entities/issue.entity';
import type { Location, LockedIssue } from './issue';
import type { MapCell } from './map/issue-map.queries';
import type { IssueFigures } from './issue.queries';
import type {
  AttachedMedia,
  DuplicateMark,
  IssueDetailRow,
  IssueRow,
  JoinedMedia,
  OwnIssueRow,
  UpvotedIssueRow,
} from './issue.rows';
import type { AssignmentRecord } from './issues.service';
import { presentBeforeAfter, presentOutcomeReason, presentResolution } from './resolution-view.presenter';

/** An issue in a list (docs/api/issues.md#fields). */
export function presentListItem(row: IssueRow): IssueListItemDto {
  return Object.assign(presentCommon(row), { mediaCount: row.mediaCount });
}

/** An issue in a person's own list (docs/api/me.md#own-lists). */
export function presentOwn(row: OwnIssueRow): OwnIssueDto {
  const { isMerged, mergedInto } = row;
  const original = mergedInto === null ? null : { issueId: mergedInto };
  const mine = row.isMine && isPersonaId(row.reporterId) ? (true as const) : undefined;
  return Object.assign(presentListItem(row), { duplicateOf: isMerged ? original : undefined, mine });
}

/** An issue somebody has upvoted (docs/api/me.md#own-lists). */
export function presentUpvoted(row: UpvotedIssueRow): UpvotedIssueDto {
  return Object.assign(presentOwn(row), { upvotedAt: row.upvotedAt.toISOString() });
}

/**
 * An issue by itself (docs/api/issues.md#fields).
 * @param actor the reader, if signed in; `hasUpvoted` is only shown to them
 * @param baseUrl the base of the URLs of uploads
 */
export function presentDetail(row: IssueDetailRow, actor: Actor | undefined, baseUrl: string): IssueDto {
  return {
    ...presentCommon(row),
    hasUpvoted: actor ? row.hasUpvoted : undefined,
    duplicateOf: presentDuplicateOf(row),
    exactLocation: row.exact?.place && presentExact(row.exact.place),
    place: row.exact?.precision,
    mine: row.persona === row.reporterId ? true : undefined,
    assignedTo:
      row.assigneeId === null ? undefined : { userId: row.assigneeId, displayName: row.assigneeName ?? '' },
    media: [
      ...(row.media ?? []).map((item) => presentAttached(item, baseUrl)),
      ...(row.joinedMedia ?? []).map((item) => presentJoined(item, baseUrl)),
    ],
    messageCount: row.messageCount,
    resolution: row.resolution ? presentResolution(row.resolution, (time) => time.toISOString()) : undefined,
    outcomeReason: presentOutcomeReason(row.outcomeReason),
    confirmation: row.confirmation,
    beforeAfter: presentBeforeAfter(row.beforeAfter, baseUrl),
    closedAt: row.closedAt?.toISOString(),
    closedBy: row.closedBy ?? undefined,
  };
}

function presentExact({ lat, lng, address }: KnownPlace): IssueDto['exactLocation'] {
  return { lat, lng, address: address ?? '' };
}

/** The issue that an issue is a duplicate of (docs/api/merging.md#joined-issues); absent if it is none. */
export function presentDuplicateOf({ isDuplicate, original }: DuplicateMark): IssueDto['duplicateOf'] {
  if (!isDuplicate) return undefined;
  return original === null ? null : { issueId: original };
}

/** An attached item (docs/api/media.md#media-item). */
function presentAttached(item: AttachedMedia, baseUrl: string): IssueDto['media'][number] {
  const { id, type, postUrl, addedAt } = item;
  return {
    mediaId: id,
    type,
    url: postUrl ?? mediaUrl(baseUrl, id),
    addedAt: new Date(addedAt).toISOString(),
  };
}

/** An item of an issue that was joined with the one that shows it (docs/api/merging.md#joined-issues). */
function presentJoined(item: JoinedMedia, baseUrl: string): IssueDto['media'][number] {
  return { ...presentAttached(item, baseUrl), joinedFrom: item.issueId ?? undefined };
}

/** The fields a list item and a detail share. */
function presentCommon(row: IssueRow): Omit<IssueListItemDto, 'mediaCount'> {
  return {
    issueId: row.id,
    title: row.title,
    description: row.description,
    city: row.city,
    category: row.category,
    priority: row.priority,
    status: row.status,
    upvotes: row.upvotes,
    reportedBy: { userId: row.reporterId, displayName: row.reporterName },
    location: locationOf(row),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    breachedAt: row.breachedAt?.toISOString() ?? null,
    escalationLevel: row.dueAt && row.escalationLevel,
  };
}

/** A new issue (docs/api/issues.md#create). */
export function presentCreated({
  id,
  title,
  createdAt,
}: Pick<Issue, 'id' | 'title' | 'createdAt'>): CreatedIssueDto {
  return { issueId: id, title, status: 'open', createdAt: createdAt.toISOString() };
}

/** An issue after an edit (docs/api/issues.md#edit). */
export function presentEdited(
  issueId: string,
  { status, updatedAt }: Pick<LockedIssue, 'status' | 'updatedAt'>,
): EditedIssueDto {
  return { issueId, status, updatedAt: updatedAt.toISOString() };
}

/** The result of an upvote. */
export function presentUpvote(
  issueId: string,
  { upvotes, hasUpvoted }: { upvotes: number; hasUpvoted: boolean },
): UpvoteDto {
  return { issueId, upvotes, hasUpvoted };
}

/** An assignment (docs/api/issues.md#assignment). */
export function presentAssignment(record: AssignmentRecord): AssignmentDto {
  return {
    issueId: record.issueId,
    assignedTo: {
      userId: record.assignee.id,
      displayName: record.assignee.name,
      department: record.department,
    },
    assignedAt: record.assignedAt.toISOString(),
    assignedBy: record.assignedBy,
  };
}

/** The results of a bulk request. */
export function presentBulkResult(outcomes: readonly BulkOutcome[]): BulkResultDto {
  const failed = outcomes.filter((outcome) => outcome.error).length;
  return { updated: outcomes.length - failed, failed, results: outcomes.map(presentOutcome) };
}

function presentOutcome({ issueId, error }: BulkOutcome): BulkResultDto['results'][number] {
  if (!error) return { issueId, success: true };
  return { issueId, success: false, error: { code: codeOf(error.kind), message: error.message } };
}

/** Counts of all issues by each property. */
export function presentStats(figures: IssueFigures, generatedAt: Date): IssueStatsDto {
  const { total, byStatus, byPriority, byCity, byCategory } = figures;
  return { total, byStatus, byPriority, byCity, byCategory, generatedAt: generatedAt.toISOString() };
}

/** Rounds to a tenth of a metre, in degrees: finer than any map. */
const PLACES = 1_000_000;

/** The issues in an area of the map (docs/api/issues.md#map). */
export function presentMap(cells: readonly MapCell[]): IssueMapDto {
  const rounded = (degrees: number) => Math.round(degrees * PLACES) / PLACES;
  return {
    cells: cells.map((cell) => ({
      lat: rounded(cell.lat),
      lng: rounded(cell.lng),
      count: cell.count,
      issueId: cell.issueId,
      title: cell.issue?.title,
      category: cell.issue?.category,
      status: cell.issue?.status,
      late: cell.late,
      escalated: cell.escalated,
      escalationLevel: cell.escalationLevel,
      issues: cell.issues?.map(({ issueId, title }) => ({ issueId, title })),
    })),
  };
}

function locationOf({ lat, lng, address }: Pick<IssueRow, 'lat' | 'lng' | 'address'>): Location | undefined {
  return lat === null || lng === null ? undefined : { lat, lng, address: address ?? '' };
}

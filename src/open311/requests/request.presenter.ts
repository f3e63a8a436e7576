import { type OutcomeReasonJson, presentOutcomeReason } from '../../issues';
import { CATEGORIES } from '../../kernel/categories';
import { toSecond } from '../../kernel/time/clock';
import { mediaUrl } from '../../kernel/media-types';
import { isDone } from '../../kernel/statuses';
import { beforeAfterOf } from '../before-after';
import { noteOf } from '../status-notes';
import type { RequestOutcomeReasonDto, ServiceRequestDto } from './request.dto';
import type { EventRow, RequestRow, ShownRequest } from './request.rows';

const NAMES = new Map(CATEGORIES.map(({ slug, displayName }) => [slug, displayName]));

/** Issues as service requests. @param baseUrl the base of URLs */
export function presentRequests(requests: readonly ShownRequest[], baseUrl: string): ServiceRequestDto[] {
  return requests.map((request) => presentRequest(request, baseUrl));
}

/** An issue as a service request (docs/open311.md#requests). @param baseUrl the base of URLs */
export function presentRequest({ row, events }: ShownRequest, baseUrl: string): ServiceRequestDto {
  return {
    service_request_id: row.id,
    status: isMerged(row) || isDone(row.status) ? 'closed' : 'open',
    status_notes: noteOfMerged(row) ?? row.resolution,
    service_name: NAMES.get(row.category) ?? row.category,
    service_code: row.category,
    description: row.description,
    agency_responsible: row.department,
    service_notice: null,
    requested_datetime: toSecond(row.createdAt),
    updated_datetime: toSecond(changedAt(row)),
    expected_datetime: row.dueAt && toSecond(row.dueAt),
    address: row.address || null,
    address_id: null,
    zipcode: row.pincode,
    lat: row.lat,
    long: row.lng,
    media_url: row.imageId === null ? null : mediaUrl(baseUrl, row.imageId),
    ...(events && extensionsOf(row, events, baseUrl)),
  };
}

/**
 * Whether an issue is hidden only because it was merged into another. A duplicate that is visible, because the other
 * one is hidden, is shown like any other issue.
 */
function isMerged({ hidden, duplicateOf }: RequestRow): boolean {
  return hidden && duplicateOf !== null;
}

/**
 * Names the other issue, unless it is hidden by moderation. An issue that was closed before it was merged stays
 * visible, and names it too.
 */
function noteOfMerged(row: RequestRow): string | undefined {
  const { status, shownDuplicateOf } = row;
  if (shownDuplicateOf === null) return isMerged(row) ? 'Duplicate' : undefined;
  return isMerged(row) || status === 'closed' ? `Duplicate of ${shownDuplicateOf}` : undefined;
}

/** When it was closed, if it is; otherwise when it last changed. */
function changedAt(row: RequestRow): Date {
  const { closedAt, resolvedAt, updatedAt } = row;
  if (isMerged(row)) return updatedAt;
  const changes = [updatedAt, row.placedAt, row.picturesChangedAt].map((at) => at?.getTime() ?? 0);
  return closedAt ?? resolvedAt ?? new Date(Math.max(...changes));
}

function extensionsOf(
  row: RequestRow,
  events: readonly EventRow[],
  baseUrl: string,
): Pick<ServiceRequestDto, 'extended_attributes' | 'notes'> {
  const { id, title, ward, upvotes, categoryLabel, hidden } = row;
  return {
    extended_attributes: {
      title,
      ward: ward || null,
      votes: upvotes,
      category_label: categoryLabel,
      outcome_reason: reasonOf(row.outcomeReason),
      confirmation: row.confirmation,
      before_after: beforeAfterOf(row.beforeAfter, baseUrl),
      timeline_url: hidden ? null : `${baseUrl}/api/issues/${id}/timeline`,
    },
    notes: events.map((event) => ({ datetime: toSecond(event.at), description: noteOf(event) })),
  };
}

function reasonOf(outcome: OutcomeReasonJson | null): RequestOutcomeReasonDto | null {
  const shown = presentOutcomeReason(outcome);
  if (!shown) return null;
  const { officeId, duplicateOf, ...rest } = shown;
  return {
    ...rest,
    ...(officeId !== undefined && { office_id: officeId }),
    ...(duplicateOf !== undefined && { duplicate_of: duplicateOf }),
  };
}

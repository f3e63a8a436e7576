import { toSecond } from '../../kernel/time/clock';
import { beforeAfterOf } from '../before-after';
import { pageOf } from './atom';
import { type FeedEntry, isUpdate } from './feed-entries';
import type { FeedEvent, FeedIssue } from './feed.queries';
import { eventTitleOf, nameOfEvent } from './event-title';

/** Issues and their events as a GeoJSON FeatureCollection (RFC 7946); an issue without a position has no geometry. */
export function geoJsonOfIssues(entries: readonly FeedEntry[], baseUrl: string): object {
  return collectionOf(
    entries.map((entry) => (isUpdate(entry) ? updateOf(entry, entry, baseUrl) : featureOf(entry, baseUrl))),
  );
}

/** An issue with its events as a GeoJSON FeatureCollection; the issue is the first feature. */
export function geoJsonOfHistory(issue: FeedIssue, events: readonly FeedEvent[], baseUrl: string): object {
  return collectionOf([featureOf(issue, baseUrl), ...events.map((event) => updateOf(event, issue, baseUrl))]);
}

function collectionOf(features: readonly object[]): object {
  return { type: 'FeatureCollection', features };
}

function updateOf(event: FeedEvent, issue: FeedIssue, baseUrl: string): object {
  const { kind, level, office, newDueAt, dueReason, toStatus } = event;
  return {
    type: 'Feature',
    id: nameOfEvent(issue.id, event),
    geometry: pointOf(issue),
    properties: {
      issue_id: issue.id,
      title: eventTitleOf(event),
      issue_title: issue.title,
      kind,
      status: toStatus,
      escalation_level: level,
      office,
      due_at: newDueAt && toSecond(newDueAt),
      due_reason: dueReason,
      at: toSecond(event.at),
      url: pageOf(issue, baseUrl),
    },
  };
}

function pointOf({ lat, lng }: FeedIssue): object | null {
  return lat === null || lng === null ? null : { type: 'Point', coordinates: [lng, lat] };
}

function featureOf(issue: FeedIssue, baseUrl: string): object {
  const { id, title, description, category, status, ward, address, createdAt, updatedAt } = issue;
  const { dueAt, breachedAt, escalationLevel, outcomeReason, beforeAfter } = issue;
  return {
    type: 'Feature',
    id,
    geometry: pointOf(issue),
    properties: {
      title,
      description,
      category,
      status,
      ward: ward || null,
      address: address || null,
      created_at: toSecond(createdAt),
      updated_at: toSecond(updatedAt),
      due_at: dueAt && toSecond(dueAt),
      breached_at: breachedAt && toSecond(breachedAt),
      escalation_level: escalationLevel,
      outcome_reason: outcomeReason && outcomeReason.reason,
      before_after: beforeAfterOf(beforeAfter, baseUrl),
      url: pageOf(issue, baseUrl),
    },
  };
}

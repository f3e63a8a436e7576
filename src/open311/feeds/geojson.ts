import { toSecond } from '../../kernel/clock';
import type { FeedIssue } from './feed.queries';
import { pageOf } from './atom';

/** Issues as a GeoJSON FeatureCollection (RFC 7946); one without a place has no geometry. */
export function geoJsonOfIssues(issues: readonly FeedIssue[], baseUrl: string): object {
  return { type: 'FeatureCollection', features: issues.map((issue) => featureOf(issue, baseUrl)) };
}

function featureOf(issue: FeedIssue, baseUrl: string): object {
  const { id, title, description, category, status, ward, address, lat, lng, createdAt, updatedAt } = issue;
  const { dueAt, breachedAt, escalationLevel } = issue;
  return {
    type: 'Feature',
    id,
    geometry: lat === null || lng === null ? null : { type: 'Point', coordinates: [lng, lat] },
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
      url: pageOf(issue, baseUrl),
    },
  };
}

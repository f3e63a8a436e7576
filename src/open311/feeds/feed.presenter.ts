import { TextStream } from '../../platform/http/text-stream';
import { atomOfHistory, atomOfIssues, type FeedHead } from './atom';
import type { FeedEvent, FeedIssue } from './feed.queries';
import { geoJsonOfIssues } from './geojson';

export const ATOM_TYPE = 'application/atom+xml; charset=utf-8';
export const GEOJSON_TYPE = 'application/geo+json; charset=utf-8';

/** The formats of feeds. */
export const FEED_FORMATS = ['atom', 'geojson'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** The newest issues as a feed (docs/open311.md#feeds). */
export function presentFeed(format: FeedFormat, head: FeedHead, issues: readonly FeedIssue[]): TextStream {
  if (format === 'atom') return new TextStream(atomOfIssues(head, issues), ATOM_TYPE, 'always');
  return new TextStream(whole(JSON.stringify(geoJsonOfIssues(issues, head.baseUrl))), GEOJSON_TYPE, 'always');
}

/** What happened to an issue as a feed. */
export function presentHistory(
  head: Pick<FeedHead, 'baseUrl'>,
  { issue, events }: { issue: FeedIssue; events: readonly FeedEvent[] },
): TextStream {
  const path = `/feeds/${issue.city}/issues/${issue.id}`;
  return new TextStream(
    atomOfHistory({ ...head, path, title: issue.title }, issue, events),
    ATOM_TYPE,
    'always',
  );
}

async function* whole(text: string): AsyncGenerator<string> {
  yield await Promise.resolve(text);
}

import { TextStream } from '../../platform/http/text-stream';
import { atomOfHistory, atomOfIssues, type FeedHead } from './atom';
import type { FeedEntry } from './feed-entries';
import type { FeedEvent, FeedIssue } from './feed.queries';
import { geoJsonOfHistory, geoJsonOfIssues } from './geojson';

export const ATOM_TYPE = 'application/atom+xml; charset=utf-8';
export const GEOJSON_TYPE = 'application/geo+json; charset=utf-8';

/** The formats of feeds. `rss` is another name of `atom`, for whoever guesses the path of a feed. */
export const FEED_FORMATS = ['atom', 'rss', 'geojson'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** The newest of what there is as a feed (docs/open311.md#feeds). */
export function presentFeed(format: FeedFormat, head: FeedHead, entries: readonly FeedEntry[]): TextStream {
  return format === 'geojson'
    ? geoJson(geoJsonOfIssues(entries, head.baseUrl))
    : atom(atomOfIssues(head, entries));
}

/** What happened to an issue as a feed. */
export function presentHistory(
  format: FeedFormat,
  { baseUrl }: Pick<FeedHead, 'baseUrl'>,
  { issue, events }: { issue: FeedIssue; events: readonly FeedEvent[] },
): TextStream {
  const head = {
    path: `/feeds/${issue.city}/issues/${issue.id}`,
    query: '',
    title: issue.title,
    baseUrl,
  } as const;
  return format === 'geojson'
    ? geoJson(geoJsonOfHistory(issue, events, baseUrl))
    : atom(atomOfHistory(head, issue, events));
}

function atom(pieces: AsyncGenerator<string>): TextStream {
  return new TextStream(pieces, ATOM_TYPE, 'always');
}

function geoJson(collection: object): TextStream {
  return new TextStream(whole(JSON.stringify(collection)), GEOJSON_TYPE, 'always');
}

async function* whole(text: string): AsyncGenerator<string> {
  yield await Promise.resolve(text);
}

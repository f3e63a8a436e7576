import { TextStream } from '../../platform/http/text-stream';
import { atomOfHistory, atomOfIssues } from './atom';
import { ATOM_TYPE, GEOJSON_TYPE } from './feed-formats';
import type { Feed, IssueFeed } from './feeds.service';
import { geoJsonOfHistory, geoJsonOfIssues } from './geojson';

/** The newest entries as a feed (docs/open311.md#feeds). */
export function presentFeed({ format, head, entries }: Feed): TextStream {
  return format === 'geojson'
    ? geoJson(geoJsonOfIssues(entries, head.baseUrl))
    : atom(atomOfIssues(head, entries));
}

/** The history of an issue as a feed. */
export function presentHistory({ format, baseUrl, issue, events }: IssueFeed): TextStream {
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

import { CATEGORIES } from '../../kernel/categories';
import { isLate } from '../../kernel/due-dates';
import { type XmlElement, xmlDocument } from '../../platform/http/xml';
import { noteOf } from '../status-notes';
import type { FeedEvent, FeedIssue } from './feed.queries';

const NAMESPACES = { xmlns: 'http://www.w3.org/2005/Atom', 'xmlns:georss': 'http://www.georss.org/georss' };
/** What a category of an entry says of, where it is not what was reported. */
const TIMELINESS = 'timeliness';
/** When the names of entries were given out for the first time; they never change. */
const TAG_DATE = '2026';
/** Of a feed without entries: nothing has changed in it. */
const NEVER = new Date(0);
const LABELS = new Map(CATEGORIES.map(({ slug, displayName }) => [slug, displayName]));

/** What a feed says of itself. */
export interface FeedHead {
  /** Its path, without its ending: what it is known by. */
  path: string;
  title: string;
  baseUrl: string;
}

/** Issues as an Atom feed (RFC 4287), with points of GeoRSS. */
export function atomOfIssues(head: FeedHead, issues: readonly FeedIssue[]): AsyncGenerator<string> {
  const entries = issues.map((issue) => issueEntry(issue, head.baseUrl));
  return feedOf(head, latest(issues.map(({ updatedAt }) => updatedAt)), entries);
}

/** What happened to an issue as an Atom feed. */
export function atomOfHistory(
  head: FeedHead,
  issue: FeedIssue,
  events: readonly FeedEvent[],
): AsyncGenerator<string> {
  const entries = events.map((event) => eventEntry(event, issue, head.baseUrl));
  return feedOf(head, latest(events.map(({ at }) => at)), entries);
}

function feedOf(
  { path, title, baseUrl }: FeedHead,
  updated: Date,
  entries: readonly XmlElement[],
): AsyncGenerator<string> {
  const head: XmlElement[] = [
    text('id', tagOf(baseUrl, path)),
    text('title', title),
    text('updated', updated.toISOString()),
    { name: 'author', content: [text('name', 'Civic Issue Service')] },
    link('self', `${baseUrl}${path}.atom`),
  ];
  return xmlDocument({ name: 'feed', attributes: NAMESPACES }, [head, entries]);
}

function issueEntry(issue: FeedIssue, baseUrl: string): XmlElement {
  const { id, title, description, category, createdAt, updatedAt, lat, lng } = issue;
  return {
    name: 'entry',
    content: [
      text('id', tagOf(baseUrl, `/issues/${id}`)),
      text('title', title),
      text('published', createdAt.toISOString()),
      text('updated', updatedAt.toISOString()),
      link('alternate', pageOf(issue, baseUrl)),
      { name: 'category', attributes: { term: category, label: LABELS.get(category) ?? category } },
      ...(isLate(issue)
        ? [{ name: 'category', attributes: { term: 'late', scheme: tagOf(baseUrl, `/${TIMELINESS}`) } }]
        : []),
      text('summary', description),
      ...(lat === null || lng === null ? [] : [text('georss:point', `${lat} ${lng}`)]),
    ],
  };
}

function eventEntry(event: FeedEvent, issue: FeedIssue, baseUrl: string): XmlElement {
  return {
    name: 'entry',
    content: [
      text('id', tagOf(baseUrl, `/issues/${issue.id}/${event.id}`)),
      text('title', noteOf(event)),
      text('updated', event.at.toISOString()),
      link('alternate', pageOf(issue, baseUrl)),
      text('summary', issue.title),
    ],
  };
}

/** The page of an issue on the citizen site. */
export function pageOf({ city, id }: Pick<FeedIssue, 'city' | 'id'>, baseUrl: string): string {
  return `${baseUrl}/${city}/issues/${id}`;
}

/** A name that stays while the host name of PUBLIC_BASE_URL does (RFC 4151). */
function tagOf(baseUrl: string, path: string): string {
  return `tag:${new URL(baseUrl).hostname},${TAG_DATE}:${path}`;
}

function latest(times: readonly Date[]): Date {
  return new Date(Math.max(NEVER.getTime(), ...times.map((time) => time.getTime())));
}

function text(name: string, content: string): XmlElement {
  return { name, content };
}

function link(rel: string, href: string): XmlElement {
  return { name: 'link', attributes: { rel, href } };
}

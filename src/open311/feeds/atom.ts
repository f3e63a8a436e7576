import { CATEGORIES } from '../../kernel/categories';
import { isLate } from '../../kernel/due-dates';
import { PHOTO_FLAG_WORDS } from '../../kernel/outcome-reasons';
import { type XmlElement, xmlDocument } from '../../platform/http/xml';
import { beforeAfterOf } from '../before-after';
import { eventTitleOf, nameOfEvent } from './event-title';
import { type FeedEntry, isUpdate } from './feed-entries';
import type { FeedEvent, FeedIssue } from './feed.queries';

const NAMESPACES = { xmlns: 'http://www.w3.org/2005/Atom', 'xmlns:georss': 'http://www.georss.org/georss' };
/** The scheme of an entry's category for lateness and escalation. */
const TIMELINESS = 'timeliness';
/** The scheme of an entry's category for a resolution without a repair. */
const OUTCOME = 'outcome';
/** The date in entry ids: when ids were first assigned. It never changes. */
const TAG_DATE = '2026';
/** The `updated` time of a feed without entries. */
const NEVER = new Date(0);
const LABELS = new Map(CATEGORIES.map(({ slug, displayName }) => [slug, displayName]));

/** The metadata of a feed. */
export interface FeedHead {
  /** Its path without extension. */
  path: string;
  /** What identifies the feed, also after its path changed; by default the path. */
  id?: string;
  /** With its question mark; empty if there is none. */
  query: '' | '?updates=1';
  title: string;
  baseUrl: string;
}

/** Issues and their events as an Atom feed (RFC 4287), with GeoRSS points. */
export function atomOfIssues(head: FeedHead, entries: readonly FeedEntry[]): AsyncGenerator<string> {
  const { baseUrl } = head;
  const elements = entries.map((entry) =>
    isUpdate(entry)
      ? eventEntry(entry, entry, `${eventTitleOf(entry)}: ${entry.title}`, baseUrl)
      : issueEntry(entry, baseUrl),
  );
  return feedOf(
    head,
    latest(entries.map((entry) => (isUpdate(entry) ? entry.at : entry.updatedAt))),
    elements,
  );
}

/** The history of an issue as an Atom feed. */
export function atomOfHistory(
  head: FeedHead,
  issue: FeedIssue,
  events: readonly FeedEvent[],
): AsyncGenerator<string> {
  const entries = events.map((event) => eventEntry(event, issue, eventTitleOf(event), head.baseUrl));
  return feedOf(head, latest(events.map(({ at }) => at)), entries);
}

function feedOf(
  { path, id = path, query, title, baseUrl }: FeedHead,
  updated: Date,
  entries: readonly XmlElement[],
): AsyncGenerator<string> {
  const head: XmlElement[] = [
    text('id', tagOf(baseUrl, id + query)),
    text('title', title),
    text('updated', updated.toISOString()),
    { name: 'author', content: [text('name', 'Civic Issue Service')] },
    link('self', `${baseUrl}${path}.atom${query}`),
  ];
  return xmlDocument({ name: 'feed', attributes: NAMESPACES }, [head, entries]);
}

function issueEntry(issue: FeedIssue, baseUrl: string): XmlElement {
  const { id, title, description, category, createdAt, updatedAt, lat, lng, escalationLevel } = issue;
  return {
    name: 'entry',
    content: [
      text('id', tagOf(baseUrl, `/issues/${id}`)),
      text('title', title),
      text('published', createdAt.toISOString()),
      text('updated', updatedAt.toISOString()),
      link('alternate', pageOf(issue, baseUrl)),
      { name: 'category', attributes: { term: category, label: LABELS.get(category) ?? category } },
      ...(isLate(issue) ? [timeliness('late', 'Late', baseUrl)] : []),
      ...escalated(escalationLevel, baseUrl),
      ...outcomeOf(issue, baseUrl),
      text('summary', description),
      ...(lat === null || lng === null ? [] : [text('georss:point', `${lat} ${lng}`)]),
    ],
  };
}

function eventEntry(event: FeedEvent, issue: FeedIssue, title: string, baseUrl: string): XmlElement {
  return {
    name: 'entry',
    content: [
      text('id', tagOf(baseUrl, `/issues/${nameOfEvent(issue.id, event)}`)),
      text('title', title),
      text('updated', event.at.toISOString()),
      link('alternate', pageOf(issue, baseUrl)),
      ...escalated(event.level ?? 0, baseUrl),
      text('summary', issue.title),
    ],
  };
}

/** Why it was not repaired, and the photos of a repair, with what is wrong with them. */
function outcomeOf({ outcomeReason, beforeAfter }: FeedIssue, baseUrl: string): XmlElement[] {
  const photo = (href: string, title: string): XmlElement => ({
    name: 'link',
    attributes: { rel: 'enclosure', href, title },
  });
  const pairs = beforeAfterOf(beforeAfter, baseUrl);
  const before = pairs[0]?.before_url;
  return [
    ...(outcomeReason ? [category(OUTCOME, outcomeReason.reason, 'Resolved without a repair', baseUrl)] : []),
    ...(before ? [photo(before, 'Before the repair')] : []),
    ...pairs.map(({ after_url, flags }) =>
      photo(after_url, ['After the repair', ...flags.map((flag) => PHOTO_FLAG_WORDS[flag])].join(', ')),
    ),
  ];
}

function escalated(level: number, baseUrl: string): XmlElement[] {
  return level === 0 ? [] : [timeliness('escalated', `Escalated to level ${level}`, baseUrl)];
}

function timeliness(term: string, label: string, baseUrl: string): XmlElement {
  return category(TIMELINESS, term, label, baseUrl);
}

function category(scheme: string, term: string, label: string, baseUrl: string): XmlElement {
  return { name: 'category', attributes: { term, scheme: tagOf(baseUrl, `/${scheme}`), label } };
}

/** The page of an issue on the citizen site. */
export function pageOf({ city, id }: Pick<FeedIssue, 'city' | 'id'>, baseUrl: string): string {
  return `${baseUrl}/${city}/issues/${id}`;
}

/** A tag URI, which stays the same as long as the host name of PUBLIC_BASE_URL does (RFC 4151). */
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

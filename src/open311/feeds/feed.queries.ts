import { Injectable } from '@nestjs/common';
import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import { Issue } from '../../issues/entities/issue.entity';
import { IssueStatusEvent } from '../../issues/entities/issue-status-event.entity';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { OpenDataNotFound } from '../not-found';
import { CHANGED_AT_OF_ISSUE } from '../requests/request.rows';

/** How many entries a feed has. */
export const FEED_LENGTH = 50;

const ENTRY = columnsOf(
  Issue,
  [
    'id',
    'title',
    'description',
    'city',
    'category',
    'status',
    'ward',
    'address',
    'lat',
    'lng',
    'createdAt',
    'dueAt',
    'breachedAt',
    'escalationLevel',
  ],
  'i',
);
/** SQL: also where it lies and its pictures, which leave updated_at as it is. */
const SHOWN = `${ENTRY}, ${CHANGED_AT_OF_ISSUE} as "updatedAt"`;
/** SQL: one text for each combination of filters, for each has an index of its own. */
const listText = (condition: string) => `
  select ${SHOWN} from issues i where i.city = $1 and not i.hidden ${condition}
   order by i.created_at desc, i.id desc limit ${FEED_LENGTH}`;
const ofCity = statement('feeds.city', listText(''));
const ofCategory = statement('feeds.category', listText('and i.category = $2'));
const ofWard = statement('feeds.ward', listText('and i.ward = $2'));
const ofBoth = statement('feeds.ward-and-category', listText('and i.ward = $2 and i.category = $3'));
const findIssue = statement(
  'feeds.issue',
  `select ${SHOWN} from issues i where i.id = $1 and i.city = $2 and not i.hidden`,
);
const findWard = statement('feeds.ward-exists', `select from wards where city = $1 and code = $2`);
const EVENT = columnsOf(
  IssueStatusEvent,
  {
    id: 'id',
    at: 'at',
    fromStatus: 'fromStatus',
    toStatus: 'toStatus',
    toFeedStatus: 'toFeedStatus',
  },
  'e',
);
const findEvents = statement(
  'feeds.events',
  `select ${EVENT} from issue_status_events e where e.issue_id = $1 order by e.id desc limit ${FEED_LENGTH}`,
);

/** An issue in a feed. */
export type FeedIssue = RowOf<typeof ENTRY> & Pick<Issue, 'updatedAt'>;
/** A change of an issue's status. */
export type FeedEvent = RowOf<typeof EVENT>;

/** Which issues of a city a feed has. */
export interface FeedScope {
  city: CitySlug;
  ward?: string;
  category?: CategorySlug;
}

/** What feeds are made of: only what everyone may see (docs/open311.md#feeds). */
@Injectable()
export class FeedQueries {
  constructor(private readonly database: Database) {}

  /** The newest issues. @throws OpenDataNotFound for a ward the city has not */
  async newest({ city, ward, category }: FeedScope): Promise<FeedIssue[]> {
    if (ward === undefined)
      return category === undefined
        ? this.database.rows(ofCity, [city])
        : this.database.rows(ofCategory, [city, category]);
    if (!(await this.database.row(findWard, [city, ward]))) throw new OpenDataNotFound('ward');
    return category === undefined
      ? this.database.rows(ofWard, [city, ward])
      : this.database.rows(ofBoth, [city, ward, category]);
  }

  /** An issue with what happened to it, the latest first. @throws OpenDataNotFound */
  async history(city: CitySlug, id: string): Promise<{ issue: FeedIssue; events: FeedEvent[] }> {
    const issue = await this.database.row<FeedIssue>(findIssue, [id, city]);
    if (!issue) throw new OpenDataNotFound('issue');
    return { issue, events: await this.database.rows<FeedEvent>(findEvents, [id]) };
  }
}

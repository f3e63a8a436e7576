import { Injectable } from '@nestjs/common';
import { AccountabilityQueries } from '../../accountability';
import { type Channel, OutboundQueries } from '../../channels';
import { Keyword } from '../../channels/entities/keyword.entity';
import { Mention } from '../../channels/entities/mention.entity';
import { FEED_CATEGORIES, type FeedCategory, SLUG_OF_LABEL } from '../../kernel/categories';
import type { ConsoleScope } from '../../kernel/console';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { isMentionInScope, scopeValue } from '../access/console-scope.queries';

const RECENT = 50;

const MENTION = columnsOf(Mention, [
  'id',
  'channel',
  'text',
  'location',
  'media',
  'receivedAt',
  'issueId',
  'demo',
  'hidden',
]);
const KEYWORD = columnsOf(Keyword, ['id', 'label', 'keyword']);
const TARGET = columnsOf(Keyword, ['target']);

/** Excludes unverified posts once deliveries are signed, and samples of a channel that is now live. */
const listMentions = statement(
  'console.list-mentions',
  `select ${MENTION}, coalesce(nullif(author_name, ''), author) as "from"
     from mentions
    where (verified or demo or channel <> all ($1)) and (not demo or issue_id is not null or channel <> all ($2))
      and ${isMentionInScope('mentions', '$3')}
    order by received_at desc, id desc limit ${RECENT}`,
);
/** A keyword of several languages is listed once. */
const listKeywords = statement(
  'console.list-keywords',
  `select distinct on (keyword, label) ${KEYWORD} from keywords where kind = 'category' order by keyword, label, id`,
);
const listCityWords = statement(
  'console.list-city-words',
  `select ${TARGET}, array_agg(distinct keyword) as words from keywords where kind = 'city' group by target order by target`,
);

/** A post in the list of city staff. */
export interface MentionRow extends RowOf<typeof MENTION> {
  from: string;
}

/** A template of an outbound message. */
export type TemplateRow = Awaited<ReturnType<OutboundQueries['templates']>>[number];

/** An outbound message in the list of city staff. */
export type DeliveryRow = Awaited<ReturnType<OutboundQueries['newest']>>[number];

/** A category, and its department. */
export interface CategoryOffice {
  category: FeedCategory;
  department: ServedBy | undefined;
}

/** A keyword that indicates a category. */
export type KeywordRow = RowOf<typeof KEYWORD>;

type ServedBy = Awaited<ReturnType<AccountabilityQueries['departments']>>[number];

const GENERAL_ADMINISTRATION = /general administration/i;

/** Reads posts, outbound messages and routing. */
@Injectable()
export class IntegrationQueries {
  constructor(
    private readonly database: Database,
    private readonly outbound: OutboundQueries,
    private readonly accountability: AccountabilityQueries,
  ) {}

  /** The newest posts of the channels, depending on which channels are configured and which are live. */
  mentions(
    scope: ConsoleScope,
    { configured, live }: { configured: Channel[]; live: Channel[] },
  ): Promise<MentionRow[]> {
    return this.database.rows(listMentions, [configured, live, scopeValue(scope)]);
  }

  templates(): Promise<TemplateRow[]> {
    return this.outbound.templates();
  }

  /** The newest messages; they have no place. */
  async deliveries({ cities, units }: ConsoleScope): Promise<DeliveryRow[]> {
    return cities || units ? [] : this.outbound.newest(RECENT);
  }

  /** The office of each category (docs/api/console-feed.md#category-map). */
  async offices(cityId: string): Promise<CategoryOffice[]> {
    const departments = await this.accountability.departments(cityId);
    return FEED_CATEGORIES.map((category) => ({ category, department: officeOf(category, departments) }));
  }

  /** The keywords of all categories, ordered by keyword. */
  keywords(): Promise<KeywordRow[]> {
    return this.database.rows(listKeywords);
  }

  cityWords(): Promise<Array<RowOf<typeof TARGET> & { words: Array<Keyword['keyword']> }>> {
    return this.database.rows(listCityWords);
  }
}

/** The departments are ordered by how many categories they serve, fewest first. */
function officeOf(category: FeedCategory, departments: readonly ServedBy[]): ServedBy | undefined {
  if (category === 'Safety' || category === 'Corruption')
    return departments.find(({ name }) => GENERAL_ADMINISTRATION.test(name));
  const all = new Set(Object.values(SLUG_OF_LABEL));
  if (category === 'Public transport')
    return departments.find(({ categories }) => [...all].every((slug) => categories.includes(slug)));
  return departments.find(({ categories }) => categories.includes(SLUG_OF_LABEL[category]));
}

import { Injectable } from '@nestjs/common';
import type { Channel } from '../../channels';
import { FEED_CATEGORIES, type FeedCategory, SLUG_OF_LABEL } from '../../kernel/categories';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';

const RECENT = 50;

/** Neither what nobody can vouch for, once deliveries are signed, nor the samples of a channel that is live by now. */
const listMentions = statement(
  'console.list-mentions',
  `select id, channel, coalesce(nullif(author_name, ''), author) as "from", text, received_at as "receivedAt",
          issue_id as "issueId"
     from mentions
    where (verified or demo or channel <> all ($1)) and (not demo or issue_id is not null or channel <> all ($2))
    order by received_at desc, id desc limit ${RECENT}`,
);
const listTemplates = statement(
  'console.list-templates',
  `select key, name, body, active from outbound_templates where active order by key`,
);
const listDeliveries = statement(
  'console.list-deliveries',
  `select id, channel, recipient, template_key as "templateKey", status, created_at as "createdAt"
     from outbound_messages order by created_at desc, id desc limit ${RECENT}`,
);
const listDepartments = statement(
  'console.list-departments',
  `select name, categories from departments where city = $1 order by cardinality(categories), id`,
);
const listKeywords = statement(
  'console.list-keywords',
  `select id, label as category, keyword from keywords where kind = 'category' order by keyword, id`,
);
const listCityWords = statement(
  'console.list-city-words',
  `select target, array_agg(distinct keyword) as words from keywords where kind = 'city' group by target order by target`,
);

export interface MentionRow {
  id: string;
  channel: Channel;
  from: string;
  text: string;
  receivedAt: Date;
  issueId: string | null;
}

export interface DeliveryRow {
  id: string;
  channel: Channel;
  recipient: string;
  templateKey: string;
  status: 'sent' | 'failed' | 'retrying';
  createdAt: Date;
}

export interface Template {
  key: string;
  name: string;
  body: string;
  active: boolean;
}

interface Department {
  name: string;
  categories: string[];
}

const GENERAL_ADMINISTRATION = /general administration/i;
const UNASSIGNED = 'Unassigned';

/** The reads of what comes in over the channels, goes out, and where it is routed. */
@Injectable()
export class IntegrationQueries {
  constructor(private readonly database: Database) {}

  /** The newest posts on the channels, by which of those are set up and which of them live. */
  mentions({ configured, live }: { configured: Channel[]; live: Channel[] }): Promise<MentionRow[]> {
    return this.database.rows(listMentions, [configured, live]);
  }

  templates(): Promise<Template[]> {
    return this.database.rows(listTemplates);
  }

  deliveries(): Promise<DeliveryRow[]> {
    return this.database.rows(listDeliveries);
  }

  /** Which office has each category (docs/api/console-feed.md#category-map). */
  async offices(cityId: string): Promise<Array<{ category: FeedCategory; office: string }>> {
    const departments = await this.database.rows<Department>(listDepartments, [cityId]);
    return FEED_CATEGORIES.map((category) => ({
      category,
      office: officeOf(category, departments)?.name ?? UNASSIGNED,
    }));
  }

  async keywords(): Promise<
    Array<{ category: FeedCategory; keywords: Array<{ id: string; keyword: string }> }>
  > {
    const rows = await this.database.rows<{ id: string; category: string; keyword: string }>(listKeywords);
    return FEED_CATEGORIES.map((category) => ({
      category,
      keywords: rows.filter((row) => row.category === category).map(({ id, keyword }) => ({ id, keyword })),
    }));
  }

  cityWords(): Promise<Array<{ target: string; words: string[] }>> {
    return this.database.rows(listCityWords);
  }
}

/** Departments come by how many categories they serve: the one that serves the fewest others comes first. */
function officeOf(category: FeedCategory, departments: readonly Department[]): Department | undefined {
  if (category === 'Safety' || category === 'Corruption')
    return departments.find(({ name }) => GENERAL_ADMINISTRATION.test(name));
  const all = new Set(Object.values(SLUG_OF_LABEL));
  if (category === 'Public transport')
    return departments.find(({ categories }) => [...all].every((slug) => categories.includes(slug)));
  return departments.find(({ categories }) => categories.includes(SLUG_OF_LABEL[category]));
}

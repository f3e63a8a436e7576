import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config';
import { CITY_SLUGS } from '../../kernel/cities';
import { named } from '../not-found';
import type { FeedHead } from './atom';
import { type FeedEntry, newestEntries } from './feed-entries';
import type { FeedFormat } from './feed-formats';
import { type FeedPath, formatOf, headOf, scopeOf } from './feed-path';
import type { FeedQueryDto } from './feed-query.dto';
import { type FeedEvent, type FeedIssue, FeedQueries } from './feed.queries';

/** The entries of a feed, and its format. */
export interface Feed {
  format: FeedFormat;
  head: FeedHead;
  entries: FeedEntry[];
}

/** The history of an issue, and its format. */
export interface IssueFeed {
  format: FeedFormat;
  baseUrl: string;
  issue: FeedIssue;
  events: readonly FeedEvent[];
}

/** The contents of feeds (docs/open311.md#feeds). */
@Injectable()
export class FeedsService {
  constructor(
    private readonly queries: FeedQueries,
    private readonly config: Config,
  ) {}

  /**
   * The newest issues in the scope of a path, and on request also the events of issues.
   * @throws OpenDataNotFound for an unknown name in the path; InvalidInput for an invalid place
   */
  async feed(path: FeedPath, { updates }: FeedQueryDto): Promise<Feed> {
    const scope = scopeOf(path);
    const format = formatOf(path);
    const withUpdates = updates === '1';
    const issues = await this.queries.newest(scope);
    return {
      format,
      head: headOf(scope, withUpdates, this.config.publicBaseUrl),
      entries: newestEntries(issues, withUpdates ? await this.queries.updates(scope) : []),
    };
  }

  /** The history of an issue in the city of the path. @throws OpenDataNotFound */
  async history(path: Pick<FeedPath, 'city' | 'format'>, id: string): Promise<IssueFeed> {
    const format = formatOf(path);
    const happened = await this.queries.history(named(CITY_SLUGS, path.city, 'city'), id);
    return { format, baseUrl: this.config.publicBaseUrl, ...happened };
  }
}

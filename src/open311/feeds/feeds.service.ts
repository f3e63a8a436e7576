import { Injectable } from '@nestjs/common';
import { Config } from '../../config/config';
import { CITY_SLUGS } from '../../kernel/cities';
import { named } from '../not-found';
import type { FeedHead } from './atom';
import { type FeedEntry, newestEntries } from './feed-entries';
import type { FeedFormat } from './feed-formats';
import { type FeedPath, formatOf, headOf, scopeOf } from './feed-path';
import type { FeedQueryDto } from './feed-query.dto';
import { type FeedEvent, type FeedIssue, FeedQueries } from './feed.queries';

/** The newest of what there is, in the format that is wanted. */
export interface Feed {
  format: FeedFormat;
  head: FeedHead;
  entries: FeedEntry[];
}

/** What happened to an issue, in the format that is wanted. */
export interface IssueFeed {
  format: FeedFormat;
  baseUrl: string;
  issue: FeedIssue;
  events: readonly FeedEvent[];
}

/** What feeds have (docs/open311.md#feeds). */
@Injectable()
export class FeedsService {
  constructor(
    private readonly queries: FeedQueries,
    private readonly config: Config,
  ) {}

  /**
   * The newest issues of what a path names, and where they are wanted what happened to issues, too.
   * @throws OpenDataNotFound for what the path names and there is not; InvalidInput for a place that is none
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

  /** What happened to an issue of the city a path names. @throws OpenDataNotFound */
  async history(path: Pick<FeedPath, 'city' | 'format'>, id: string): Promise<IssueFeed> {
    const format = formatOf(path);
    const happened = await this.queries.history(named(CITY_SLUGS, path.city, 'city'), id);
    return { format, baseUrl: this.config.publicBaseUrl, ...happened };
  }
}

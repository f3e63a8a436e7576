import { Injectable } from '@nestjs/common';
import { type FeedEntry, newestEntries } from './feed-entries';
import { FeedQueries, type FeedScope } from './feed.queries';

/** What feeds have (docs/open311.md#feeds). */
@Injectable()
export class FeedsService {
  constructor(private readonly queries: FeedQueries) {}

  /**
   * The newest entries of a feed.
   * @param withUpdates whether it has what happened to issues, too
   * @throws OpenDataNotFound for a ward the city has not
   */
  async entries(scope: FeedScope, withUpdates: boolean): Promise<FeedEntry[]> {
    const issues = await this.queries.newest(scope);
    return newestEntries(issues, withUpdates ? await this.queries.updates(scope) : []);
  }
}

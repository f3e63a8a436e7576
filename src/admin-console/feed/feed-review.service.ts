import { Injectable } from '@nestjs/common';
import { IssueNotFound } from '../../issues/issue.errors';
import { FEED_STATUSES } from '../../kernel/statuses';
import { Clock } from '../../kernel/clock';
import { ConsoleSettings } from '../configuration/console-settings.service';
import type { ConsoleFeedQueryDto, FeedIssueDetailDto, FeedIssueDto } from './feed.dto';
import { presentFeedDetail, presentFeedIssue } from './feed.presenter';
import { FeedQueries } from './feed.queries';
import { FeedSearch } from './feed-search.queries';

/** What city staff see of the feed. */
@Injectable()
export class FeedReview {
  constructor(
    private readonly queries: FeedQueries,
    private readonly search: FeedSearch,
    private readonly settings: ConsoleSettings,
    private readonly clock: Clock,
  ) {}

  /** A page of the feed; after an issue there is none of, an empty one. */
  async list({ cityId, status, q, before }: ConsoleFeedQueryDto): Promise<FeedIssueDto[]> {
    const last = before === '' ? undefined : await this.queries.find(before);
    if (before !== '' && !last) return [];
    const statuses = FEED_STATUSES.filter((each) => status === 'all' || status === each);
    if (statuses.length === 0) return [];
    const filter = { cityId, statuses, before: last };
    const rows = await (q === '' ? this.queries.list(filter) : this.search.find(filter, q));
    const hours = await this.settings.slaHours();
    const now = this.clock.now().getTime();
    return rows.map((row) => presentFeedIssue(row, hours[row.category], now));
  }

  /** @throws IssueNotFound */
  async one(id: string): Promise<FeedIssueDetailDto> {
    const row = await this.queries.find(id);
    if (!row) throw new IssueNotFound();
    return presentFeedDetail(row, await this.queries.activity(id), this.clock.now().getTime());
  }
}

import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock';
import { DomainError } from '../../platform/http/domain-error';
import { DeskSettings } from '../configuration/desk-settings.service';
import type { FeedDetailDto, FeedIssueDto, FeedQueryDto } from './feed.dto';
import { presentFeedDetail, presentFeedIssue } from './feed.presenter';
import { FeedQueries } from './feed.queries';

class IssueUnknown extends DomainError {
  constructor() {
    super('notFound', 'There is no such issue');
  }
}

/** What the desk sees of the feed. */
@Injectable()
export class FeedReview {
  constructor(
    private readonly queries: FeedQueries,
    private readonly settings: DeskSettings,
    private readonly clock: Clock,
  ) {}

  /** A page of the feed; after an issue there is none of, an empty one. */
  async list({ cityId, status, q, before }: FeedQueryDto): Promise<FeedIssueDto[]> {
    const last = before === '' ? undefined : await this.queries.find(before);
    if (before !== '' && !last) return [];
    const filter = { cityId, status: status === 'all' ? null : status, q: q || null, before: last };
    const rows = await this.queries.list(filter);
    const hours = await this.settings.slaHours();
    const now = this.clock.now().getTime();
    return rows.map((row) => presentFeedIssue(row, hours[row.category], now));
  }

  /** @throws IssueUnknown */
  async one(id: string): Promise<FeedDetailDto> {
    const row = await this.queries.find(id);
    if (!row) throw new IssueUnknown();
    return presentFeedDetail(row, await this.queries.activity(id), this.clock.now().getTime());
  }
}

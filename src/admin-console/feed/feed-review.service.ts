import { Injectable } from '@nestjs/common';
import { IssueNotFound } from '../../issues';
import type { ConsoleActor } from '../../kernel/console';
import { readIssueReference } from '../../kernel/issue-number';
import { FEED_STATUSES } from '../../kernel/statuses';
import { PhotoNeedsService } from '../../resolution';
import { Clock } from '../../kernel/time/clock';
import { AuditSeals } from '../../platform/audit';
import { ConsoleSettingsService } from '../configuration/console-settings.service';
import type { ConsoleFeedQueryDto } from './feed.dto';
import { FEED_DUES, FEED_STATES, type FeedFilter } from './feed-filter';
import type { ActivityRow } from './feed-activity.queries';
import { type FeedDetailRow, FeedQueries, type FeedRow, type ReportRow } from './feed.queries';
import { FeedSearch } from './feed-search.queries';

/** An issue of the feed; `slaHours` are the hours of its category, `now` is in milliseconds since 1970. */
export interface ReviewedIssue {
  row: FeedRow;
  slaHours: number;
  now: number;
}

/** An issue with its history, newest first. */
export interface ReviewedDetail {
  row: FeedDetailRow;
  activity: ActivityRow[];
  now: number;
}

/** A report, and whether its repair has to be shown by a photo. */
export type ReviewedReport = Omit<ReportRow, 'category'> & { photoNeeded: boolean };

/** Reads the feed for city staff. */
@Injectable()
export class FeedReviewService {
  constructor(
    private readonly queries: FeedQueries,
    private readonly seals: AuditSeals,
    private readonly search: FeedSearch,
    private readonly photoNeeds: PhotoNeedsService,
    private readonly settings: ConsoleSettingsService,
    private readonly clock: Clock,
  ) {}

  /** A page of the feed; an empty one after an issue that is unknown or out of scope. */
  async list(
    { scope }: ConsoleActor,
    { cityId, status, ward, category, q, before, ...query }: ConsoleFeedQueryDto,
  ): Promise<ReviewedIssue[]> {
    const last = before === '' ? undefined : await this.queries.position(before, scope);
    if (before !== '' && !last) return [];
    const statuses = FEED_STATUSES.filter((each) => status === 'all' || status === each);
    const state = FEED_STATES.find((each) => each === query.state);
    const due = FEED_DUES.find((each) => each === query.due);
    if (statuses.length === 0 || state === undefined || due === undefined) return [];
    const filter = { cityId, statuses, ward, category, state, due, scope, before: last };
    const rows = await (q === '' ? this.queries.list(filter) : this.found(filter, q));
    const hours = await this.settings.slaHours();
    const now = this.clock.now().getTime();
    return rows.map((row) => ({ row, slaHours: hours[row.category], now }));
  }

  /** First the issues that the text names by number, id or address, of any city, then those whose titles contain it. */
  private async found(filter: FeedFilter, q: string): Promise<FeedRow[]> {
    const reference = filter.before ? undefined : readIssueReference(q);
    if (!reference) return this.search.find(filter, q);
    const { number, id } = reference;
    const named = (await this.queries.numbered(number, filter)).filter(
      (row) => id === undefined || row.id === id,
    );
    const known = new Set(named.map((row) => row.id));
    return [...named, ...(await this.search.find(filter, q)).filter((row) => !known.has(row.id))];
  }

  /** @throws IssueNotFound */
  async one({ scope }: Pick<ConsoleActor, 'scope'>, id: string): Promise<ReviewedDetail> {
    const row = await this.queries.find(id, scope);
    if (!row) throw new IssueNotFound();
    return {
      row,
      activity: await this.seals.open(await this.queries.activity(id)),
      now: this.clock.now().getTime(),
    };
  }

  /** The report as its reporter wrote it, with its media. @throws IssueNotFound */
  async report(id: string): Promise<ReviewedReport> {
    const row = await this.queries.report(id);
    if (!row) throw new IssueNotFound();
    const { category, ...report } = row;
    return { ...report, photoNeeded: await this.photoNeeds.isNeeded({ id, category }) };
  }
}

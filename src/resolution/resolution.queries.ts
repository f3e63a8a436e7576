import { Injectable } from '@nestjs/common';
import { User } from '../auth/entities/user.entity';
import { RESOLUTION_JSON, type ResolutionJson } from '../issues';
import { Issue } from '../issues/entities/issue.entity';
import { columnsOf, type RowOf } from '../platform/database/columns';
import { Database } from '../platform/database/database';
import { KeysetList } from '../platform/database/keyset-list';
import { statement } from '../platform/database/statement';
import { ListPages } from '../api/list-pages';
import type { CutPage } from '../api/page';
import { IssueResolution } from './entities/issue-resolution.entity';
import { ReopenRequest } from './entities/reopen-request.entity';

const QUEUE = '/api/admin/reopen-requests';
/** How many issues to close are read at once, at most. */
const MAX_DUE = 200;

const REQUEST = columnsOf(
  ReopenRequest,
  { requestId: 'id', issueId: 'issueId', userId: 'userId', reason: 'reason', at: 'at' },
  'r',
);
const OF_ISSUE = columnsOf(Issue, { issueTitle: 'title' }, 'i');
const OF_USER = columnsOf(User, { userName: 'displayName' }, 'u');
const DUE = columnsOf(IssueResolution, ['issueId', 'id', 'resolvedAt'], 'r');

const findResolution = statement(
  'resolution.find',
  `select ${RESOLUTION_JSON} as resolution from issues i where i.id = $1`,
);
const findOffice = statement('resolution.find-office', 'select from officials where id = $1');
const findShown = statement('resolution.find-shown', 'select from issues where id = $1 and not hidden');
const IS_ASKED = `exists (select from reopen_requests q where q.resolution_id = r.id and q.status = 'pending')`;
/** SQL: a merge took the issue out of the lists after a time; until then it can be undone. */
const isJoinedSince = (time: string) => `exists (
  select from issue_merges g
   where g.issue_id = r.issue_id and g.undone_at is null and g.hid and g.merged_at > ${time})`;
const findDueNow = statement(
  'resolution.find-due-now',
  `select * from (
     select r.resolved_at, ${IS_ASKED} as "isAsked" from issue_resolutions r
      where r.issue_id = $1 and r.dropped_at is null and r.settled_at is null and r.resolved_at < $2
        and not ${isJoinedSince('$4')}) due
    where not "isAsked" or resolved_at < $3`,
);
/** A pending reopen request, as the queue shows it. */
export type QueuedRequest = RowOf<typeof REQUEST> & RowOf<typeof OF_ISSUE> & RowOf<typeof OF_USER>;

const pending = new KeysetList<QueuedRequest>({
  name: 'resolution.pending',
  columns: `${REQUEST}, ${OF_ISSUE}, ${OF_USER}`,
  from: 'reopen_requests r join issues i on i.id = r.issue_id join users u on u.id = r.user_id',
  alias: 'r',
  where: [`r.status = 'pending'`, `i.status = 'resolved'`],
  order: [
    { column: 'at', property: 'at', isTime: true },
    { column: 'id', property: 'requestId' },
  ],
  direction: 'asc',
});

/** Which resolved issues are closed: those resolved before these times. */
export interface ClosingWindow {
  before: Date;
  /** For issues with an undecided request to reopen. */
  ifAsked: Date;
  /** Those that a merge took out of the lists after this time wait: it can still be undone. */
  joinedSince: Date;
}

/** An issue to close, with its position in the list. */
export type DueIssue = RowOf<typeof DUE>;

const due = new KeysetList<DueIssue, keyof ClosingWindow>({
  name: 'resolution.due',
  columns: DUE,
  from: 'issue_resolutions r',
  alias: 'r',
  where: [
    'r.dropped_at is null',
    'r.settled_at is null',
    'r.resolved_at < :before',
    `(r.resolved_at < :ifAsked or not ${IS_ASKED})`,
    `not ${isJoinedSince(':joinedSince')}`,
  ],
  order: [
    { column: 'resolved_at', property: 'resolvedAt', isTime: true },
    { column: 'id', property: 'id' },
  ],
  direction: 'asc',
  maxRows: MAX_DUE,
});

/** Reads resolutions and reopen requests. */
@Injectable()
export class ResolutionQueries {
  constructor(
    private readonly database: Database,
    private readonly pages: ListPages,
  ) {}

  /** The resolution of a resolved issue. */
  async existing(issueId: string): Promise<ResolutionJson> {
    const resolution = await this.of(issueId);
    if (!resolution) throw new Error(`The issue ${issueId} has no resolution`);
    return resolution;
  }

  /** The resolution of an issue, or null. */
  async of(issueId: string): Promise<ResolutionJson | null> {
    const row = await this.database.row<{ resolution: ResolutionJson | null }>(findResolution, [issueId]);
    return row?.resolution ?? null;
  }

  /** Pending reopen requests of all issues, longest waiting first. @throws InvalidInput for a cursor of another list */
  pending(limit: number, lastKey?: string): Promise<CutPage<QueuedRequest>> {
    return this.pages.cut(pending, QUEUE, {}, { limit, lastKey });
  }

  /**
   * Whether an issue is to be closed: its resolution is old enough.
   * @returns whether a request to reopen it is undecided; undefined if it is not to be closed
   */
  dueNow(
    issueId: string,
    { before, ifAsked, joinedSince }: ClosingWindow,
  ): Promise<{ isAsked: boolean } | undefined> {
    return this.database.row(findDueNow, [issueId, before, ifAsked, joinedSince]);
  }

  /** Whether there is an official with this id. */
  async isOffice(id: string): Promise<boolean> {
    return (await this.database.row(findOffice, [id])) !== undefined;
  }

  /** Whether there is an issue with this id that everyone sees. */
  async isShown(id: string): Promise<boolean> {
    return (await this.database.row(findShown, [id])) !== undefined;
  }

  /**
   * Resolved issues that are to be closed, oldest first.
   * @param after the last issue of the previous batch
   */
  due(window: ClosingWindow, after: DueIssue | undefined, limit: number): Promise<DueIssue[]> {
    const part = { limit, after: after && due.positionOf(after) };
    return due.read(this.database, { ...window }, part);
  }
}

import { Injectable } from '@nestjs/common';
import type { CitySlug } from '../../kernel/cities';
import { columnsOf, type RowOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { KeysetList } from '../../platform/database/keyset-list';
import { statement } from '../../platform/database/statement';
import { inBatches } from '../../platform/retention/in-batches';
import { PrivacyRequest } from '../entities/privacy-request.entity';
import { HeldRows } from '../holders/held-rows.queries';

/** How many of their own requests a person is shown. */
const NEWEST = 100;

const COLUMNS = columnsOf(
  PrivacyRequest,
  [
    ...(['id', 'subjectId', 'city', 'kind', 'text', 'email', 'language', 'createdAt', 'dueAt'] as const),
    ...(['escalatedAt', 'answer', 'answeredAt', 'answeredBy'] as const),
  ],
  'r',
);

const ofSubject = statement(
  'personal-data.requests-of-subject',
  `select ${COLUMNS} from privacy_requests r where r.subject_id = $1 order by r.id desc limit ${NEWEST}`,
);
const countWaiting = statement(
  'personal-data.count-waiting-requests',
  `select count(*)::int as count from privacy_requests where subject_id = $1 and answered_at is null`,
);
const lock = statement(
  'personal-data.lock-request',
  `select ${COLUMNS} from privacy_requests r where r.id = $1 for update`,
);
const takeLate = statement(
  'personal-data.escalate-requests',
  `update privacy_requests r set escalated_at = $1
    where r.answered_at is null and r.escalated_at is null and r.due_at <= $2 returning ${COLUMNS}`,
);
const forget = statement(
  'personal-data.forget-requests',
  `delete from privacy_requests where id in (
     select id from privacy_requests where answered_at < $1 order by answered_at limit 1000) returning 1`,
);
const requests = new KeysetList<RequestRow, 'state' | 'cities'>({
  name: 'personal-data.requests',
  columns: COLUMNS,
  from: 'privacy_requests r',
  alias: 'r',
  filters: {
    state: `(r.answered_at is null) = (:state = 'waiting')`,
    cities: 'r.city = any(:cities)',
  },
  order: [{ column: 'id', property: 'id' }],
  direction: 'desc',
});

/** The requests of a person; not who answered them. */
export const HELD_REQUESTS = [
  new HeldRows({
    kind: 'requests',
    columns: columnsOf(
      PrivacyRequest,
      [
        'id',
        'subjectId',
        'city',
        'kind',
        'text',
        'email',
        'language',
        'createdAt',
        'dueAt',
        'answer',
        'answeredAt',
      ],
      'r',
    ),
    from: 'privacy_requests r',
    where: 'r.subject_id = any($1)',
    by: 'ids',
    key: 'r.id',
  }),
];

/** A request as it is stored: its texts are sealed. */
export type RequestRow = RowOf<typeof COLUMNS>;

/** Which requests are listed. */
export interface RequestFilter {
  state?: 'waiting' | 'answered';
  /** Undefined: all, also those of people without an account. */
  cities?: readonly CitySlug[];
  limit: number;
  /** The id of the last request of the previous page. */
  before?: string;
}

/** Reads and changes requests of people about their data. */
@Injectable()
export class PrivacyRequestQueries {
  constructor(private readonly database: Database) {}

  /** The newest 100 requests of somebody. */
  ofSubject(subject: string): Promise<RequestRow[]> {
    return this.database.rows(ofSubject, [subject]);
  }

  /** How many requests of somebody wait for an answer. */
  async countWaiting(subject: string): Promise<number> {
    return (await this.database.row<{ count: number }>(countWaiting, [subject]))?.count ?? 0;
  }

  /** All requests, newest first. */
  list({ limit, before, ...filter }: RequestFilter): Promise<RequestRow[]> {
    return requests.read(this.database, filter, {
      limit,
      after: before === undefined ? undefined : [before],
    });
  }

  /** Locks a request. Call it in a transaction. */
  lock(id: string): Promise<RequestRow | undefined> {
    return this.database.row(lock, [id]);
  }

  /** Marks the requests that wait and are due by a time as told to super admins. @returns them */
  takeLate(now: Date, dueBy: Date): Promise<RequestRow[]> {
    return this.database.rows(takeLate, [now, dueBy]);
  }

  /** Deletes requests that were answered before a time. @returns how many were deleted */
  forget(answeredBefore: Date): Promise<number> {
    return inBatches(() => this.database.rows(forget, [answeredBefore]));
  }
}

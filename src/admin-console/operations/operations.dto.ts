import { Count, Formed, Integer, MapOf, Moment } from '../../api/openapi/answer-fields';
import { BoundedText, Optional, Pattern } from '../../api/validation/fields';
import { AbsentWhenEmpty, PageLimit, QueryMoment, QueryNumber } from '../../api/validation/query-fields';

const MAX_FILTER_LENGTH = 100;
/** That of an invitation is an email. */
const MAX_TARGET_LENGTH = 254;
/** A record of the chain in a query, as `npm run audit:verify` takes it. */
const HEAD = /^[1-9]\d{0,14}:[0-9a-f]{64}$/;

/** Which records of the audit log are listed. */
export class AuditQueryDto {
  /** Only what this actor did, by its id. @example adm_01k0g4yq3fe8tr2v7b5x9cdm6h */
  @AbsentWhenEmpty()
  @Optional()
  @BoundedText(0, MAX_FILTER_LENGTH)
  actor?: string;
  /** Only this act, such as issue.reassign. @example geo.update_ward */
  @AbsentWhenEmpty()
  @Optional()
  @BoundedText(0, MAX_FILTER_LENGTH)
  action?: string;
  /** Only what was done to things of this kind, such as issue. @example ward */
  @AbsentWhenEmpty()
  @Optional()
  @BoundedText(0, MAX_FILTER_LENGTH)
  targetType?: string;
  /** Only what was done to the thing of this id. @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  @AbsentWhenEmpty()
  @Optional()
  @BoundedText(0, MAX_TARGET_LENGTH)
  targetId?: string;
  /** The first moment, ISO 8601 with an offset. @example 2026-03-01T00:00:00+05:30 */
  @QueryMoment()
  from?: Date;
  /** The moment after the last, ISO 8601 with an offset. @example 2026-04-01T00:00:00+05:30 */
  @QueryMoment()
  to?: Date;
  @PageLimit()
  limit: number = 50;
  /** The position of the last record of the page before. @example 812 */
  @QueryNumber(/^[1-9]\d{0,14}$/, 'must be the position of a record', { minimum: 1 })
  before?: number;
}

/** Which piece of the chain of audit records is followed. */
export class AuditPieceQueryDto {
  /**
   * The record the piece before ended with, as position:hash; the first piece has none.
   * @example "812:2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae"
   */
  @AbsentWhenEmpty()
  @Optional()
  @Pattern(HEAD, 'must be the position of a record, a colon and its hash')
  after?: string;
}

/** A record of the chain. */
export class AuditHeadDto {
  /** @example 812 */
  @Integer({ minimum: 1 })
  position!: number;
  @Formed(/^[0-9a-f]{64}$/, '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae')
  hash!: string;
}

/** Where the chain of audit records is broken. */
export class AuditBreakDto {
  /** The first record that does not fit. @example 640 */
  @Integer()
  position!: number;
  /** What is wrong with it. @example "it was changed" */
  reason!: string;
}

/** What following a piece of the chain showed. */
export class AuditPieceDto {
  /** How many records of the piece are as they were written. @example 812 */
  @Count()
  records!: number;
  /** The last of them: the next piece comes after it; null: there is none. */
  head!: AuditHeadDto | null;
  /** null: the piece is whole. */
  broken!: AuditBreakDto | null;
  /** Whether the chain ends here, or is broken. */
  isLast!: boolean;
}

/** Somebody who has done something. */
export class AuditActorDto {
  /** @example adm_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** As it was when the newest of the records was made. @example "Asha Kulkarni" */
  name!: string;
  /** Where it was done. @example console */
  surface!: string;
}

/** Who did what is recorded. */
export class RecordedActorDto {
  /** @example adm_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** As it was then. @example "Asha Kulkarni" */
  name!: string;
}

/** A record of the audit log. */
export class AuditRecordDto {
  /** Its place in the log. @example 812 */
  @Integer({ minimum: 1 })
  position!: number;
  @Moment()
  at!: string;
  /** Where it was done. @example console */
  surface!: string;
  actor!: RecordedActorDto;
  /** What was done. @example geo.update_ward */
  action!: string;
  /** What it was done to. @example ward */
  targetType!: string;
  /** @example wrd_01k0g4yq3fe8tr2v7b5x9cdm6h */
  targetId!: string;
  /** The target as it was, null where that tells nothing. */
  @MapOf({})
  before!: object | null;
  /** The target as it was afterwards, null where that tells nothing. */
  @MapOf({})
  after!: object | null;
  /** What whoever did it noted. */
  note!: string | null;
  /** SHA-256 over this record and the hash of the one before. */
  hash!: string;
}

/** How a job has been doing. */
export class JobStatusDto {
  /** @example media-sweep */
  name!: string;
  /** Whether an instance is running it. */
  running!: boolean;
  /** Its last run; null: none yet. */
  @Moment()
  startedAt!: string | null;
  @Moment()
  finishedAt!: string | null;
  /** What the last run made, as the job counts it. */
  @MapOf({})
  outcome!: object | null;
  /** Why the last run failed; null: it did not. */
  failure!: string | null;
  @Count()
  runs!: number;
  @Count()
  failures!: number;
}

/** What is done in the background. */
export class QueuesDto {
  jobs!: JobStatusDto[];
  /** How much waits in each queue, such as issuePlaces. */
  @MapOf({ type: 'integer' })
  waiting!: Record<string, number>;
}

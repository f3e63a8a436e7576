import { Count, Formed, Integer, MapOf, Moment } from '../../api/openapi/answer-fields';
import { IsBoundedText, IsOptional, MatchesPattern } from '../../api/validation/fields';
import {
  AbsentWhenEmpty,
  IsPageLimit,
  IsQueryMoment,
  IsQueryNumber,
} from '../../api/validation/query-fields';

const MAX_FILTER_LENGTH = 100;
/** The longest target id is the email of an invitation. */
const MAX_TARGET_LENGTH = 254;
/** A record of the chain in a query, in the format of `npm run audit:verify`. */
const HEAD = /^[1-9]\d{0,14}:[0-9a-f]{64}$/;

/** The filters of the audit log. */
export class AuditQueryDto {
  /** Only acts of this actor, by id. @example adm_01k0g4yq3fe8tr2v7b5x9cdm6h */
  @AbsentWhenEmpty()
  @IsOptional()
  @IsBoundedText(0, MAX_FILTER_LENGTH)
  actor?: string;
  /** Only this act, for example issue.reassign. @example geo.update_ward */
  @AbsentWhenEmpty()
  @IsOptional()
  @IsBoundedText(0, MAX_FILTER_LENGTH)
  action?: string;
  /** Only acts on targets of this kind, for example issue. @example ward */
  @AbsentWhenEmpty()
  @IsOptional()
  @IsBoundedText(0, MAX_FILTER_LENGTH)
  targetType?: string;
  /** Only acts on the target with this id. @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  @AbsentWhenEmpty()
  @IsOptional()
  @IsBoundedText(0, MAX_TARGET_LENGTH)
  targetId?: string;
  /** From this time on, ISO 8601 with an offset. @example 2026-03-01T00:00:00+05:30 */
  @IsQueryMoment()
  from?: Date;
  /** Before this time, ISO 8601 with an offset. @example 2026-04-01T00:00:00+05:30 */
  @IsQueryMoment()
  to?: Date;
  @IsPageLimit()
  limit: number = 50;
  /** The position of the last record of the previous page. @example 812 */
  @IsQueryNumber(/^[1-9]\d{0,14}$/, 'must be the position of a record', { minimum: 1 })
  before?: number;
}

/** The part of the chain of audit records to check. */
export class AuditPieceQueryDto {
  /**
   * The last record of the previous part, as position:hash; left out for the first part.
   * @example "812:2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae"
   */
  @AbsentWhenEmpty()
  @IsOptional()
  @MatchesPattern(HEAD, 'must be the position of a record, a colon and its hash')
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
  /** The first invalid record. @example 640 */
  @Integer()
  position!: number;
  /** What is wrong with the record. @example "it was changed" */
  reason!: string;
}

/** The result of checking a part of the chain. */
export class AuditPieceDto {
  /** How many records of the part are valid. @example 812 */
  @Count()
  records!: number;
  /** The last of them, after which the next part begins; null if there is none. */
  head!: AuditHeadDto | null;
  /** null if the part is valid. */
  broken!: AuditBreakDto | null;
  /** Whether the chain ends here, or is broken. */
  isLast!: boolean;
}

/** An actor in the audit log. */
export class AuditActorDto {
  /** @example adm_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** The name in the newest of the records. @example "Asha Kulkarni" */
  name!: string;
  /** The surface of the acts. @example console */
  surface!: string;
}

/** The actor of a record. */
export class RecordedActorDto {
  /** @example adm_01k0g4yq3fe8tr2v7b5x9cdm6h */
  id!: string;
  /** The name at that time. @example "Asha Kulkarni" */
  name!: string;
}

/** A record of the audit log. */
export class AuditRecordDto {
  /** Its position in the log. @example 812 */
  @Integer({ minimum: 1 })
  position!: number;
  @Moment()
  at!: string;
  /** The surface of the act. @example console */
  surface!: string;
  actor!: RecordedActorDto;
  /** The act. @example geo.update_ward */
  action!: string;
  /** The kind of the target. @example ward */
  targetType!: string;
  /** @example wrd_01k0g4yq3fe8tr2v7b5x9cdm6h */
  targetId!: string;
  /** The state of the target before; null if it has no meaning for the act. */
  @MapOf({})
  before!: object | null;
  /** The state of the target after; null if it has no meaning for the act. */
  @MapOf({})
  after!: object | null;
  /** The note of the actor. */
  note!: string | null;
  /** SHA-256 over this record and the hash of the previous one. */
  hash!: string;
}

/** The state of a job. */
export class JobStatusDto {
  /** @example media-sweep */
  name!: string;
  /** Whether an instance is running it. */
  running!: boolean;
  /** The start of its last run; null if it never ran. */
  @Moment()
  startedAt!: string | null;
  @Moment()
  finishedAt!: string | null;
  /** The counts of the last run, with names of the job's own. */
  @MapOf({})
  outcome!: object | null;
  /** The error of the last run; null if it succeeded. */
  failure!: string | null;
  @Count()
  runs!: number;
  @Count()
  failures!: number;
}

/** The state of background work. */
export class QueuesDto {
  jobs!: JobStatusDto[];
  /** The number of waiting items in each queue, for example issuePlaces. */
  @MapOf({ type: 'integer' })
  waiting!: Record<string, number>;
}

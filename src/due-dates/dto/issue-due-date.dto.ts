import { ApiProperty } from '@nestjs/swagger';
import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import { DUE_DATE_REASONS, type DueDateReason } from '../../kernel/due-dates';
import { CATEGORY, CITY, PRIORITY } from '../../kernel/named-values';
import type { Priority } from '../../kernel/priorities';
import { TIME_OF_DAY_OR_END } from '../../kernel/time/time-of-day';
import { Count, Formed, Integer, Literal, Moment, ValueOf } from '../../api/openapi/answer-fields';

/** The hours within which an issue is to be resolved, and their source. */
export class FollowedPolicyDto {
  /** `policy`: one of the city or of all cities; `default`: the hours of its category, as no policy applies. */
  @Literal('policy', 'default')
  kind!: 'policy' | 'default';
  @Integer({ minimum: 1 })
  hours!: number;
  /** The city of the policy; absent if it is for all cities. Likewise category, priority and ward. */
  @ValueOf(CITY)
  city?: CitySlug;
  @ValueOf(CATEGORY)
  category?: CategorySlug;
  @ValueOf(PRIORITY)
  priority?: Priority;
  /** The code of a ward. @example H/West */
  ward?: string;
  /** The URL where the city has published the policy; absent if unknown. @example https://city.example/charter.pdf */
  sourceUrl?: string;
  /** Present for a policy: it applies to issues reported from then on. */
  @Moment()
  validFrom?: string;
}

/** The hours in which a clock runs. */
export class WorkingHoursDto {
  /** @example Asia/Kolkata */
  timeZone!: string;
  /** 1 is Monday, 7 is Sunday. */
  @ApiProperty({
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: 7 },
    example: [1, 2, 3, 4, 5],
  })
  weekdays!: number[];
  @Formed(TIME_OF_DAY_OR_END, '10:00')
  opens!: string;
  /** `24:00` is the end of the day. */
  @Formed(TIME_OF_DAY_OR_END, '18:00')
  closes!: string;
  /** Holidays of the city, from the day of the report on. */
  @ApiProperty({ type: 'array', items: { type: 'string', format: 'date' }, example: ['2026-11-08'] })
  holidays!: string[];
}

/** The clock that measures the time an issue takes. */
export class IssueClockDto {
  /** `stopped`: the issue is resolved or closed. */
  @Literal('running', 'paused', 'stopped')
  state!: 'running' | 'paused' | 'stopped';
  /** `calendar`: every hour counts; `working`: the hours in which the city works. */
  @Literal('calendar', 'working')
  kind!: 'calendar' | 'working';
  /** Present if the kind is `working`. */
  workingHours?: WorkingHoursDto;
}

/** A period in which the clock of an issue does not run. */
export class DueDatePauseDto {
  @Moment()
  from!: string;
  /** When it ends, or when it was ended early. */
  @Moment()
  until!: string;
  /** The reason, as city staff wrote it. @example "The road is closed for the festival" */
  reason!: string;
}

/** A change of a due date. */
export class DueDateChangeDto {
  @Moment()
  at!: string;
  /** Absent for the first due date. */
  @Moment()
  from?: string;
  @Moment()
  to!: string;
  /** The cause of the change. */
  @Literal(...DUE_DATE_REASONS)
  reason!: DueDateReason;
}

/** A step of an issue’s escalation to an office, after its due date had passed. */
export class EscalationDto {
  /** 1 ward officer, 2 corporator, 3 MLA, 4 MP. */
  @Integer({ minimum: 1, maximum: 4 })
  level!: number;
  /** Designation, and ward or constituency; never the name of a person. @example "Ward Officer, H/West" */
  office!: string;
  @Moment()
  at!: string;
  /** The due date that had passed. */
  @Moment()
  dueAt!: string;
}

/** The reply of an office. */
export class OfficeReplyDto {
  @Integer({ minimum: 1, maximum: 4 })
  level!: number;
  /** Designation, and ward or constituency. @example "Ward Officer, H/West" */
  office!: string;
  /** @example "The contractor begins on Monday." */
  answer!: string;
  /** The feed status the office moved the issue to; absent for a reply without a change of status. */
  @Literal('progress', 'resolved')
  status?: 'progress' | 'resolved';
  @Moment()
  at!: string;
}

/** The due date of an issue, with the facts it was calculated from. */
export class IssueDueDateDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  /** The time by which it is to be resolved. */
  @Moment()
  dueAt?: string;
  /** The latest due date that passed while the issue was not resolved; absent if none did. */
  @Moment()
  breachedAt?: string;
  /** The level of the last office it was escalated to; 0 for none. */
  @Count()
  escalationLevel!: number;
  /** When it is to be escalated to the next office; absent if there is no further step. */
  @Moment()
  nextEscalationAt?: string;
  policy!: FollowedPolicyDto;
  clock!: IssueClockDto;
  /** Oldest first. */
  pauses!: DueDatePauseDto[];
  /** Oldest first. */
  changes!: DueDateChangeDto[];
  /** In the order of the levels. */
  escalations!: EscalationDto[];
  /** The replies of these offices, oldest first. */
  replies!: OfficeReplyDto[];
}

import { ApiProperty } from '@nestjs/swagger';
import type { CategorySlug } from '../../kernel/categories';
import type { CitySlug } from '../../kernel/cities';
import { DUE_DATE_REASONS, type DueDateReason } from '../../kernel/due-dates';
import { CATEGORY, CITY, PRIORITY } from '../../kernel/named-values';
import type { Priority } from '../../kernel/priorities';
import { TIME_OF_DAY_OR_END } from '../../kernel/time-of-day';
import { Count, Formed, Integer, Literal, Moment, ValueOf } from '../../api/openapi/answer-fields';

/** Within how many hours an issue is to be resolved, and who says so. */
export class FollowedPolicyDto {
  /** `policy`: one of the city or the service; `default`: the hours of its category, for no policy fits. */
  @Literal('policy', 'default')
  kind!: 'policy' | 'default';
  @Integer({ minimum: 1 })
  hours!: number;
  /** The city the policy is of; absent where it is of all. So are category, priority and ward. */
  @ValueOf(CITY)
  city?: CitySlug;
  @ValueOf(CATEGORY)
  category?: CategorySlug;
  @ValueOf(PRIORITY)
  priority?: Priority;
  /** The code of a ward. @example H/West */
  ward?: string;
  /** Where the city has published it; absent where that is not known. @example https://city.example/charter.pdf */
  sourceUrl?: string;
  /** Present for a policy: it is that of what was reported from then on. */
  @Moment()
  validFrom?: string;
}

/** In which hours a clock runs. */
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
  /** Days from the report on that the city does not work. */
  @ApiProperty({ type: 'array', items: { type: 'string', format: 'date' }, example: ['2026-11-08'] })
  holidays!: string[];
}

/** What measures the time an issue takes. */
export class IssueClockDto {
  /** `stopped`: the issue is resolved or closed. */
  @Literal('running', 'paused', 'stopped')
  state!: 'running' | 'paused' | 'stopped';
  /** `calendar`: every hour counts; `working`: those in which the city works. */
  @Literal('calendar', 'working')
  kind!: 'calendar' | 'working';
  /** Present where the kind is `working`. */
  workingHours?: WorkingHoursDto;
}

/** A time in which the clock of an issue does not run. */
export class DueDatePauseDto {
  @Moment()
  from!: string;
  /** When it ends, or has ended before its time. */
  @Moment()
  until!: string;
  /** Why, in the words of city staff. @example "The road is closed for the festival" */
  reason!: string;
}

/** Another due date than before. */
export class DueDateChangeDto {
  @Moment()
  at!: string;
  /** Absent where there was none. */
  @Moment()
  from?: string;
  @Moment()
  to!: string;
  /** What changed. */
  @Literal(...DUE_DATE_REASONS)
  reason!: DueDateReason;
}

/** A step of an issue that was late to an office. */
export class EscalationDto {
  /** 1 ward officer, 2 corporator, 3 MLA, 4 MP. */
  @Integer({ minimum: 1, maximum: 4 })
  level!: number;
  /** Designation, and ward or constituency: never a name. @example "Ward Officer, H/West" */
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
  /** The status of the public feed it moved the issue to; absent where it is a reply alone. */
  @Literal('progress', 'resolved')
  status?: 'progress' | 'resolved';
  @Moment()
  at!: string;
}

/** When an issue is to be resolved, and how that came about. */
export class IssueDueDateDto {
  /** @example iss_01k0g4yq3fe8tr2v7b5x9cdm6h */
  issueId!: string;
  /** When it is to be resolved. */
  @Moment()
  dueAt?: string;
  /** Present once a due date has passed while it was not resolved: the latest that has. */
  @Moment()
  breachedAt?: string;
  /** The last office it was escalated to; 0: none. */
  @Count()
  escalationLevel!: number;
  /** When the next office is due to be written to; absent where none is. */
  @Moment()
  nextEscalationAt?: string;
  policy!: FollowedPolicyDto;
  clock!: IssueClockDto;
  /** The oldest first. */
  pauses!: DueDatePauseDto[];
  /** The oldest first. */
  changes!: DueDateChangeDto[];
  /** The first office first. */
  escalations!: EscalationDto[];
  /** The replies of these offices, the oldest first. */
  replies!: OfficeReplyDto[];
}

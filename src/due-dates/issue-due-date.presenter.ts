import { isDone } from '../kernel/statuses';
import { timeOfDay } from '../kernel/time/time-of-day';
import { pausesOf, workingHoursOf } from './due-date-facts';
import type { FactsRow } from './due-date.queries';
import type {
  DueDatePauseDto,
  FollowedPolicyDto,
  IssueClockDto,
  IssueDueDateDto,
} from './dto/issue-due-date.dto';
import type { ReviewedDueDate } from './issue-due-date-review.service';
import { officeName } from './letters/office-name';

/** The due date of an issue, with the facts it was calculated from (docs/api/due-dates.md#due-date-of-an-issue). */
export function presentIssueDueDate(review: ReviewedDueDate): IssueDueDateDto {
  const { issueId, facts, changes, escalations, replies, now } = review;
  return {
    issueId,
    dueAt: facts.dueAt?.toISOString(),
    breachedAt: facts.breachedAt?.toISOString(),
    escalationLevel: facts.escalationLevel,
    nextEscalationAt: facts.nextEscalationAt?.toISOString(),
    policy: presentFollowed(facts),
    clock: presentClock(facts, now.getTime()),
    pauses: facts.pauses.map(presentPause),
    changes: changes.map(({ at, fromDueAt, toDueAt, reason }) => ({
      at: at.toISOString(),
      from: fromDueAt?.toISOString(),
      to: toDueAt.toISOString(),
      reason,
    })),
    escalations: escalations.map(({ level, designation, place, at, dueAt }) => ({
      level,
      office: officeName({ designation, place }),
      at: at.toISOString(),
      dueAt: dueAt.toISOString(),
    })),
    replies: replies.map(({ level, office, answer, status, at }) => ({
      level,
      office,
      answer,
      status: status ?? undefined,
      at: at.toISOString(),
    })),
  };
}

function presentFollowed(facts: FactsRow): FollowedPolicyDto {
  const { policyId, hours, policyCity, policyCategory, policyPriority, policyWard } = facts;
  if (policyId === null) return { kind: 'default', hours };
  return {
    kind: 'policy',
    hours,
    city: policyCity ?? undefined,
    category: policyCategory ?? undefined,
    priority: policyPriority ?? undefined,
    ward: policyWard ?? undefined,
    sourceUrl: facts.sourceUrl ?? undefined,
    validFrom: facts.validFrom?.toISOString(),
  };
}

function presentClock(facts: FactsRow, now: number): IssueClockDto {
  const isPaused = pausesOf(facts).some(({ from, to }) => from <= now && now < to);
  const state = isDone(facts.status) ? 'stopped' : isPaused ? 'paused' : 'running';
  const hours = workingHoursOf(facts);
  if (!hours) return { state, kind: 'calendar' };
  const { timeZone, weekdays, opensMinute, closesMinute, holidays } = hours;
  return {
    state,
    kind: 'working',
    workingHours: {
      timeZone,
      weekdays: [...weekdays],
      opens: timeOfDay(opensMinute),
      closes: timeOfDay(closesMinute),
      holidays: [...holidays],
    },
  };
}

function presentPause({ fromAt, untilAt, endedAt, reason }: FactsRow['pauses'][number]): DueDatePauseDto {
  const until = endedAt ?? untilAt;
  return { from: new Date(fromAt).toISOString(), until: new Date(until).toISOString(), reason };
}

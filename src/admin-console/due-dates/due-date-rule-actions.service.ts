import { Injectable } from '@nestjs/common';
import {
  type CalendarRow,
  CityCalendarsService,
  type HolidayRow,
  type NewPolicy,
  SlaPoliciesService,
  type SlaPolicyRecord,
} from '../../due-dates';
import type { ConsoleActor } from '../../kernel/console';
import { minuteOfDay } from '../../kernel/time/time-of-day';
import { AuditedTransaction } from '../audited-transaction.service';
import type { ChangeWorkingCalendarDto, NewSlaPolicyDto } from './due-date-rules.dto';
import { knownCity } from './known-city';

/**
 * Changes of due date rules by city staff (docs/api/due-dates.md#policies-in-the-console), each in one transaction with
 * its audit record.
 */
@Injectable()
export class DueDateRuleActionsService {
  constructor(
    private readonly policies: SlaPoliciesService,
    private readonly calendars: CityCalendarsService,
    private readonly audited: AuditedTransaction,
  ) {}

  /** @throws InvalidInput if the city has no such ward */
  addPolicy(actor: ConsoleActor, { cityId, ...said }: NewSlaPolicyDto): Promise<SlaPolicyRecord> {
    const policy: NewPolicy = { ...said, city: cityId, createdBy: actor.id };
    const target = ({ id }: SlaPolicyRecord) => policyTarget('due_dates.add_policy', id);
    return this.audited.change(actor, target, () => this.policies.add(policy));
  }

  /** @throws PolicyNotFound */
  retirePolicy(actor: ConsoleActor, id: string): Promise<SlaPolicyRecord> {
    const target = policyTarget('due_dates.retire_policy', id);
    return this.audited.change(actor, target, () => this.policies.retire(id));
  }

  /** @throws PlaceNotFound; InvalidInput if a day closes before it opens */
  setCalendar(
    actor: ConsoleActor,
    cityId: string,
    { weekdays, opens, closes }: ChangeWorkingCalendarDto,
  ): Promise<CalendarRow> {
    const city = knownCity(cityId);
    const target = { action: 'due_dates.set_calendar', targetType: 'city', targetId: cityId };
    const hours = {
      weekdays,
      opensMinute: minuteOfDay(opens) ?? 0,
      closesMinute: minuteOfDay(closes) ?? 0,
    };
    return this.audited.change(actor, target, () => this.calendars.set(city, hours));
  }

  /** @throws HolidayExists; TooManyHolidays */
  addHoliday(actor: ConsoleActor, holiday: HolidayRow): Promise<HolidayRow> {
    const target = { action: 'due_dates.add_holiday', targetType: 'city', targetId: holiday.city };
    return this.audited.change(actor, target, () => this.calendars.addHoliday(holiday));
  }

  /** @returns the removed day. @throws HolidayNotFound */
  async removeHoliday(actor: ConsoleActor, cityId: string, date: string): Promise<void> {
    const target = { action: 'due_dates.remove_holiday', targetType: 'city', targetId: cityId };
    await this.audited.change(actor, target, () => this.calendars.removeHoliday(cityId, date));
  }
}

function policyTarget(action: string, targetId: string) {
  return { action, targetType: 'sla_policy', targetId };
}

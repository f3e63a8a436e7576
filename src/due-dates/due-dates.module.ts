import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountabilityModule } from '../accountability';
import { IssuesModule } from '../issues';
import { CityCalendarsService } from './rules/city-calendars.service';
import { DefaultHoursService } from './rules/default-hours.service';
import { DueDateRuleQueries } from './rules/due-date-rule.queries';
import { DueDateCalculatorService } from './due-date-calculator.service';
import { DueDateQueries } from './due-date.queries';
import { DueDates } from './due-dates.service';
import { DisputedRepairsService } from './escalation/disputed-repairs.service';
import { EscalationJob } from './escalation/escalation.job';
import { EscalationSweepService } from './escalation/escalation-sweep.service';
import { Escalations } from './escalation/escalations.service';
import { IssueDueDateController } from './issue-due-date.controller';
import { IssueDueDateReviewService } from './issue-due-date-review.service';
import { LateResolutionsService } from './escalation/late-resolutions.service';
import { LetterReschedulingService } from './letters/letter-rescheduling.service';
import { LongPausesService } from './pauses/long-pauses.service';
import { MailedLetterQueries } from './letters/mailed-letter.queries';
import { MpEscalationsService } from './escalation/mp-escalations.service';
import { OfficeLetterQueries } from './letters/office-letter.queries';
import { OfficeLettersJob } from './letters/office-letters.job';
import { OfficeLetterTextsService } from './letters/office-letter-texts.service';
import { OfficeLinksService } from './letters/office-links.service';
import { OfficeMailsService } from './letters/office-mails.service';
import { OfficeQueries } from './letters/office.queries';
import { OfficeReplies } from './letters/office-replies.service';
import { OfficeViewsService } from './letters/office-views.service';
import { RuleTimesService } from './rules/rule-times.service';
import { SlaPausesService } from './pauses/sla-pauses.service';
import { SlaPoliciesService } from './rules/sla-policies.service';
import { UndeliverableOfficesService } from './letters/undeliverable-offices.service';
import { StaleLetterWithdrawalService } from './letters/stale-letter-withdrawal.service';
import { CityHoliday } from './entities/city-holiday.entity';
import { DefaultHoursVersion } from './entities/default-hours-version.entity';
import { DueDateChange } from './entities/due-date-change.entity';
import { IssueEscalation } from './entities/issue-escalation.entity';
import { LetterMove } from './entities/letter-move.entity';
import { OfficeReply } from './entities/office-reply.entity';
import { SlaPause } from './entities/sla-pause.entity';
import { SlaPolicy } from './entities/sla-policy.entity';
import { UnsentLetter } from './entities/unsent-letter.entity';
import { WorkingCalendar } from './entities/working-calendar.entity';

/** Due dates of issues, and the escalation of late ones. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      CityHoliday,
      DefaultHoursVersion,
      DueDateChange,
      IssueEscalation,
      LetterMove,
      OfficeReply,
      SlaPause,
      SlaPolicy,
      UnsentLetter,
      WorkingCalendar,
    ]),
    AccountabilityModule,
    IssuesModule,
  ],
  controllers: [IssueDueDateController],
  providers: [
    CityCalendarsService,
    DefaultHoursService,
    DueDateCalculatorService,
    DueDateQueries,
    DueDateRuleQueries,
    DisputedRepairsService,
    DueDates,
    EscalationJob,
    EscalationSweepService,
    Escalations,
    IssueDueDateReviewService,
    LateResolutionsService,
    LetterReschedulingService,
    LongPausesService,
    MailedLetterQueries,
    MpEscalationsService,
    OfficeLetterQueries,
    OfficeLettersJob,
    OfficeLetterTextsService,
    OfficeLinksService,
    OfficeMailsService,
    OfficeQueries,
    OfficeReplies,
    OfficeViewsService,
    RuleTimesService,
    SlaPausesService,
    SlaPoliciesService,
    UndeliverableOfficesService,
    StaleLetterWithdrawalService,
  ],
  exports: [
    CityCalendarsService,
    DefaultHoursService,
    DueDateRuleQueries,
    IssueDueDateReviewService,
    LateResolutionsService,
    MpEscalationsService,
    OfficeMailsService,
    OfficeReplies,
    OfficeViewsService,
    SlaPausesService,
    SlaPoliciesService,
  ],
})
export class DueDatesModule {}

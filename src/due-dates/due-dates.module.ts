import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountabilityModule } from '../accountability';
import { IssuesModule } from '../issues';
import { CityCalendars } from './rules/city-calendars.service';
import { DefaultHours } from './rules/default-hours.service';
import { DueDateRuleQueries } from './rules/due-date-rule.queries';
import { DueDateCalculator } from './due-date-calculator.service';
import { DueDateQueries } from './due-date.queries';
import { DueDates } from './due-dates.service';
import { EscalationJob } from './escalation/escalation.job';
import { EscalationSweep } from './escalation/escalation-sweep.service';
import { Escalations } from './escalation/escalations.service';
import { IssueDueDateController } from './issue-due-date.controller';
import { IssueDueDateReview } from './issue-due-date-review.service';
import { LateResolutions } from './escalation/late-resolutions.service';
import { LetterReschedulingService } from './letters/letter-rescheduling.service';
import { LongPauses } from './pauses/long-pauses.service';
import { MailedLetterQueries } from './letters/mailed-letter.queries';
import { MpEscalations } from './escalation/mp-escalations.service';
import { OfficeLetterQueries } from './letters/office-letter.queries';
import { OfficeLettersJob } from './letters/office-letters.job';
import { OfficeLetterTexts } from './letters/office-letter-texts.service';
import { OfficeLinks } from './letters/office-links.service';
import { OfficeMails } from './letters/office-mails.service';
import { OfficeQueries } from './letters/office.queries';
import { OfficeReplies } from './letters/office-replies.service';
import { OfficeViews } from './letters/office-views.service';
import { RuleTimes } from './rules/rule-times.service';
import { SlaPauses } from './pauses/sla-pauses.service';
import { SlaPolicies } from './rules/sla-policies.service';
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
    CityCalendars,
    DefaultHours,
    DueDateCalculator,
    DueDateQueries,
    DueDateRuleQueries,
    DueDates,
    EscalationJob,
    EscalationSweep,
    Escalations,
    IssueDueDateReview,
    LateResolutions,
    LetterReschedulingService,
    LongPauses,
    MailedLetterQueries,
    MpEscalations,
    OfficeLetterQueries,
    OfficeLettersJob,
    OfficeLetterTexts,
    OfficeLinks,
    OfficeMails,
    OfficeQueries,
    OfficeReplies,
    OfficeViews,
    RuleTimes,
    SlaPauses,
    SlaPolicies,
    UndeliverableOfficesService,
    StaleLetterWithdrawalService,
  ],
  exports: [
    CityCalendars,
    DefaultHours,
    DueDateRuleQueries,
    IssueDueDateReview,
    LateResolutions,
    MpEscalations,
    OfficeMails,
    OfficeReplies,
    OfficeViews,
    SlaPauses,
    SlaPolicies,
  ],
})
export class DueDatesModule {}

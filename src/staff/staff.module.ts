import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IssuesModule } from '../issues';
import { AssignmentRule } from './entities/assignment-rule.entity';
import { IssueHolder } from './entities/issue-holder.entity';
import { IssueHolderEvent } from './entities/issue-holder-event.entity';
import { AuthModule } from '../auth';
import { DueDatesModule } from '../due-dates';
import { MediaModule } from '../media';
import { MessagesModule } from '../messages';
import { AnswerAuthorsService } from './answers/answer-authors.service';
import { AnswerRecordsService } from './answers/answer-records.service';
import { AnsweringUnitQueries } from './answers/answering-unit.queries';
import { AnswersService } from './answers/answers.service';
import { AnswerTemplate } from './entities/answer-template.entity';
import { IssueAnswer } from './entities/issue-answer.entity';
import { BulkAct } from './entities/bulk-act.entity';
import { BulkActIssue } from './entities/bulk-act-issue.entity';
import { BulkActQueries } from './acts/bulk-act.queries';
import { BulkActRecordsService } from './acts/bulk-act-records.service';
import { StaffFile } from './entities/staff-file.entity';
import { StaffNote } from './entities/staff-note.entity';
import { StaffFilesService } from './files/staff-files.service';
import { NoteQueries } from './notes/note.queries';
import { NotesService } from './notes/notes.service';
import { TemplateQueries } from './templates/template.queries';
import { TemplatesService } from './templates/templates.service';
import { StaffUnit } from './entities/staff-unit.entity';
import { StaffUnitMember } from './entities/staff-unit-member.entity';
import { StaffView } from './entities/staff-view.entity';
import { StaffViewReport } from './entities/staff-view-report.entity';
import { HolderQueries } from './holders/holder.queries';
import { HolderRecordsService } from './holders/holder-records.service';
import { HoldersService } from './holders/holders.service';
import { AssignmentRulesService } from './rules/assignment-rules.service';
import { RuleQueries } from './rules/rule.queries';
import { UnitQueries } from './units/unit.queries';
import { UnitsService } from './units/units.service';
import { ViewReportQueries } from './views/view-report.queries';
import { ViewReportsService } from './views/view-reports.service';
import { ViewsService } from './views/views.service';

/** How city staff share the work: their units, who works on which issue, and what they write about issues. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      AnswerTemplate,
      AssignmentRule,
      BulkAct,
      BulkActIssue,
      IssueAnswer,
      IssueHolder,
      IssueHolderEvent,
      StaffFile,
      StaffNote,
      StaffUnit,
      StaffUnitMember,
      StaffView,
      StaffViewReport,
    ]),
    AuthModule,
    DueDatesModule,
    IssuesModule,
    MediaModule,
    MessagesModule,
  ],
  providers: [
    AnswerAuthorsService,
    AnswerRecordsService,
    AnsweringUnitQueries,
    AnswersService,
    AssignmentRulesService,
    BulkActQueries,
    BulkActRecordsService,
    HolderQueries,
    HolderRecordsService,
    HoldersService,
    NoteQueries,
    NotesService,
    RuleQueries,
    StaffFilesService,
    TemplateQueries,
    TemplatesService,
    UnitQueries,
    UnitsService,
    ViewReportQueries,
    ViewReportsService,
    ViewsService,
  ],
  exports: [
    AnswersService,
    AssignmentRulesService,
    BulkActRecordsService,
    HolderQueries,
    HoldersService,
    NotesService,
    RuleQueries,
    StaffFilesService,
    TemplatesService,
    UnitQueries,
    UnitsService,
    ViewReportsService,
    ViewsService,
  ],
})
export class StaffModule {}

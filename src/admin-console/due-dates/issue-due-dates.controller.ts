import { Body, Get, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import {
  EscalationConflict,
  IssueDueDateDto,
  IssueDueDateReview,
  PauseConflict,
  PauseNotFound,
  presentIssueDueDate,
} from '../../due-dates';
import { IssueClosed, IssueNotFound } from '../../issues';
import type { ConsoleActor } from '../../kernel/console';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { BareAnswers } from '../../api/answers.decorator';
import { ConsoleApi } from '../../api/console-api/console-api.decorator';
import { PathId } from '../../api/path-id.decorator';
import { CategoryChanged } from './issue-due-date.errors';
import { IssueDueDateActions } from './issue-due-date-actions.service';
import { ChangeCategoryDto, EscalateToMpDto, NewPauseDto } from './issue-due-dates.dto';

/** The due date of an issue, and what city staff can do about it (docs/api/due-dates.md#pauses). */
@ConsoleApi('feed/issues/:id', 'feed/issues')
export class IssueDueDatesController {
  constructor(
    private readonly review: IssueDueDateReview,
    private readonly actions: IssueDueDateActions,
  ) {}

  @Get('due-date')
  @ApiOperation({
    operationId: 'showFeedDueDate',
    summary: 'Shows when an issue is due, by which policy, and what became of that',
    description: 'As everyone is shown it by the token API, of a hidden issue, too.',
  })
  @Allow('console')
  @BareAnswers(200, IssueDueDateDto, { errors: [401, new IssueNotFound()] })
  async show(@PathId('id', 'issue') id: string): Promise<IssueDueDateDto> {
    return presentIssueDueDate(await this.review.whole(id));
  }

  @Post('pause-clock')
  @ApiOperation({
    operationId: 'pauseIssueClock',
    summary: 'Pauses the clock of an issue; its due date moves by as much',
    description:
      'From now on, until the moment that is given; everyone may read the reason. Twice at most and for 14 days in all; a super_admin may do so more often, for 366 days in all. Not while it is paused, and not once the issue is resolved (409).',
  })
  @Allow('console')
  @BareAnswers(200, IssueDueDateDto, {
    errors: [401, 403, new IssueNotFound(), new PauseConflict('The clock is paused already')],
  })
  async pause(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('id', 'issue') id: string,
    @Body() { until, reason }: NewPauseDto,
  ): Promise<IssueDueDateDto> {
    return presentIssueDueDate(await this.actions.pause(actor, id, { untilAt: until, reason }));
  }

  @Post('resume-clock')
  @ApiOperation({
    operationId: 'resumeIssueClock',
    summary: 'Ends the pause of an issue before its time',
    description: 'The due date comes nearer by what is left of the pause. Where none is under way it is 404.',
  })
  @Allow('console')
  @BareAnswers(200, IssueDueDateDto, { errors: [401, 403, new IssueNotFound(), new PauseNotFound()] })
  async resume(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('id', 'issue') id: string,
  ): Promise<IssueDueDateDto> {
    return presentIssueDueDate(await this.actions.resume(actor, id));
  }

  @Post('escalate-to-mp')
  @ApiOperation({
    operationId: 'escalateIssueToMp',
    summary: 'Escalates an issue that is late to the MP, the last office of its chain',
    description:
      'The step is public, by the office alone, and cannot be taken back; the office is written to as the others are. The issue is late, its clock runs, and it was escalated to every other office that somebody holds: else, or once it was escalated to the MP, it is 409. The reason is kept in the audit log.',
  })
  @Allow('console')
  @BareAnswers(200, IssueDueDateDto, {
    errors: [401, 403, new IssueNotFound(), new EscalationConflict('The issue is not late')],
  })
  async escalateToMp(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('id', 'issue') id: string,
    @Body() { reason }: EscalateToMpDto,
  ): Promise<IssueDueDateDto> {
    return presentIssueDueDate(await this.actions.escalateToMp(actor, id, reason));
  }

  @Post('category')
  @ApiOperation({
    operationId: 'changeIssueCategory',
    summary: 'Gives an issue another category; its due date is calculated anew from the report',
    description:
      'The issue is counted and found under the new one, and has its label in the feed. One that has the category already stays as it is, without an audit record. A resolved one keeps its due date until it is reopened; a closed one takes no other category (409). With `from` an issue that has another category by now stays as it is (409).',
  })
  @Allow('console')
  @BareAnswers(200, IssueDueDateDto, {
    errors: [401, 403, new IssueNotFound(), new IssueClosed(), new CategoryChanged('road')],
  })
  async changeCategory(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('id', 'issue') id: string,
    @Body() { category, from }: ChangeCategoryDto,
  ): Promise<IssueDueDateDto> {
    return presentIssueDueDate(await this.actions.changeCategory(actor, id, category, from));
  }
}

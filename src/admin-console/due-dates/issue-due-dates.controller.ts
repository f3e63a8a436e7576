import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import {
  EscalationConflict,
  IssueDueDateDto,
  IssueDueDateReviewService,
  PauseConflict,
  PauseNotFound,
  presentIssueDueDate,
} from '../../due-dates';
import { IssueClosed, IssueNotFound } from '../../issues';
import type { ConsoleActor } from '../../kernel/console';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { PathId } from '../../api/path-id.decorator';
import { CategoryChanged } from './issue-due-date.errors';
import { IssueDueDateActionsService } from './issue-due-date-actions.service';
import { ChangeCategoryDto, EscalateToMpDto, NewPauseDto } from './issue-due-dates.dto';

/** The due date of an issue, and what city staff can do about it (docs/api/due-dates.md#pauses). */
@Controller('api/admin/feed/issues/:id')
@Api('console', 'feed/issues')
export class IssueDueDatesController {
  constructor(
    private readonly review: IssueDueDateReviewService,
    private readonly actions: IssueDueDateActionsService,
  ) {}

  @Get('due-date')
  @ApiOperation({
    operationId: 'showFeedDueDate',
    summary: 'Shows the due date of an issue, its policy and its history',
    description: 'The same data as the token API shows to everyone, also for a hidden issue.',
  })
  @Allow('console', 'feed.read')
  @Answers(200, IssueDueDateDto, { errors: [401, 403, new IssueNotFound()] })
  async show(@PathId('id', 'issue') id: string): Promise<IssueDueDateDto> {
    return presentIssueDueDate(await this.review.whole(id));
  }

  @Post('pause-clock')
  @ApiOperation({
    operationId: 'pauseIssueClock',
    summary: 'Pauses the clock of an issue; its due date moves by the same time',
    description:
      'The pause lasts from now until the given time; its reason is public. An issue can be paused twice at most, and for 14 days in all; a super_admin may pause it more often, for 366 days in all. If the clock is paused already, or the issue is resolved, the response is 409.',
  })
  @Allow('console', 'feed')
  @Answers(200, IssueDueDateDto, {
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
    summary: 'Ends the pause of an issue early',
    description: 'The due date becomes earlier by the rest of the pause; 404 if the issue is not paused.',
  })
  @Allow('console', 'feed')
  @Answers(200, IssueDueDateDto, { errors: [401, 403, new IssueNotFound(), new PauseNotFound()] })
  async resume(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('id', 'issue') id: string,
  ): Promise<IssueDueDateDto> {
    return presentIssueDueDate(await this.actions.resume(actor, id));
  }

  @Post('escalate-to-mp')
  @ApiOperation({
    operationId: 'escalateIssueToMp',
    summary: 'Escalates a late issue to the MP, the last office of its chain',
    description:
      'The step is public, but shows only the office, and cannot be undone. The office gets a letter like the others. The issue must be late, its clock must run, and it must have been escalated to every other office that is not vacant. Otherwise, or if it was escalated to the MP before, the response is 409. The audit log keeps the reason.',
  })
  @Allow('console', 'feed')
  @Answers(200, IssueDueDateDto, {
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
    summary: 'Changes the category of an issue; its due date is calculated again from the report',
    description:
      'The issue is counted and found under the new category, and has its label in the feed. If the issue has the category already, nothing changes and no audit record is written. A resolved issue keeps its due date until it is reopened; the category of a closed issue cannot be changed (409). With `from`, nothing changes if the issue now has another category (409).',
  })
  @Allow('console', 'feed')
  @Answers(200, IssueDueDateDto, {
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

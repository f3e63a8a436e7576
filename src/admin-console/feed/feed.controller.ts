import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiBody, ApiOperation } from '@nestjs/swagger';
import { IssueNotFound } from '../../issues';
import type { ConsoleActor } from '../../kernel/console';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { PathId } from '../../api/path-id.decorator';
import type { DomainError } from '../../platform/http/domain-error';
import { FeedActionsService } from './feed-actions.service';
import { presentAdminState, presentFeedDetail, presentFeedIssue, presentFeedReport } from './feed.presenter';
import { FeedReportDto } from './feed-report.dto';
import { FeedReviewService } from './feed-review.service';
import { RoleChanged, StatusChanged, SwitchedAlready } from './feed.errors';
import {
  WantedClosedDto,
  ConsoleFeedQueryDto,
  FeedIssueDetailDto,
  FeedIssueDto,
  FeedMoveDto,
  FeedMovedDto,
  WantedForcedDto,
  WantedHiddenDto,
  IssueAdminStateDto,
  WantedPinnedDto,
  ReassignDto,
  RedactMediaDto,
  WantedSlaPausedDto,
} from './feed.dto';

const errorsOf = (...conflicts: DomainError[]) => ({
  errors: [401, 403, new IssueNotFound(), ...conflicts],
});

/** The review of issues by city staff (docs/api/console-feed.md#feed-routes). */
@Controller('api/admin/feed/issues')
@Api('console', 'feed/issues')
export class FeedController {
  constructor(
    private readonly review: FeedReviewService,
    private readonly actions: FeedActionsService,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listFeedIssues',
    summary:
      'Lists the issues of a city, including hidden ones: pinned issues, then the newest, at most 200 of each',
    description:
      'For the next page, send the id of the last issue as `before`; the pinned issues are only on the first page. With `q`, pinned issues have no special place. An unknown city or status has an empty list.',
  })
  @Allow('console', 'feed.read')
  @Answers(200, FeedIssueDto, { list: true, errors: [401, 403] })
  async list(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Query() query: ConsoleFeedQueryDto,
  ): Promise<FeedIssueDto[]> {
    return (await this.review.list(actor, query)).map(presentFeedIssue);
  }

  @Get(':id')
  @ApiOperation({
    operationId: 'showFeedIssue',
    summary: 'Shows an issue with its chain, its activity and its media',
    description:
      'A hidden issue is shown like any other. The offices are those that were responsible when the issue was placed.',
  })
  @Allow('console', 'feed.read')
  @Answers(200, FeedIssueDetailDto, { errors: [401, 403, new IssueNotFound()] })
  async one(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('id', 'issue') id: string,
  ): Promise<FeedIssueDetailDto> {
    return presentFeedDetail(await this.review.one(actor, id));
  }

  @Get(':id/report')
  @ApiOperation({
    operationId: 'showFeedReport',
    summary: 'Shows the report of an issue: its description, its location, and the URLs of its media',
    description:
      'Only media that citizens may see are included: redacted media, and all media of a hidden issue, are left out. The URL of an upload is a path of this service.',
  })
  @Allow('console', 'feed.read')
  @Answers(200, FeedReportDto, { errors: [401, 403, new IssueNotFound()] })
  async report(@PathId('id', 'issue') id: string): Promise<FeedReportDto> {
    return presentFeedReport(await this.review.report(id));
  }

  @Post(':id/status')
  @ApiOperation({
    operationId: 'moveFeedIssue',
    summary: 'Changes the feed status of an issue, if the table of transitions allows it',
    description:
      'The table is part of the configuration; a change that it does not allow is refused with 400. The lifecycle status of the token API changes together with the feed status. With `from`, nothing changes if the issue now has another status (409).',
  })
  @Allow('console', 'status')
  @Answers(200, FeedMovedDto, errorsOf(new StatusChanged('overdue')))
  async move(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('id', 'issue') id: string,
    @Body() move: FeedMoveDto,
  ): Promise<FeedMovedDto> {
    return { status: await this.actions.transition(actor, id, move) };
  }

  @Post(':id/force-escalate')
  @ApiOperation({
    operationId: 'toggleEscalation',
    summary: 'Marks an issue as escalated, or removes the mark',
    description:
      'Each call inverts `forced`, or sets it to the given value (409 if it has this value already). While it is true, the MLA is shown as the role in charge, unless another role was chosen.',
  })
  @ApiBody({ type: WantedForcedDto, required: false })
  @Allow('console', 'feed')
  @Answers(200, IssueAdminStateDto, errorsOf(new SwitchedAlready('forced', true)))
  async forceEscalate(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('id', 'issue') id: string,
    @Body() { forced }: WantedForcedDto,
  ): Promise<IssueAdminStateDto> {
    return presentAdminState(await this.actions.toggle(actor, id, 'forced', forced));
  }

  @Post(':id/pause-sla')
  @ApiOperation({
    operationId: 'togglePausedSla',
    summary: 'Marks the SLA label of an issue as paused, or removes the mark',
    description:
      'Each call inverts `slaPaused`, or sets it to the given value (409 if it has this value already). The status and the due date of the issue do not change.',
  })
  @ApiBody({ type: WantedSlaPausedDto, required: false })
  @Allow('console', 'feed')
  @Answers(200, IssueAdminStateDto, errorsOf(new SwitchedAlready('slaPaused', true)))
  async pauseSla(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('id', 'issue') id: string,
    @Body() { slaPaused }: WantedSlaPausedDto,
  ): Promise<IssueAdminStateDto> {
    return presentAdminState(await this.actions.toggle(actor, id, 'slaPaused', slaPaused));
  }

  @Post(':id/toggle-closed')
  @ApiOperation({
    operationId: 'toggleClosedMark',
    summary: 'Marks an issue as closed in the console, or removes the mark; its lifecycle does not change',
    description:
      'Each call inverts `closed`, or sets it to the given value (409 if it has this value already). Neither the feed status nor the lifecycle status changes.',
  })
  @ApiBody({ type: WantedClosedDto, required: false })
  @Allow('console', 'feed')
  @Answers(200, IssueAdminStateDto, errorsOf(new SwitchedAlready('closed', true)))
  async toggleClosed(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('id', 'issue') id: string,
    @Body() { closed }: WantedClosedDto,
  ): Promise<IssueAdminStateDto> {
    return presentAdminState(await this.actions.toggle(actor, id, 'closed', closed));
  }

  @Post(':id/toggle-hidden')
  @ApiOperation({
    operationId: 'toggleHiddenIssue',
    summary: 'Hides an issue from everyone except its reporter and admins, or shows it again',
    description:
      'Each call inverts `hidden`, or sets it to the given value (409 if it has this value already). A hidden issue is in no list, no figure and no search of the other APIs, and does not count for any score.',
  })
  @ApiBody({ type: WantedHiddenDto, required: false })
  @Allow('console', 'feed')
  @Answers(200, IssueAdminStateDto, errorsOf(new SwitchedAlready('hidden', true)))
  async toggleHidden(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('id', 'issue') id: string,
    @Body() { hidden }: WantedHiddenDto,
  ): Promise<IssueAdminStateDto> {
    return presentAdminState(await this.actions.toggleHidden(actor, id, hidden));
  }

  @Post(':id/toggle-pinned')
  @ApiOperation({
    operationId: 'togglePinnedIssue',
    summary: 'Pins an issue to the top of the feed, or unpins it',
    description:
      'Each call inverts `pinned`, for everyone who uses the console, or sets it to the given value (409 if it has this value already).',
  })
  @ApiBody({ type: WantedPinnedDto, required: false })
  @Allow('console', 'feed')
  @Answers(200, IssueAdminStateDto, errorsOf(new SwitchedAlready('pinned', true)))
  async togglePinned(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('id', 'issue') id: string,
    @Body() { pinned }: WantedPinnedDto,
  ): Promise<IssueAdminStateDto> {
    return presentAdminState(await this.actions.toggle(actor, id, 'pinned', pinned));
  }

  @Post(':id/reassign')
  @ApiOperation({
    operationId: 'reassignIssue',
    summary: 'Assigns an issue to the next role of the chain, and after the last role to none',
    description:
      'Each call goes one step: none, Local Police, Corporator, Municipal Ward Officer, MLA, MP, and none again. With `from`, nothing changes if the issue now has another role (409).',
  })
  @ApiBody({ type: ReassignDto, required: false })
  @Allow('console', 'feed')
  @Answers(200, IssueAdminStateDto, errorsOf(new RoleChanged('MLA')))
  async reassign(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('id', 'issue') id: string,
    @Body() { from }: ReassignDto,
  ): Promise<IssueAdminStateDto> {
    return presentAdminState(await this.actions.reassign(actor, id, from));
  }

  @Post(':id/redact-media')
  @ApiOperation({
    operationId: 'toggleRedactedMedia',
    summary: 'Removes a media item of an issue from view, or shows it again',
    description:
      'Each call redacts the item with this index or shows it again, or sets it to the given `redacted` (409 if it has this value already). If the console shows no item with this index, the response is 400. A redacted item is not shown anywhere and is not counted.',
  })
  @Allow('console', 'feed')
  @Answers(200, IssueAdminStateDto, errorsOf(new SwitchedAlready('redacted', true)))
  async redact(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('id', 'issue') id: string,
    @Body() { index, redacted }: RedactMediaDto,
  ): Promise<IssueAdminStateDto> {
    return presentAdminState(await this.actions.toggleRedacted(actor, id, index, redacted));
  }
}

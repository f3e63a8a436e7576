import { Body, Get, Post, Query } from '@nestjs/common';
import { ApiBody, ApiOperation } from '@nestjs/swagger';
import { IssueNotFound } from '../../issues';
import type { ConsoleActor } from '../../kernel/console';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { BareAnswers } from '../../api/answers.decorator';
import { ConsoleApi } from '../../api/console-api/console-api.decorator';
import { PathId } from '../../api/path-id.decorator';
import type { DomainError } from '../../platform/http/domain-error';
import { FeedActions } from './feed-actions.service';
import { presentAdminState, presentFeedDetail, presentFeedIssue, presentFeedReport } from './feed.presenter';
import { FeedReview } from './feed-review.service';
import { RoleChanged, StatusChanged, SwitchedAlready } from './feed.errors';
import {
  WantedClosedDto,
  ConsoleFeedQueryDto,
  FeedIssueDetailDto,
  FeedIssueDto,
  FeedMoveDto,
  FeedMovedDto,
  FeedReportDto,
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
@ConsoleApi('feed/issues')
export class FeedController {
  constructor(
    private readonly review: FeedReview,
    private readonly actions: FeedActions,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listFeedIssues',
    summary:
      'Lists the issues of a city, hidden ones too: what is pinned, then the newest, 200 of each at the most',
    description:
      'For the next page send the id of the last issue as `before`; pinned issues come on the first page only, and not at all where `q` is given. An unknown city or status lists nothing.',
  })
  @Allow('console')
  @BareAnswers(200, FeedIssueDto, { list: true, errors: [401] })
  async list(@Query() query: ConsoleFeedQueryDto): Promise<FeedIssueDto[]> {
    return (await this.review.list(query)).map(presentFeedIssue);
  }

  @Get(':id')
  @ApiOperation({
    operationId: 'showFeedIssue',
    summary: 'Shows an issue with its chain, what happened to it and its media',
    description:
      'A hidden issue is shown like any other. The offices are those that were responsible when the issue was placed.',
  })
  @Allow('console')
  @BareAnswers(200, FeedIssueDetailDto, { errors: [401, new IssueNotFound()] })
  async one(@PathId('id', 'issue') id: string): Promise<FeedIssueDetailDto> {
    return presentFeedDetail(await this.review.one(id));
  }

  @Get(':id/report')
  @ApiOperation({
    operationId: 'showFeedReport',
    summary: 'Shows what was reported: the words, the place, and where the media are',
    description:
      'Media are those citizens may see: what is redacted is left out, and so is all of a hidden issue. The URL of an upload is a path of this service.',
  })
  @Allow('console')
  @BareAnswers(200, FeedReportDto, { errors: [401, new IssueNotFound()] })
  async report(@PathId('id', 'issue') id: string): Promise<FeedReportDto> {
    return presentFeedReport(await this.review.report(id));
  }

  @Post(':id/status')
  @ApiOperation({
    operationId: 'moveFeedIssue',
    summary: 'Moves an issue to a status, where the table of transitions allows it',
    description:
      'The table is part of the configuration; what it does not allow is refused with 400. The lifecycle status of the token API changes together with this one. With `from` an issue that has another status by now stays as it is (409).',
  })
  @Allow('console')
  @BareAnswers(200, FeedMovedDto, errorsOf(new StatusChanged('overdue')))
  async move(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('id', 'issue') id: string,
    @Body() move: FeedMoveDto,
  ): Promise<FeedMovedDto> {
    return { status: await this.actions.move(actor, id, move) };
  }

  @Post(':id/force-escalate')
  @ApiOperation({
    operationId: 'toggleEscalation',
    summary: 'Marks an issue as escalated, or takes the mark away',
    description:
      'Each call switches `forced`, or sets it to the one that is sent: 409 where it is so already. While it is on, the issue is shown as the turn of the MLA unless another role was chosen.',
  })
  @ApiBody({ type: WantedForcedDto, required: false })
  @Allow('console')
  @BareAnswers(200, IssueAdminStateDto, errorsOf(new SwitchedAlready('forced', true)))
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
    summary: 'Marks the SLA label of an issue as paused, or takes the mark away',
    description:
      'Each call switches `slaPaused`, or sets it to the one that is sent: 409 where it is so already. Status and due date of the issue stay as they are.',
  })
  @ApiBody({ type: WantedSlaPausedDto, required: false })
  @Allow('console')
  @BareAnswers(200, IssueAdminStateDto, errorsOf(new SwitchedAlready('slaPaused', true)))
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
    summary: 'Marks an issue closed in the console, or takes the mark off; its lifecycle stays as it is',
    description:
      'Each call switches `closed`, or sets it to the one that is sent: 409 where it is so already. Neither the status of the feed nor the lifecycle status changes.',
  })
  @ApiBody({ type: WantedClosedDto, required: false })
  @Allow('console')
  @BareAnswers(200, IssueAdminStateDto, errorsOf(new SwitchedAlready('closed', true)))
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
    summary: 'Hides an issue from everyone but its reporter and admins, or shows it again',
    description:
      'Each call switches `hidden`, or sets it to the one that is sent: 409 where it is so already. A hidden issue is in no list, no figure and no search of the other APIs, and counts for no score.',
  })
  @ApiBody({ type: WantedHiddenDto, required: false })
  @Allow('console')
  @BareAnswers(200, IssueAdminStateDto, errorsOf(new SwitchedAlready('hidden', true)))
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
    summary: 'Pins an issue to the top of the feed, or not',
    description:
      'Each call switches `pinned`, for everyone who uses the console, or sets it to the one that is sent: 409 where it is so already.',
  })
  @ApiBody({ type: WantedPinnedDto, required: false })
  @Allow('console')
  @BareAnswers(200, IssueAdminStateDto, errorsOf(new SwitchedAlready('pinned', true)))
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
    summary: 'Assigns an issue to the next role of the chain, and after the last to none in particular',
    description:
      'Each call goes one step: none, Local Police, Corporator, Municipal Ward Officer, MLA, MP, and none again. With `from` an issue that was passed on since stays as it is (409).',
  })
  @ApiBody({ type: ReassignDto, required: false })
  @Allow('console')
  @BareAnswers(200, IssueAdminStateDto, errorsOf(new RoleChanged('MLA')))
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
      'Each call switches the item of this index, or sets it to the `redacted` that is sent: 409 where it is so already. An index that no shown item has is refused with 400. A redacted item is shown nowhere and not counted.',
  })
  @Allow('console')
  @BareAnswers(200, IssueAdminStateDto, errorsOf(new SwitchedAlready('redacted', true)))
  async redact(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('id', 'issue') id: string,
    @Body() { index, redacted }: RedactMediaDto,
  ): Promise<IssueAdminStateDto> {
    return presentAdminState(await this.actions.toggleRedacted(actor, id, index, redacted));
  }
}

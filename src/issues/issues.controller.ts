import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Actor } from '../kernel/people/actor';
import { Clock } from '../kernel/time/clock';
import { Config } from '../platform/config/config';
import { Api } from '../api/api.decorator';
import { Allow, CurrentActor } from '../api/access.decorator';
import { Answers } from '../api/answers.decorator';
import { Idempotent } from '../api/idempotent.decorator';
import { presentItems } from '../api/page';
import { SharedPath } from '../api/shared-path.decorator';
import { PathId } from '../api/path-id.decorator';
import { ReplicaRead } from '../api/replica-read.decorator';
import { BulkStatusService } from './bulk-status.service';
import {
  AssignIssueDto,
  AssignmentDto,
  BulkResultDto,
  BulkStatusDto,
  IssueStatsDto,
  UpvoteDto,
} from './dto/issue-actions.dto';
import { CategoryParamDto, CityParamDto, IssueListQueryDto } from './dto/issue-list.dto';
import { CreatedIssueDto, CreateIssueDto, IssueDto, IssuePageDto } from './dto/issue.dto';
import { AssigneeNotFound, IssueClosed, IssueJoined, IssueNotFound } from './issue.errors';
import { IssueListQueries } from './list/issue-list.queries';
import {
  presentAssignment,
  presentBulkResult,
  presentCreated,
  presentDetail,
  presentListItem,
  presentStats,
  presentUpvote,
} from './issue.presenter';
import { IssueQueries } from './issue.queries';
import { IssuesService } from './issues.service';

/** The routes of issues (docs/api/issues.md#routes). Static paths must be declared before `:id`. */
@Controller('api/issues')
@Api('token', 'issues')
export class IssuesController {
  constructor(
    private readonly issues: IssuesService,
    private readonly bulk: BulkStatusService,
    private readonly queries: IssueQueries,
    private readonly lists: IssueListQueries,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listIssues',
    summary: 'Lists issues, newest first unless sorted otherwise',
    description:
      'One page of the issues of all cities, or of those that match the filters. A cursor is valid only with the sort and the filters of its page.',
  })
  @SharedPath('token')
  @Allow('public')
  @ReplicaRead()
  @Answers(200, IssuePageDto, { errors: [400] })
  async list(@Query() query: IssueListQueryDto): Promise<IssuePageDto> {
    return presentItems(await this.lists.page(query), presentListItem);
  }

  @Post()
  @ApiOperation({
    operationId: 'reportIssue',
    summary: 'Reports an issue',
    description:
      'The service finds the place of the issue (ward, pincode, who is responsible) afterwards, from the point or the pincode. Send an Idempotency-Key, so that a repeated request creates no second issue.',
  })
  @Allow('contributor')
  @Idempotent()
  @Answers(201, CreatedIssueDto, { errors: [400, 401, 403, 409, 413, 422] })
  async report(@CurrentActor() actor: Actor, @Body() issue: CreateIssueDto): Promise<CreatedIssueDto> {
    return presentCreated(await this.issues.report(actor, issue));
  }

  @Get('stats')
  @ApiOperation({
    operationId: 'countIssues',
    summary: 'Counts all issues by status, priority, city and category',
    description:
      'All issues of all cities, by status, priority, city and category. Hidden issues are not counted.',
  })
  @Allow('public')
  @ReplicaRead()
  @Answers(200, IssueStatsDto)
  async stats(): Promise<IssueStatsDto> {
    return presentStats(await this.queries.figures(), this.clock.now());
  }

  @Get('by-city/:city')
  @ApiOperation({
    operationId: 'listIssuesOfCity',
    summary: 'Lists the issues of a city',
    description: 'The same list as GET /api/issues with the filter city.',
  })
  @Allow('public')
  @ReplicaRead()
  @Answers(200, IssuePageDto)
  async listByCity(
    @Param() { city }: CityParamDto,
    @Query() query: IssueListQueryDto,
  ): Promise<IssuePageDto> {
    return presentItems(await this.lists.page({ ...query, city }), presentListItem);
  }

  @Get('by-category/:category')
  @ApiOperation({
    operationId: 'listIssuesOfCategory',
    summary: 'Lists the issues of a category',
    description: 'The same list as GET /api/issues with the filter category.',
  })
  @Allow('public')
  @ReplicaRead()
  @Answers(200, IssuePageDto)
  async listByCategory(
    @Param() { category }: CategoryParamDto,
    @Query() query: IssueListQueryDto,
  ): Promise<IssuePageDto> {
    return presentItems(await this.lists.page({ ...query, category }), presentListItem);
  }

  @Post('bulk/status')
  @ApiOperation({
    operationId: 'setStatusOfIssues',
    summary: 'Sets the status of up to 100 issues, each by itself',
    description:
      'Each issue is changed independently: one that cannot be changed is reported in the answer and does not affect the others.',
  })
  @Allow('admin')
  @Answers(200, BulkResultDto, { errors: [400, 401, 403, 413] })
  async moveMany(@CurrentActor() actor: Actor, @Body() request: BulkStatusDto): Promise<BulkResultDto> {
    return presentBulkResult(await this.bulk.transition(actor, request));
  }

  @Get(':id')
  @ApiOperation({
    operationId: 'showIssue',
    summary: 'Shows an issue; to a signed-in caller, also whether they have upvoted it',
    description:
      'An issue with its media, its assignee and, once it is resolved, how it was resolved. A hidden issue is shown only to its reporter and to admins.',
  })
  @SharedPath('token')
  @Allow('optional')
  @ReplicaRead()
  @Answers(200, IssueDto, { errors: [new IssueNotFound()] })
  async show(@CurrentActor() actor: Actor | undefined, @PathId('id', 'issue') id: string): Promise<IssueDto> {
    return presentDetail(await this.queries.detail(id, actor), actor, this.config.publicBaseUrl);
  }

  @Post(':id/upvote')
  @ApiOperation({
    operationId: 'upvoteIssue',
    summary: "Adds the caller's upvote, or removes it",
    description: 'A second call removes the upvote. A person has one upvote for an issue.',
  })
  @Allow('contributor')
  @Answers(200, UpvoteDto, { errors: [401, 403, new IssueNotFound(), new IssueJoined()] })
  async upvote(@CurrentActor() actor: Actor, @PathId('id', 'issue') id: string): Promise<UpvoteDto> {
    return presentUpvote(id, await this.issues.toggleUpvote(actor, id));
  }

  @Post(':id/assign')
  @ApiOperation({
    operationId: 'assignIssue',
    summary: 'Assigns an issue to an official: for officials and admins',
    description:
      'The status of the issue does not change. Each assignment is added to the earlier ones; assignments are never changed.',
  })
  @Allow('official')
  @Idempotent()
  @Answers(200, AssignmentDto, {
    errors: [400, 401, 403, new IssueNotFound(), new AssigneeNotFound(), new IssueClosed(), 413, 422],
  })
  async assign(
    @CurrentActor() actor: Actor,
    @PathId('id', 'issue') id: string,
    @Body() request: AssignIssueDto,
  ): Promise<AssignmentDto> {
    return presentAssignment(await this.issues.assign(actor, id, request));
  }
}

import { Body, Get, Param, Patch, Post, Query } from '@nestjs/common';
import type { Actor } from '../kernel/actor';
import { Clock } from '../kernel/clock';
import { Allow, CurrentActor } from '../platform/http/access.decorator';
import { Answers, Summary } from '../platform/http/answers.decorator';
import { Idempotent } from '../platform/http/idempotent.decorator';
import { SharedPath } from '../platform/http/shared-path.decorator';
import { TokenApi } from '../platform/http/token-api/token-api.decorator';
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
import {
  CreatedIssueDto,
  CreateIssueDto,
  EditedIssueDto,
  EditIssueDto,
  IssueDetailDto,
  IssuePageDto,
} from './dto/issue.dto';
import { IssueDetails } from './issue-details.service';
import { IssueListQueries } from './issue-list.queries';
import {
  presentAssignment,
  presentBulkResult,
  presentCreated,
  presentEdited,
  presentStats,
  presentUpvote,
} from './issue.presenter';
import { IssueQueries } from './issue.queries';
import { IssuesService } from './issues.service';

/** Document 1, section 4.3. Static paths stand before `:id`. */
@TokenApi('issues')
export class IssuesController {
  constructor(
    private readonly issues: IssuesService,
    private readonly bulk: BulkStatusService,
    private readonly queries: IssueQueries,
    private readonly lists: IssueListQueries,
    private readonly details: IssueDetails,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Summary('Lists issues, newest first unless sorted otherwise')
  @SharedPath('token')
  @Allow('public')
  @Answers(200, IssuePageDto, [400])
  list(@Query() query: IssueListQueryDto): Promise<IssuePageDto> {
    return this.lists.page(query);
  }

  @Post()
  @Summary('Reports an issue')
  @Allow('contributor')
  @Idempotent()
  @Answers(201, CreatedIssueDto, [400, 401, 403, 409, 413, 422])
  async report(@CurrentActor() actor: Actor, @Body() issue: CreateIssueDto): Promise<CreatedIssueDto> {
    return presentCreated(issue.title, await this.issues.report(actor, issue));
  }

  @Get('stats')
  @Summary('Counts all issues by status, priority, city and category')
  @Allow('public')
  @Answers(200, IssueStatsDto)
  async stats(): Promise<IssueStatsDto> {
    return presentStats(await this.queries.figures(), this.clock.now());
  }

  @Get('by-city/:city')
  @Summary('Lists the issues of a city')
  @Allow('public')
  @Answers(200, IssuePageDto, [404])
  listByCity(@Param() { city }: CityParamDto, @Query() query: IssueListQueryDto): Promise<IssuePageDto> {
    return this.lists.page({ ...query, city });
  }

  @Get('by-category/:category')
  @Summary('Lists the issues of a category')
  @Allow('public')
  @Answers(200, IssuePageDto, [404])
  listByCategory(
    @Param() { category }: CategoryParamDto,
    @Query() query: IssueListQueryDto,
  ): Promise<IssuePageDto> {
    return this.lists.page({ ...query, category });
  }

  @Post('bulk/status')
  @Summary('Sets the status of up to 100 issues, each by itself')
  @Allow('admin')
  @Answers(200, BulkResultDto, [400, 401, 403, 413])
  async moveMany(@CurrentActor() actor: Actor, @Body() request: BulkStatusDto): Promise<BulkResultDto> {
    return presentBulkResult(await this.bulk.move(actor, request));
  }

  @Get(':id')
  @Summary('Shows an issue; signed in, also whether one has upvoted it')
  @SharedPath('token')
  @Allow('optional')
  @Answers(200, IssueDetailDto, [404])
  show(@CurrentActor() actor: Actor | undefined, @Param('id') id: string): Promise<IssueDetailDto> {
    return this.details.show(id, actor);
  }

  @Patch(':id')
  @Summary('Edits an issue: its reporter, officials and admins may')
  @Allow('contributor')
  @Answers(200, EditedIssueDto, [400, 401, 403, 404, 409, 413])
  async edit(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() changes: EditIssueDto,
  ): Promise<EditedIssueDto> {
    return presentEdited(id, await this.issues.edit(actor, id, changes));
  }

  @Post(':id/upvote')
  @Summary("Adds one's upvote, or takes it back")
  @Allow('contributor')
  @Answers(200, UpvoteDto, [401, 403, 404])
  async upvote(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<UpvoteDto> {
    return presentUpvote(id, await this.issues.toggleUpvote(actor, id));
  }

  @Post(':id/assign')
  @Summary('Assigns an issue to an official: officials and admins may')
  @Allow('official')
  @Idempotent()
  @Answers(200, AssignmentDto, [400, 401, 403, 404, 409, 413, 422])
  async assign(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() request: AssignIssueDto,
  ): Promise<AssignmentDto> {
    return presentAssignment(await this.issues.assign(actor, id, request));
  }
}

import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import {
  OwnIssuePageDto,
  OwnIssueQueries,
  OwnListQueryDto,
  presentOwn,
  presentUpvoted,
  UpvotedIssuePageDto,
} from '../issues';
import type { Actor } from '../kernel/people/actor';
import { Api } from '../api/api.decorator';
import { Allow, CurrentActor } from '../api/access.decorator';
import { Answers } from '../api/answers.decorator';
import { presentItems } from '../api/page';
import { MeDto } from './dto/me.dto';
import { presentMe } from './me.presenter';
import { MeService } from './me.service';

/** One's own account, reports and upvotes (docs/api/me.md#routes). */
@Controller('api/users/me')
@Api('token', 'me')
export class MeController {
  constructor(
    private readonly me: MeService,
    private readonly issues: OwnIssueQueries,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'showMe',
    summary: "Shows the caller's own account, with score, tier, badges and ranks",
    description: 'The account of the access token. Without points, the score is 0 and there are no ranks.',
  })
  @Allow('signed-in')
  @Answers(200, MeDto, { errors: [401] })
  async show(@CurrentActor() { id }: Actor): Promise<MeDto> {
    return presentMe(await this.me.of(id));
  }

  @Get('issues')
  @ApiOperation({
    operationId: 'listMyIssues',
    summary: 'Lists the issues the caller has reported, newest first',
    description:
      "One page of the caller's own reports, in any status. One that was merged into another issue has duplicateOf. Issues hidden by moderation are not listed.",
  })
  @Allow('signed-in')
  @Answers(200, OwnIssuePageDto, { errors: [400, 401] })
  async reported(@CurrentActor() { id }: Actor, @Query() query: OwnListQueryDto): Promise<OwnIssuePageDto> {
    return presentItems(await this.issues.reported(id, query), presentOwn);
  }

  @Get('upvotes')
  @ApiOperation({
    operationId: 'listMyUpvotes',
    summary: 'Lists the issues the caller has upvoted, latest upvote first',
    description:
      "One page of the issues that have the caller's upvote. One that was merged into another issue has duplicateOf. Issues hidden by moderation are not listed.",
  })
  @Allow('signed-in')
  @Answers(200, UpvotedIssuePageDto, { errors: [400, 401] })
  async upvoted(
    @CurrentActor() { id }: Actor,
    @Query() query: OwnListQueryDto,
  ): Promise<UpvotedIssuePageDto> {
    return presentItems(await this.issues.upvoted(id, query), presentUpvoted);
  }
}

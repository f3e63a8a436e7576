import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Actor } from '../../kernel/people/actor';
import { Api } from '../../api/api.decorator';
import { Allow, CurrentActor } from '../../api/access.decorator';
import { Answers } from '../../api/answers.decorator';
import { PathId } from '../../api/path-id.decorator';
import { ReplicaRead } from '../../api/replica-read.decorator';
import { IssueTimelineDto, IssueTimelineQueryDto } from '../dto/issue-timeline.dto';
import { IssueNotFound } from '../issue.errors';
import { presentTimeline } from './issue-timeline.presenter';
import { IssueTimelineQueries } from './issue-timeline.queries';

/** The history of an issue (docs/api/issues.md#timeline). */
@Controller('api/issues/:id/timeline')
@Api('token', 'issues')
export class IssueTimelineController {
  constructor(private readonly timelines: IssueTimelineQueries) {}

  @Get()
  @ApiOperation({
    operationId: 'showIssueTimeline',
    summary: 'Shows what happened to an issue, oldest first',
    description:
      'One page: the report, each change of a status, and each assignment. No person is named: an entry shows which side acted, and an assignment names department and office. Only the reporter and admins see the timeline of a hidden issue.',
  })
  @Allow('optional')
  @ReplicaRead()
  @Answers(200, IssueTimelineDto, { errors: [400, new IssueNotFound()] })
  async show(
    @CurrentActor() actor: Actor | undefined,
    @PathId('id', 'issue') id: string,
    @Query() query: IssueTimelineQueryDto,
  ): Promise<IssueTimelineDto> {
    return presentTimeline(await this.timelines.page(id, query, actor));
  }
}

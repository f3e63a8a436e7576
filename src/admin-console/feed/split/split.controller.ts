import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Answers } from '../../../api/answers.decorator';
import { Api } from '../../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../../api/access.decorator';
import { PathId } from '../../../api/path-id.decorator';
import { IssueClosed, IssueJoined, IssueNotFound } from '../../../issues';
import type { ConsoleActor } from '../../../kernel/console';
import { MovableDto, SplitIssueDto, SplitIssuesDto } from './split.dto';
import { SplitActionsService } from './split-actions.service';
import { presentMovable, presentSplit } from './split.presenter';

/** Splitting issues (docs/api/merging.md#splitting). */
@Controller('api/admin/feed/issues/:id')
@Api('console', 'feed/issues')
export class SplitController {
  constructor(private readonly actions: SplitActionsService) {}

  @Get('split')
  @ApiOperation({
    operationId: 'showMovableOfFeedIssue',
    summary: 'Shows the messages, media and supporters of an issue that can move to parts of it',
    description:
      'The oldest first, at most 1,000 of each kind. A supporter who does not show their name has none here.',
  })
  @Allow('console', 'feed')
  @Answers(200, MovableDto, { errors: [401, 403, new IssueNotFound()] })
  async movable(@PathId('id', 'issue') id: string): Promise<MovableDto> {
    return presentMovable(await this.actions.movable(id));
  }

  @Post('split')
  @ApiOperation({
    operationId: 'splitFeedIssue',
    summary: 'Makes new issues of 2 to 10 parts of an issue',
    description:
      'Each part is an open issue of the same city, category and place, with the messages, media and upvotes it names; what no part names stays. Something unknown, or named twice, is 400, and nothing is moved.',
  })
  @Allow('console', 'feed')
  @Answers(200, SplitIssuesDto, {
    errors: [401, 403, new IssueNotFound(), new IssueClosed(), new IssueJoined()],
  })
  async split(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('id', 'issue') id: string,
    @Body() { parts }: SplitIssueDto,
  ): Promise<SplitIssuesDto> {
    return presentSplit(await this.actions.split(actor, id, parts));
  }
}

import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { IssueNotFound } from '../../issues';
import type { ConsoleActor } from '../../kernel/console';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { PathId } from '../../api/path-id.decorator';
import { RequestNotFound, RequestReviewed, ReviewDto, WrongStatus } from '../../resolution';
import { presentReviewedRequest } from './feed-resolution.presenter';
import { ReviewedRequestDto } from './feed-resolution.dto';
import { ReopenReviewService } from './reopen-review.service';

/** Decisions of city staff about requests to reopen an issue (docs/api/console-feed.md#requests-to-reopen). */
@Controller('api/admin/feed/issues/:id')
@Api('console', 'feed/issues')
export class ReopenRequestsController {
  constructor(private readonly reopening: ReopenReviewService) {}

  @Post('reopen-requests/:requestId')
  @ApiOperation({
    operationId: 'reviewFeedReopenRequest',
    summary: 'Approves or denies a request to reopen a resolved issue',
    description:
      'Approved: the issue is new in the feed and open in the token API, and has no resolution. Denied: it stays resolved. A request that was decided before stays as it is (409).',
  })
  @Allow('console', 'feed')
  @Answers(200, ReviewedRequestDto, {
    errors: [
      401,
      403,
      new IssueNotFound(),
      new RequestNotFound(),
      new RequestReviewed(),
      new WrongStatus('closed'),
    ],
  })
  async decide(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('id', 'issue') id: string,
    @PathId('requestId', 'reopenRequest') requestId: string,
    @Body() { action }: ReviewDto,
  ): Promise<ReviewedRequestDto> {
    return presentReviewedRequest(await this.reopening.decide(actor, id, requestId, action));
  }
}

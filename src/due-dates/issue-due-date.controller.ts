import { Controller, Get } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { IssueNotFound } from '../issues';
import type { Actor } from '../kernel/people/actor';
import { Api } from '../api/api.decorator';
import { Allow, CurrentActor } from '../api/access.decorator';
import { Answers } from '../api/answers.decorator';
import { PathId } from '../api/path-id.decorator';
import { ReplicaRead } from '../api/replica-read.decorator';
import { IssueDueDateDto } from './dto/issue-due-date.dto';
import { presentIssueDueDate } from './issue-due-date.presenter';
import { IssueDueDateReviewService } from './issue-due-date-review.service';

/** The due date of an issue (docs/api/due-dates.md#due-date-of-an-issue). */
@Controller('api/issues/:id/due-date')
@Api('token', 'issues')
export class IssueDueDateController {
  constructor(private readonly review: IssueDueDateReviewService) {}

  @Get()
  @ApiOperation({
    operationId: 'showIssueDueDate',
    summary: 'Shows the due date of an issue, its policy, and its history',
    description:
      'The policy of the issue with its source, the clock, every pause with its reason, every change of the due date, and the offices it was escalated to. No person is named. If the issue is hidden, only its reporter and admins see it.',
  })
  @Allow('optional')
  @ReplicaRead()
  @Answers(200, IssueDueDateDto, { errors: [new IssueNotFound()] })
  async show(
    @CurrentActor() actor: Actor | undefined,
    @PathId('id', 'issue') id: string,
  ): Promise<IssueDueDateDto> {
    return presentIssueDueDate(await this.review.of(id, actor));
  }
}

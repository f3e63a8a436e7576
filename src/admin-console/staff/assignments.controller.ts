import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { IssueNotFound } from '../../issues';
import type { ConsoleActor } from '../../kernel/console';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { PathId } from '../../api/path-id.decorator';
import { HolderChanged } from '../../staff';
import { AssignDto, AssignedDto } from './assignment.dto';
import { presentAssigned } from './assignment.presenter';
import { HolderActionsService } from './holder-actions.service';

/** Assignments of issues by city staff (docs/api/staff.md#holders). */
@Controller('api/admin/feed/issues/:id')
@Api('console', 'feed/issues')
export class AssignmentsController {
  constructor(private readonly actions: HolderActionsService) {}

  @Post('assign')
  @ApiOperation({
    operationId: 'assignFeedIssue',
    summary: 'Gives an issue to a unit, or to an account of it',
    description:
      'The unit is active and of the city of the issue, the account a member of it (else 400). With `from`, a holder other than the one the caller saw stays (409). The same holder again changes nothing, and no audit record is written.',
  })
  @Allow('console', 'feed')
  @Answers(200, AssignedDto, { errors: [401, 403, new IssueNotFound(), new HolderChanged()] })
  async assign(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('id', 'issue') id: string,
    @Body() wanted: AssignDto,
  ): Promise<AssignedDto> {
    return presentAssigned(await this.actions.assign(actor, id, wanted));
  }
}

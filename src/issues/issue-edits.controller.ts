import { Body, Controller, Patch } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Actor } from '../kernel/people/actor';
import { Api } from '../api/api.decorator';
import { Allow, CurrentActor } from '../api/access.decorator';
import { Answers } from '../api/answers.decorator';
import { PathId } from '../api/path-id.decorator';
import { Forbidden } from '../platform/http/domain-error';
import { EditedIssueDto, EditIssueDto } from './dto/issue.dto';
import { IssueEditsService } from './issue-edits.service';
import { IssueClosed, IssueNotFound, TransitionRefused } from './issue.errors';
import { presentEdited } from './issue.presenter';

/** The change of a reported issue (docs/api/issues.md#edit). */
@Controller('api/issues')
@Api('token', 'issues')
export class IssueEditsController {
  constructor(private readonly edits: IssueEditsService) {}

  @Patch(':id')
  @ApiOperation({
    operationId: 'editIssue',
    summary: 'Edits an issue: for its reporter, officials and admins',
    description:
      'Changes title, description, priority or status: all given fields or none. Resolving has its own route.',
  })
  @Allow('contributor')
  @Answers(200, EditedIssueDto, {
    errors: [
      400,
      401,
      new Forbidden('Only the reporter, officials and admins edit an issue'),
      new IssueNotFound(),
      new IssueClosed(),
      new TransitionRefused('resolved', 'in_progress'),
      413,
    ],
  })
  async edit(
    @CurrentActor() actor: Actor,
    @PathId('id', 'issue') id: string,
    @Body() changes: EditIssueDto,
  ): Promise<EditedIssueDto> {
    return presentEdited(id, await this.edits.edit(actor, id, changes));
  }
}

import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { PathId } from '../../api/path-id.decorator';
import { IssueClosed, IssueNotFound, TransitionRefused } from '../../issues';
import type { ConsoleActor } from '../../kernel/console';
import { ResolveActionsService } from './resolve-actions.service';
import { ResolvedIssueDto, ResolveIssueDto } from './resolve.dto';
import { presentResolvedIssue } from './resolve.presenter';

/** Resolving issues as city staff, with or without a repair (docs/api/staff.md#resolving). */
@Controller('api/admin/feed/issues/:id')
@Api('console', 'feed/issues')
export class ResolveController {
  constructor(private readonly actions: ResolveActionsService) {}

  @Post('resolve')
  @ApiOperation({
    operationId: 'resolveFeedIssue',
    summary: 'Resolves an issue as repaired, or with a reason why not',
    description:
      'The note and the reason are public. `not_ours` needs `officeId`, `duplicate` needs `duplicateOf`, `planned` needs `until`; each is refused with another reason. An issue that was not repaired counts as repaired in no figure. The photos must be of the issue.',
  })
  @Allow('console', 'resolve')
  @Answers(200, ResolvedIssueDto, {
    errors: [401, 403, new IssueNotFound(), new TransitionRefused('resolved', 'resolved'), new IssueClosed()],
  })
  async resolve(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('id', 'issue') id: string,
    @Body() resolution: ResolveIssueDto,
  ): Promise<ResolvedIssueDto> {
    return presentResolvedIssue(id, await this.actions.resolve(actor, id, resolution));
  }
}

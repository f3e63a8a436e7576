import { Body, Controller, Patch } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Allow, CurrentActor } from '../../api/access.decorator';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { PathId } from '../../api/path-id.decorator';
import type { Actor } from '../../kernel/people/actor';
import { Forbidden } from '../../platform/http/domain-error';
import { ChangeIssuePrivacyDto, IssuePrivacyDto } from '../dto/issue-privacy.dto';
import { ExactPlaceUnknown, IssueClosed, IssueNotFound } from '../issue.errors';
import { presentPrivacy } from './issue-privacy.presenter';
import { IssuePrivacyService } from './issue-privacy.service';

/** How people and places are shown in an issue (docs/api/privacy.md#one-issue). */
@Controller('api/issues')
@Api('token', 'issues')
export class IssuePrivacyController {
  constructor(private readonly privacy: IssuePrivacyService) {}

  @Patch(':id/privacy')
  @ApiOperation({
    operationId: 'changeIssuePrivacy',
    summary: 'Changes how the caller is shown in an issue, and how exactly its place is',
    description:
      'All contributions of the caller to the issue are shown as `shownAs` says. The place is for the reporter, who says more or less while the issue is not closed, and less afterwards, and for admins, who only say less: this is recorded. The webhook event issue.redacted tells that the issue is to be read again.',
  })
  @Allow('signed-in')
  @Answers(200, IssuePrivacyDto, {
    errors: [
      400,
      401,
      new Forbidden('Only people who contributed to an issue change how they are shown'),
      new IssueNotFound(),
      new IssueClosed(),
      new ExactPlaceUnknown(),
      413,
      422,
    ],
  })
  async change(
    @CurrentActor() actor: Actor,
    @PathId('id', 'issue') id: string,
    @Body() wanted: ChangeIssuePrivacyDto,
  ): Promise<IssuePrivacyDto> {
    return presentPrivacy(id, await this.privacy.change(actor, id, wanted));
  }
}

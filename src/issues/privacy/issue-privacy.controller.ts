import { Body, Controller, Patch } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Actor } from '../../kernel/people/actor';
import { Allow, CurrentActor } from '../../api/access.decorator';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { PathId } from '../../api/path-id.decorator';
import { Forbidden } from '../../platform/http/domain-error';
import { ChangeIssuePrivacyDto, IssuePrivacyDto } from '../dto/issue-privacy.dto';
import { ExactPlaceUnknown, IssueClosed, IssueNotFound } from '../issue.errors';
import { presentPrivacy } from './issue-privacy.presenter';
import { IssuePlacePrivacyService } from './issue-place-privacy.service';

/** How an issue is shown (docs/api/privacy.md#places). */
@Controller('api/issues')
@Api('token', 'issues')
export class IssuePrivacyController {
  constructor(private readonly places: IssuePlacePrivacyService) {}

  @Patch(':id/privacy')
  @ApiOperation({
    operationId: 'changeIssuePrivacy',
    summary: 'Changes how exactly everyone sees the place of an issue: for its reporter and admins',
    description:
      'The reporter says more or less while the issue is not closed, and less afterwards. An admin only says less: this is recorded, and the reporter is told.',
  })
  @Allow('contributor')
  @Answers(200, IssuePrivacyDto, {
    errors: [
      400,
      401,
      new Forbidden('Only its reporter and admins change how the place of an issue is shown'),
      new IssueNotFound(),
      new IssueClosed(),
      new ExactPlaceUnknown(),
      413,
    ],
  })
  async change(
    @CurrentActor() actor: Actor,
    @PathId('id', 'issue') id: string,
    @Body() { place }: ChangeIssuePrivacyDto,
  ): Promise<IssuePrivacyDto> {
    return presentPrivacy(await this.places.change(actor, id, place));
  }
}

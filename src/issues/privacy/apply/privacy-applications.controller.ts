import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Allow, CurrentActor } from '../../../api/access.decorator';
import { Answers } from '../../../api/answers.decorator';
import { Api } from '../../../api/api.decorator';
import type { Actor } from '../../../kernel/people/actor';
import { ChangeIssuePrivacyDto } from '../../dto/issue-privacy.dto';
import { PrivacyApplicationDto } from '../../dto/privacy-application.dto';
import { presentApplication } from '../issue-privacy.presenter';
import { NothingApplied, PrivacyApplicationsService } from './privacy-applications.service';

/** How the caller is shown in all issues of before (docs/api/privacy.md#earlier-issues). */
@Controller('api/users/me/privacy/apply')
@Api('token', 'me')
export class PrivacyApplicationsController {
  constructor(private readonly applications: PrivacyApplicationsService) {}

  @Post()
  @HttpCode(202)
  @ApiOperation({
    operationId: 'applyMyPrivacy',
    summary:
      'Changes how the caller is shown in all issues they contributed to, and how exactly their places are',
    description:
      'As PATCH /api/issues/{id}/privacy for each of them, closed ones too; a place that may not change stays. It begins within ten seconds. A new request takes the place of one that is not finished.',
  })
  @Allow('signed-in')
  @Answers(202, PrivacyApplicationDto, { errors: [400, 401, 413, 422] })
  async apply(
    @CurrentActor() actor: Actor,
    @Body() wanted: ChangeIssuePrivacyDto,
  ): Promise<PrivacyApplicationDto> {
    return presentApplication(await this.applications.request(actor, wanted));
  }

  @Get()
  @ApiOperation({
    operationId: 'showMyPrivacyApplication',
    summary: 'Shows how far the last request to apply choices to earlier issues is',
    description: 'Both numbers count issues.',
  })
  @Allow('signed-in')
  @Answers(200, PrivacyApplicationDto, { errors: [401, new NothingApplied()] })
  async show(@CurrentActor() { id }: Actor): Promise<PrivacyApplicationDto> {
    return presentApplication(await this.applications.of(id));
  }
}

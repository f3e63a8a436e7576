import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Actor } from '../kernel/people/actor';
import { Api } from '../api/api.decorator';
import { Allow, CurrentActor } from '../api/access.decorator';
import { Answers } from '../api/answers.decorator';
import { presentPrivacyChoices } from './auth.presenter';
import { ChangePrivacyDto, PrivacyChoicesDto } from './dto/privacy-choices.dto';
import { PrivacyChoicesService, PseudonymTooNew } from './privacy-choices.service';

/** What people choose about how they are shown (docs/api/privacy.md#choices). */
@Controller('api/users/me/privacy')
@Api('token', 'me')
export class PrivacyChoicesController {
  constructor(private readonly choices: PrivacyChoicesService) {}

  @Get()
  @ApiOperation({
    operationId: 'showMyPrivacy',
    summary: 'Shows what the caller chose about how they are shown',
    description: 'An account of the API begins by name, listed, with picture, and with exact places.',
  })
  @Allow('signed-in')
  @Answers(200, PrivacyChoicesDto, { errors: [401] })
  async show(@CurrentActor() { id }: Actor): Promise<PrivacyChoicesDto> {
    return presentPrivacyChoices(await this.choices.of(id));
  }

  @Patch()
  @ApiOperation({
    operationId: 'changeMyPrivacy',
    summary: 'Changes how the caller is shown',
    description:
      'Earlier contributions stay as they are: PATCH /api/issues/{id}/privacy changes those to one issue. A new pseudonym or name is also that of earlier contributions which show it.',
  })
  @Allow('signed-in')
  @Answers(200, PrivacyChoicesDto, { errors: [400, 401, new PseudonymTooNew(), 422] })
  async change(
    @CurrentActor() actor: Actor,
    @Body() { language = 'en', ...wanted }: ChangePrivacyDto,
  ): Promise<PrivacyChoicesDto> {
    return presentPrivacyChoices(await this.choices.change(actor, wanted, { language, surface: 'token' }));
  }
}

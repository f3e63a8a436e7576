import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Actor } from '../kernel/people/actor';
import { Allow, CurrentActor } from '../api/access.decorator';
import { Answers } from '../api/answers.decorator';
import { Api } from '../api/api.decorator';
import { ConsentPurposeDto, GiveConsentDto, OwnConsentsDto } from './dto/own-consents.dto';
import { GivenElsewhere, OwnConsentsService } from './own-consents.service';
import { presentOwnConsents } from './own-consents.presenter';

/** What the caller agrees to (docs/api/privacy.md#consents). */
@Controller('api/users/me/privacy/consents')
@Api('token', 'me')
export class OwnConsentsController {
  constructor(private readonly consents: OwnConsentsService) {}

  @Get()
  @ApiOperation({
    operationId: 'listMyConsents',
    summary: 'Lists what the caller agrees to, and agreed to before',
    description: 'The newest 100 records, also those of the verified address of the account.',
  })
  @Allow('signed-in')
  @Answers(200, OwnConsentsDto, { errors: [401] })
  async list(@CurrentActor() { id }: Actor): Promise<OwnConsentsDto> {
    return presentOwnConsents(await this.consents.of(id));
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'giveConsent',
    summary: 'Agrees to something that rests on consent',
    description:
      '`listing` and `picture` are also those of `PATCH /api/users/me/privacy`. Alerts are agreed to by following something, messages on a device on that device: 422.',
  })
  @Allow('signed-in')
  @Answers(200, OwnConsentsDto, { errors: [400, 401, 413, new GivenElsewhere()] })
  async give(
    @CurrentActor() actor: Actor,
    @Body() { purpose, language }: GiveConsentDto,
  ): Promise<OwnConsentsDto> {
    return presentOwnConsents(await this.consents.give(actor, purpose, { language, surface: 'token' }));
  }

  @Delete(':purpose')
  @ApiOperation({
    operationId: 'withdrawConsent',
    summary: 'Withdraws a consent, and ends at once what rests on it',
    description: 'Also if nothing was recorded: alerts, for example, then end for the address all the same.',
  })
  @Allow('signed-in')
  @Answers(200, OwnConsentsDto, { errors: [400, 401] })
  async withdraw(
    @CurrentActor() actor: Actor,
    @Param() { purpose }: ConsentPurposeDto,
  ): Promise<OwnConsentsDto> {
    return presentOwnConsents(
      await this.consents.withdraw(actor, purpose, { language: 'en', surface: 'token' }),
    );
  }
}

import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Actor } from '../kernel/people/actor';
import { PrivacyRequestsService, TooManyRequestsWaiting } from '../personal-data';
import { Allow, CurrentActor } from '../api/access.decorator';
import { Answers } from '../api/answers.decorator';
import { Api } from '../api/api.decorator';
import { MakeRequestDto, OwnRequestDto, OwnRequestsDto } from './dto/own-requests.dto';
import { OwnRequestsService } from './own-requests.service';
import { presentOwnRequest, presentOwnRequests } from './own-requests.presenter';

/** What the caller asks about their data (docs/api/privacy.md#requests). */
@Controller('api/users/me/privacy')
@Api('token', 'me')
export class OwnRequestsController {
  constructor(
    private readonly requests: PrivacyRequestsService,
    private readonly own: OwnRequestsService,
  ) {}

  @Post('requests')
  @ApiOperation({
    operationId: 'makePrivacyRequest',
    summary: "Asks for something about the caller's data, which staff answer",
    description:
      'It is due after PRIVACY_ANSWER_DAYS, and the answer is mailed in `language`. At most ten wait for an answer at a time. `child` hides name, picture and exact places of the account at once.',
  })
  @Allow('signed-in')
  @Answers(201, OwnRequestDto, { errors: [400, 401, new TooManyRequestsWaiting(), 413] })
  async add(@CurrentActor() actor: Actor, @Body() request: MakeRequestDto): Promise<OwnRequestDto> {
    return presentOwnRequest(await this.own.add(actor, request));
  }

  @Get('requests')
  @ApiOperation({
    operationId: 'listMyPrivacyRequests',
    summary: 'Lists what the caller asked about their data, with the answers, newest first',
    description: 'The newest 100.',
  })
  @Allow('signed-in')
  @Answers(200, OwnRequestsDto, { errors: [401] })
  async list(@CurrentActor() { id }: Actor): Promise<OwnRequestsDto> {
    return presentOwnRequests(await this.requests.of(id));
  }
}

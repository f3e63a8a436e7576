import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { NoChildAccount, UserNotFound } from '../../auth';
import type { ConsoleActor } from '../../kernel/console';
import { PrivacyRequestNotFound, RequestAnswered } from '../../personal-data';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { PathId } from '../../api/path-id.decorator';
import { MAY_NOT_ANSWER } from './privacy.errors';
import { RequestActionsService } from './request-actions.service';
import {
  AnswerRequestDto,
  ChildDto,
  PrivacyRequestDto,
  RequestListQueryDto,
  SetChildDto,
} from './requests-console.dto';
import { presentChild, presentRequest } from './requests.presenter';

/** Requests of people about their data, and the answers of city staff (docs/api/privacy.md#requests). */
@Controller('api/admin/privacy')
@Api('console', 'privacy')
export class RequestsConsoleController {
  constructor(private readonly requests: RequestActionsService) {}

  @Get('requests')
  @ApiOperation({
    operationId: 'listPrivacyRequests',
    summary: 'Lists what people asked about their data, newest first',
    description:
      'For the next page, send the id of the last request as `before`. A super_admin sees all, a city_admin those of accounts of their cities.',
  })
  @Allow('console', 'own')
  @Answers(200, PrivacyRequestDto, { list: true, errors: [400, 401, MAY_NOT_ANSWER] })
  async list(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Query() query: RequestListQueryDto,
  ): Promise<PrivacyRequestDto[]> {
    return (await this.requests.list(actor, query)).map(presentRequest);
  }

  @Post('requests/:requestId/answer')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'answerPrivacyRequest',
    summary: 'Answers a request of a person about their data, once, by mail and on their page',
    description: 'The mail is in the language of the request; the text is sent as it is written.',
  })
  @Allow('console', 'own')
  @Answers(200, PrivacyRequestDto, {
    errors: [400, 401, MAY_NOT_ANSWER, new PrivacyRequestNotFound(), new RequestAnswered()],
  })
  async answer(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('requestId', 'privacyRequest') id: string,
    @Body() { text }: AnswerRequestDto,
  ): Promise<PrivacyRequestDto> {
    return presentRequest(await this.requests.answer(actor, id, text));
  }

  @Put('children/:userId')
  @ApiOperation({
    operationId: 'setChild',
    summary: 'Treats an account as that of somebody under 18, or ends that',
    description:
      'At once: all contributions without a name, places as their ward; no list, picture, score or messages on devices; an erasure without a cooling-off time. Only accounts of citizens (409).',
  })
  @Allow('console', 'own')
  @Answers(200, ChildDto, {
    errors: [400, 401, MAY_NOT_ANSWER, new UserNotFound(), new NoChildAccount()],
  })
  async setChild(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('userId', 'user') userId: string,
    @Body() { child }: SetChildDto,
  ): Promise<ChildDto> {
    return presentChild(await this.requests.setChild(actor, userId, child));
  }
}

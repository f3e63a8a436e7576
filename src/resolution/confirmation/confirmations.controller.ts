import { Body, Controller, Get, Post, Req } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Allow, CurrentActor } from '../../api/access.decorator';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { PathId } from '../../api/path-id.decorator';
import { ReplicaRead } from '../../api/replica-read.decorator';
import { IssueNotFound } from '../../issues';
import type { Actor } from '../../kernel/people/actor';
import { Forbidden } from '../../platform/http/domain-error';
import type { ApiRequest } from '../../platform/http/request';
import { AnswerConfirmationDto, ConfirmationDto } from '../dto/confirmation.dto';
import { NothingAsked } from './confirmation.errors';
import { presentConfirmation } from './confirmation.presenter';
import { ConfirmationsService } from './confirmations.service';

/** Whether a resolved issue was repaired, by its people (docs/api/resolution.md#confirmation). */
@Controller('api/issues/:id/confirmation')
@Api('token', 'issues')
export class ConfirmationsController {
  constructor(private readonly confirmations: ConfirmationsService) {}

  @Get()
  @ApiOperation({
    operationId: 'showConfirmation',
    summary:
      'Shows what people say about whether an issue was repaired; to a signed-in caller, also their own answer',
    description:
      'After a resolution the reporter, everyone who supports the issue and its followers are asked. The counts stay after the decision.',
  })
  @Allow('optional')
  @ReplicaRead()
  @Answers(200, ConfirmationDto, { errors: [new IssueNotFound()] })
  async show(
    @CurrentActor() actor: Actor | undefined,
    @PathId('id', 'issue') id: string,
  ): Promise<ConfirmationDto> {
    return presentConfirmation(id, await this.confirmations.of(id, actor));
  }

  @Post()
  @ApiOperation({
    operationId: 'answerConfirmation',
    summary: 'Answers whether an issue was repaired, or changes the answer: for who is asked',
    description:
      'A person has one answer, which can be changed until it is decided. Ten answers may decide at once, otherwise the decision is made after seven days.',
  })
  @Allow('contributor')
  @Answers(200, ConfirmationDto, {
    errors: [
      400,
      401,
      new Forbidden('You are not asked whether this issue was repaired'),
      new IssueNotFound(),
      new NothingAsked(),
    ],
  })
  async answer(
    @CurrentActor() actor: Actor,
    @PathId('id', 'issue') id: string,
    @Body() draft: AnswerConfirmationDto,
    @Req() { clientAddress: address }: ApiRequest,
  ): Promise<ConfirmationDto> {
    return presentConfirmation(id, await this.confirmations.answer(actor, id, draft, { address }));
  }
}

import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Actor } from '../../kernel/people/actor';
import { Api } from '../../api/api.decorator';
import { Allow, CurrentActor } from '../../api/access.decorator';
import { Answers } from '../../api/answers.decorator';
import { presentErasure } from '../auth.presenter';
import { AskErasureDto, ErasureCancelledDto, ErasureDto } from '../dto/erasure.dto';
import { NotFreshlySignedIn } from '../fresh-sign-in.service';
import { ErasureRequestsService } from './erasure-requests.service';
import { ErasureBegun, ErasuresService, NoErasure } from './erasures.service';

/** The erasure of one's own account (docs/api/privacy.md#erasure). */
@Controller('api/users/me/erasure')
@Api('token', 'me')
export class ErasuresController {
  constructor(
    private readonly requests: ErasureRequestsService,
    private readonly erasures: ErasuresService,
  ) {}

  @Post()
  @ApiOperation({
    operationId: 'askErasure',
    summary: "Asks to erase the caller's account",
    description:
      'Needs a fresh sign-in. At once the account is not listed and shown as Anonymous, and gets no alerts; after the cooling-off time it is erased, and nobody can bring it back. Asked again, the time stays, and the wish changes.',
  })
  @Allow('signed-in')
  @Answers(202, ErasureDto, { errors: [400, 401, new NotFreshlySignedIn(), new ErasureBegun(), 413, 422] })
  async ask(@CurrentActor() actor: Actor, @Body() wish: AskErasureDto): Promise<ErasureDto> {
    return presentErasure(await this.requests.ask(actor, wish));
  }

  @Get()
  @ApiOperation({
    operationId: 'showErasure',
    summary: "Shows when the caller's account is erased",
    description: 'With what becomes of words and places. 404 if nobody asked for it.',
  })
  @Allow('signed-in')
  @Answers(200, ErasureDto, { errors: [401, new NoErasure()] })
  async show(@CurrentActor() { id }: Actor): Promise<ErasureDto> {
    return presentErasure(await this.erasures.of(id));
  }

  @Delete()
  @ApiOperation({
    operationId: 'cancelErasure',
    summary: "Keeps the caller's account, and shows its name again",
    description: 'Possible until the erasure begins. Alerts go on, too.',
  })
  @Allow('signed-in')
  @Answers(200, ErasureCancelledDto, { errors: [401, new NoErasure(), new ErasureBegun()] })
  cancel(@CurrentActor() { id }: Actor): Promise<ErasureCancelledDto> {
    return this.erasures.cancel(id).then(() => ({ message: 'Your account stays' }));
  }
}

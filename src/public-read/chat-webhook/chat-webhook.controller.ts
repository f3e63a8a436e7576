import { Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiOperation } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import {
  ChatDeliveryDto,
  ChatWebhookService,
  DELIVERY_EXAMPLES,
  HandshakeDto,
  sendChallenge,
} from '../../channels';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow } from '../../api/access.decorator';
import { ReadsBody } from '../../api/reads-body.decorator';
import { DomainError, InvalidInput } from '../../platform/http/domain-error';
import { SharedPath } from '../../api/shared-path.decorator';
import { TakenDto } from './taken.dto';

/** The verify token of a handshake is wrong. */
class WrongVerifyToken extends InvalidInput {
  constructor() {
    super([{ field: 'hub.verify_token', message: 'is not the one that is configured' }]);
  }
}

/** The chat webhook in the public read API, whose answers reveal nothing (docs/api/channels.md#webhook-answers). */
@Controller('api/chat/webhook')
@Api('public', 'chat')
export class PublicChatWebhookController {
  constructor(private readonly webhook: ChatWebhookService) {}

  @Get()
  @ApiOperation({
    operationId: 'verifyPublicChatWebhook',
    summary: 'Answers the verification request of the platform with its challenge',
    description: 'The same webhook as that of the token API. The response is the challenge as plain text.',
  })
  @SharedPath('public')
  @Allow('public')
  @Answers(200, null, { file: ['text/plain; charset=utf-8'], errors: [new WrongVerifyToken()] })
  verify(@Query() query: HandshakeDto, @Res() response: Response): void {
    sendChallenge(response, this.webhook.challengeOf(query, new WrongVerifyToken()));
  }

  @Post()
  @ApiOperation({
    operationId: 'receivePublicChatDelivery',
    summary:
      'Receives messages of the chat platform; a delivery without the required signature has no effect',
    description:
      'Every delivery gets the same acknowledgement, so that a stranger learns nothing. Up to 3 MB.',
  })
  @ApiHeader({
    name: 'X-Hub-Signature-256',
    description:
      '`sha256=` and the HMAC-SHA256 of the body (if it is compressed, of the decompressed body), in hexadecimal digits, keyed with the token of the channel',
    required: false,
    schema: { type: 'string', pattern: '^sha256=[0-9a-fA-F]{64}$' },
  })
  @ApiBody({ type: ChatDeliveryDto, examples: DELIVERY_EXAMPLES })
  @SharedPath('public')
  @Allow('public')
  @ReadsBody('bytes')
  @Answers(200, TakenDto, { errors: [new DomainError('tooLarge', 'The body is larger than 3 MB')] })
  receive(@Req() request: Request): Promise<TakenDto> {
    return this.webhook.receive(request.body, request.get('x-hub-signature-256')).then(() => ({ ok: true }));
  }
}

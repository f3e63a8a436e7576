import { Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiOperation } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow } from '../../api/access.decorator';
import { ReadsBody } from '../../api/reads-body.decorator';
import { WEBHOOK_ERRORS } from '../../api/channel-api/error-bodies';
import { DomainError } from '../../platform/http/domain-error';
import { SharedPath } from '../../api/shared-path.decorator';
import { SignatureRefused, VerificationRefused } from '../channel.errors';
import { ChatDeliveryDto } from '../dto/chat-delivery.dto';
import { AcknowledgedDto, HandshakeDto } from '../dto/webhook.dto';
import { DELIVERY_EXAMPLES } from '../dto/chat-delivery-examples.dto';
import { ChatWebhookService } from './chat-webhook.service';
import { sendChallenge } from './send-challenge';

/** The webhook to which the chat platform delivers messages (docs/api/channels.md#webhook-answers). */
@Controller('api/chat/webhook')
@Api('token', 'channels', WEBHOOK_ERRORS)
export class ChatWebhookController {
  constructor(private readonly webhook: ChatWebhookService) {}

  @Get()
  @ApiOperation({
    operationId: 'verifyChatWebhook',
    summary: 'Answers the verification request of the platform with its challenge',
    description:
      'The platform calls this once, when the webhook is set up. The response is the challenge as plain text.',
  })
  @SharedPath('token')
  @Allow('public')
  @Answers(200, null, { file: ['text/plain; charset=utf-8'], errors: [400, new VerificationRefused()] })
  verify(@Query() query: HandshakeDto, @Res() response: Response): void {
    sendChallenge(response, this.webhook.challengeOf(query, new VerificationRefused()));
  }

  @Post()
  @ApiOperation({
    operationId: 'receiveChatDelivery',
    summary: 'Receives messages of the chat platform; they are stored before the response is sent',
    description:
      'Messages with a text, a picture, a video or a place are stored, each only once even if it is delivered several times. Buttons answer questions of ours, and statuses are those of our messages; everything else is only counted. If the settings have a channel token, the delivery must be signed; without one, every delivery is acknowledged, and in production none is stored. Up to 3 MB.',
  })
  @SharedPath('token')
  @Allow('public')
  @ReadsBody('bytes')
  @ApiHeader({
    name: 'X-Hub-Signature-256',
    description:
      '`sha256=` and the HMAC-SHA256 of the body (if it is compressed, of the decompressed body), in hexadecimal digits, keyed with the token of the channel',
    required: false,
    schema: { type: 'string', pattern: '^sha256=[0-9a-fA-F]{64}$' },
  })
  @ApiBody({ type: ChatDeliveryDto, examples: DELIVERY_EXAMPLES })
  @Answers(200, AcknowledgedDto, {
    form: 'bare',
    errors: [new SignatureRefused(), new DomainError('tooLarge', 'The body is larger than 3 MB')],
  })
  receive(@Req() request: Request): Promise<AcknowledgedDto> {
    return this.webhook
      .receive(request.body, request.get('x-hub-signature-256'), new SignatureRefused())
      .then(() => ({ status: 'ok' }));
  }
}

import { Get, Post, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Allow } from '../../platform/http/access.decorator';
import { BareAnswers, FileAnswers, Summary } from '../../platform/http/answers.decorator';
import { WebhookApi } from '../../platform/http/channel-api/channel-api.decorator';
import { WEBHOOK_ERRORS } from '../../platform/http/channel-api/error-bodies';
import { Forbidden } from '../../platform/http/domain-error';
import { SharedPath } from '../../platform/http/shared-path.decorator';
import { AcknowledgedDto, HandshakeDto } from '../dto/webhook.dto';
import { ChatWebhook } from './chat-webhook.service';

/** Where the chat platform delivers messages (document 2, section 4.1). */
@WebhookApi('chat/webhook', 'channels')
export class ChatWebhookController {
  constructor(private readonly webhook: ChatWebhook) {}

  @Get()
  @Summary("Answers the platform's verification with its challenge")
  @SharedPath('token')
  @Allow('public')
  @FileAnswers(200, ['text/plain; charset=utf-8'], { errors: [400, 403], errorBody: WEBHOOK_ERRORS })
  verify(@Query() query: HandshakeDto, @Res() response: Response): void {
    const challenge = this.webhook.challengeOf(query);
    if (challenge === undefined) throw new Forbidden('The verify token is not the one that is configured');
    response.type('text/plain').send(challenge);
  }

  @Post()
  @Summary('Takes messages of the chat platform; they are stored before this answers')
  @SharedPath('token')
  @Allow('public')
  @BareAnswers(200, AcknowledgedDto, { errors: [403, 413], errorBody: WEBHOOK_ERRORS })
  async receive(@Req() request: Request): Promise<AcknowledgedDto> {
    const taken = await this.webhook.receive(request.body, request.get('x-hub-signature-256'));
    if (!taken) throw new Forbidden('The body is not signed as the platform signs it');
    return { status: 'ok' };
  }
}

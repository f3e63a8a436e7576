import { Get, Post, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { ChatWebhook } from '../../channels/chat/chat-webhook.service';
import { HandshakeDto } from '../../channels/dto/webhook.dto';
import { Allow } from '../../platform/http/access.decorator';
import { BARE_ERRORS, BareAnswers, FileAnswers, Summary } from '../../platform/http/answers.decorator';
import { PublicApi } from '../../platform/http/bare-api/public-api.decorator';
import { InvalidInput } from '../../platform/http/domain-error';
import { dto } from '../../platform/http/dto';
import { SharedPath } from '../../platform/http/shared-path.decorator';

class TakenDto extends dto(z.strictObject({ ok: z.literal(true) }).meta({ id: 'Taken' })) {}

/** Document 3, section 4.6: the same webhook, which tells a stranger nothing. */
@PublicApi('chat/webhook', 'chat')
export class PublicChatWebhookController {
  constructor(private readonly webhook: ChatWebhook) {}

  @Get()
  @Summary("Answers the platform's verification with its challenge")
  @SharedPath('public')
  @Allow('public')
  @FileAnswers(200, ['text/plain; charset=utf-8'], { errors: [400], errorBody: BARE_ERRORS })
  verify(@Query() query: HandshakeDto, @Res() response: Response): void {
    const challenge = this.webhook.challengeOf(query);
    if (challenge === undefined)
      throw new InvalidInput([{ field: 'hub.verify_token', message: 'is not the one that is configured' }]);
    response.type('text/plain').send(challenge);
  }

  @Post()
  @Summary('Takes messages of the chat platform; what is not signed as it should be has no effect')
  @SharedPath('public')
  @Allow('public')
  @BareAnswers(200, TakenDto, { errors: [413] })
  async receive(@Req() request: Request): Promise<TakenDto> {
    await this.webhook.receive(request.body, request.get('x-hub-signature-256'));
    return { ok: true };
  }
}

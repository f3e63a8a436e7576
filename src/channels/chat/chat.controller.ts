import { Body, Controller, Get, Header, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Response } from 'express';
import { IssueNotFound } from '../../issues';
import type { Actor } from '../../kernel/people/actor';
import { Clock } from '../../kernel/time/clock';
import { Config } from '../../platform/config/config';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow, CurrentActor } from '../../api/access.decorator';
import { CHANNEL_ERRORS } from '../../api/channel-api/error-bodies';
import { Idempotent } from '../../api/idempotent.decorator';
import { presentChat, presentConvertedMessage } from '../channel.presenter';
import { MentionConversion } from '../mention-conversion.service';
import { withStatusOf } from '../conversion-status';
import { ConvertedMessageDto, ConvertMessageDto, MessageIdDto } from '../dto/conversion.dto';
import { ChatFeedDto, FeedQueryDto } from '../dto/feed.dto';
import { ChannelFeedsService } from '../channel-feeds.service';

/** The feed of the chat channel, and its conversions (docs/api/channels.md#routes). */
@Controller('api/chat/messages')
@Api('token', 'channels', CHANNEL_ERRORS)
export class ChatController {
  constructor(
    private readonly feeds: ChannelFeedsService,
    private readonly conversions: MentionConversion,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({
    operationId: 'listChatMessages',
    summary: 'Lists the newest chat messages',
    description:
      'Until the channel is set up and has received a message, the mode is demo and samples are shown. Each message has hints at its category and city, taken from its words.',
  })
  @Allow('public')
  @Header('Cache-Control', 'no-store')
  @Answers(200, ChatFeedDto, { form: 'bare', errors: [400] })
  async list(@Query() { count }: FeedQueryDto): Promise<ChatFeedDto> {
    return presentChat(
      await this.feeds.chat(count),
      this.config.settings.CHAT_PHONE_NUMBER_ID,
      this.config.publicBaseUrl,
      this.clock.now(),
    );
  }

  @Post(':messageId/convert')
  @ApiOperation({
    operationId: 'convertChatMessage',
    summary:
      'Creates an issue from a chat message; if it already became one, the answer is that issue with 200',
    description:
      'A received message becomes one issue, even if it is converted several times; a sample becomes a new one each time. Pictures and videos of the message are attached, and its place becomes that of the issue.',
  })
  @Allow('contributor')
  @Idempotent()
  @Answers(201, ConvertedMessageDto, {
    form: 'bare',
    errors: [401, 403, new IssueNotFound(), 409, 422],
    alternative: { status: 200, type: ConvertedMessageDto },
  })
  async convert(
    @CurrentActor() actor: Actor,
    @Param() { messageId }: MessageIdDto,
    @Body() draft: ConvertMessageDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ConvertedMessageDto> {
    return presentConvertedMessage(
      withStatusOf(await this.conversions.convert(actor, 'chat', messageId, draft), response),
      messageId,
    );
  }
}

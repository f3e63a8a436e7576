import { Body, Get, Header, Param, Post, Query } from '@nestjs/common';
import { IssueDetails } from '../../issues/issue-details.service';
import type { Actor } from '../../kernel/actor';
import { Clock } from '../../kernel/clock';
import { Config } from '../../platform/config/config';
import { Allow, CurrentActor } from '../../platform/http/access.decorator';
import { BareAnswers, OrAnswers, Summary } from '../../platform/http/answers.decorator';
import { ChannelApi } from '../../platform/http/channel-api/channel-api.decorator';
import { CHANNEL_ERRORS } from '../../platform/http/channel-api/error-bodies';
import { Idempotent } from '../../platform/http/idempotent.decorator';
import { isRepeated, markRepeated, presentChat, presentConvertedMessage } from '../channel.presenter';
import { Conversions } from '../conversion.service';
import {
  ChatFeedDto,
  ConvertedMessageDto,
  ConvertMessageDto,
  FeedQueryDto,
  MessageIdDto,
} from '../dto/channel.dto';
import { Feeds } from '../feeds.service';

/** Document 2, section 4.1. */
@ChannelApi('chat/messages', 'channels')
export class ChatController {
  constructor(
    private readonly feeds: Feeds,
    private readonly conversions: Conversions,
    private readonly details: IssueDetails,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Summary('Lists the newest chat messages')
  @Allow('public')
  @Header('Cache-Control', 'no-store')
  @BareAnswers(200, ChatFeedDto, { errors: [400], errorBody: CHANNEL_ERRORS })
  async list(@Query() { count }: FeedQueryDto): Promise<ChatFeedDto> {
    const { publicBaseUrl, settings } = this.config;
    const feed = await this.feeds.chat(count);
    return presentChat(feed, settings.CHAT_PHONE_NUMBER_ID, publicBaseUrl, this.clock.now());
  }

  @Post(':messageId/convert')
  @Summary('Makes an issue of a chat message; one it has become already is answered with 200')
  @Allow('contributor')
  @Idempotent()
  @BareAnswers(201, ConvertedMessageDto, { errors: [401, 403, 404, 409, 422], errorBody: CHANNEL_ERRORS })
  @OrAnswers(200, ConvertedMessageDto, isRepeated, markRepeated)
  async convert(
    @CurrentActor() actor: Actor,
    @Param() { messageId = '' }: MessageIdDto,
    @Body() draft: ConvertMessageDto,
  ): Promise<ConvertedMessageDto> {
    const { issueId, isNew } = await this.conversions.convert(actor, 'chat', messageId, draft);
    return presentConvertedMessage(await this.details.show(issueId, actor), messageId, isNew);
  }
}

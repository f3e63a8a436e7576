import { Body, Get, Header, Param, Post, Query } from '@nestjs/common';
import { IssueDetails } from '../issues/issue-details.service';
import type { Actor } from '../kernel/actor';
import { Clock } from '../kernel/clock';
import { Config } from '../platform/config/config';
import { Allow, CurrentActor } from '../platform/http/access.decorator';
import { BareAnswers, OrAnswers, Summary } from '../platform/http/answers.decorator';
import { ChannelApi } from '../platform/http/channel-api/channel-api.decorator';
import { CHANNEL_ERRORS } from '../platform/http/channel-api/error-bodies';
import { Idempotent } from '../platform/http/idempotent.decorator';
import { isRepeated, markRepeated, presentConvertedMention, presentMentions } from './channel.presenter';
import { Conversions } from './conversion.service';
import {
  ConvertedMentionDto,
  ConvertMentionDto,
  FeedQueryDto,
  MediaIdDto,
  MentionFeedDto,
  MicroPostIdDto,
} from './dto/channel.dto';
import { Feeds } from './feeds.service';

const CONVERT = { errors: [401, 403, 404, 409, 422], errorBody: CHANNEL_ERRORS };
const CONVERT_SUMMARY = 'Makes an issue of a mention; one it has become already is answered with 200';

/** Document 2, sections 4.2 and 4.3. */
@ChannelApi('', 'channels')
export class MentionsController {
  constructor(
    private readonly feeds: Feeds,
    private readonly conversions: Conversions,
    private readonly details: IssueDetails,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  @Get('photo/mentions')
  @Summary('Lists the newest mentions on the photo channel')
  @Allow('public')
  @Header('Cache-Control', 'no-store')
  @BareAnswers(200, MentionFeedDto, { errors: [400], errorBody: CHANNEL_ERRORS })
  async photos(@Query() { count }: FeedQueryDto): Promise<MentionFeedDto> {
    const { publicBaseUrl, settings } = this.config;
    const feed = await this.feeds.photo(count);
    return presentMentions('photo', feed, settings.PHOTO_HANDLE, publicBaseUrl, this.clock.now());
  }

  @Post('photo/mentions/:mediaId/convert')
  @Summary(CONVERT_SUMMARY)
  @Allow('contributor')
  @Idempotent()
  @BareAnswers(201, ConvertedMentionDto, CONVERT)
  @OrAnswers(200, ConvertedMentionDto, isRepeated, markRepeated)
  convertPhoto(
    @CurrentActor() actor: Actor,
    @Param() { mediaId = '' }: MediaIdDto,
    @Body() draft: ConvertMentionDto,
  ): Promise<ConvertedMentionDto> {
    return this.convert(actor, 'photo', mediaId, draft);
  }

  @Get('micro/mentions')
  @Summary('Lists the newest mentions on the microblog channel')
  @Allow('public')
  @Header('Cache-Control', 'no-store')
  @BareAnswers(200, MentionFeedDto, { errors: [400], errorBody: CHANNEL_ERRORS })
  async posts(@Query() { count }: FeedQueryDto): Promise<MentionFeedDto> {
    const { publicBaseUrl, settings } = this.config;
    const feed = await this.feeds.micro(count);
    return presentMentions('micro', feed, settings.MICRO_HANDLE, publicBaseUrl, this.clock.now());
  }

  @Post('micro/mentions/:microPostId/convert')
  @Summary(CONVERT_SUMMARY)
  @Allow('contributor')
  @Idempotent()
  @BareAnswers(201, ConvertedMentionDto, CONVERT)
  @OrAnswers(200, ConvertedMentionDto, isRepeated, markRepeated)
  convertPost(
    @CurrentActor() actor: Actor,
    @Param() { microPostId = '' }: MicroPostIdDto,
    @Body() draft: ConvertMentionDto,
  ): Promise<ConvertedMentionDto> {
    return this.convert(actor, 'micro', microPostId, draft);
  }

  private async convert(
    actor: Actor,
    channel: 'photo' | 'micro',
    postId: string,
    { images, videos, ...draft }: ConvertMentionDto,
  ): Promise<ConvertedMentionDto> {
    const given = images || videos ? [...(images ?? []), ...(videos ?? [])].map(({ url }) => url) : undefined;
    const { issueId, isNew } = await this.conversions.convert(actor, channel, postId, {
      ...draft,
      mediaUrls: given,
    });
    return presentConvertedMention(await this.details.show(issueId, actor), channel, postId, isNew);
  }
}

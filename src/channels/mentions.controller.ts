import { Body, Controller, Get, Header, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { Response } from 'express';
import { IssueNotFound } from '../issues';
import type { Actor } from '../kernel/people/actor';
import { Clock } from '../kernel/time/clock';
import { Config } from '../platform/config/config';
import { Answers } from '../api/answers.decorator';
import { Api } from '../api/api.decorator';
import { Allow, CurrentActor } from '../api/access.decorator';
import { CHANNEL_ERRORS } from '../api/channel-api/error-bodies';
import { Idempotent } from '../api/idempotent.decorator';
import { presentConvertedMention, presentMentions } from './channel.presenter';
import { draftOfMention } from './conversion-draft';
import { MentionConversion } from './mention-conversion.service';
import { withStatusOf } from './conversion-status';
import { ConvertedMentionDto, ConvertMentionDto, MediaIdDto, MicroPostIdDto } from './dto/conversion.dto';
import { FeedQueryDto, MentionFeedDto } from './dto/feed.dto';
import { ChannelFeedsService } from './channel-feeds.service';

const CONVERT_ERRORS = [401, 403, new IssueNotFound(), 409, 422];
const CONVERT_SUMMARY =
  'Creates an issue from a mention; if it already became one, the answer is that issue with 200';

/** The feeds of the photo and the microblog channel, and their conversions (docs/api/channels.md#routes). */
@Controller('api')
@Api('token', 'channels', CHANNEL_ERRORS)
export class MentionsController {
  constructor(
    private readonly feeds: ChannelFeedsService,
    private readonly conversions: MentionConversion,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  @Get('photo/mentions')
  @ApiOperation({
    operationId: 'listPhotoMentions',
    summary: 'Lists the newest mentions on the photo channel',
    description:
      'While the channel is not set up, or the platform does not answer, the mode is demo and samples are shown. Each mention has hints at its category and city, taken from its words.',
  })
  @Allow('public')
  @Header('Cache-Control', 'no-store')
  @Answers(200, MentionFeedDto, { form: 'bare', errors: [400] })
  async photos(@Query() { count }: FeedQueryDto): Promise<MentionFeedDto> {
    return presentMentions(
      'photo',
      await this.feeds.photo(count),
      this.config.settings.PHOTO_HANDLE,
      this.config.publicBaseUrl,
      this.clock.now(),
    );
  }

  @Post('photo/mentions/:mediaId/convert')
  @ApiOperation({
    operationId: 'convertPhotoMention',
    summary: CONVERT_SUMMARY,
    description:
      'A stored mention becomes one issue, even if it is converted several times; a sample becomes a new one each time. The issue refers to pictures and videos by URL: those of the mention, unless the body names some.',
  })
  @Allow('contributor')
  @Idempotent()
  @Answers(201, ConvertedMentionDto, {
    form: 'bare',
    errors: CONVERT_ERRORS,
    alternative: { status: 200, type: ConvertedMentionDto },
  })
  async convertPhoto(
    @CurrentActor() actor: Actor,
    @Param() { mediaId }: MediaIdDto,
    @Body() body: ConvertMentionDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ConvertedMentionDto> {
    return presentConvertedMention(
      withStatusOf(await this.conversions.convert(actor, 'photo', mediaId, draftOfMention(body)), response),
      'photo',
      mediaId,
      actor,
      this.config.publicBaseUrl,
    );
  }

  @Get('micro/mentions')
  @ApiOperation({
    operationId: 'listMicroMentions',
    summary: 'Lists the newest mentions on the microblog channel',
    description:
      'While the channel is not set up, or the platform does not answer, the mode is demo and samples are shown. Each mention has hints at its category and city, taken from its words.',
  })
  @Allow('public')
  @Header('Cache-Control', 'no-store')
  @Answers(200, MentionFeedDto, { form: 'bare', errors: [400] })
  async posts(@Query() { count }: FeedQueryDto): Promise<MentionFeedDto> {
    return presentMentions(
      'micro',
      await this.feeds.micro(count),
      this.config.settings.MICRO_HANDLE,
      this.config.publicBaseUrl,
      this.clock.now(),
    );
  }

  @Post('micro/mentions/:microPostId/convert')
  @ApiOperation({
    operationId: 'convertMicroMention',
    summary: CONVERT_SUMMARY,
    description:
      'A stored mention becomes one issue, even if it is converted several times; a sample becomes a new one each time. The issue refers to pictures and videos by URL: those of the mention, unless the body names some.',
  })
  @Allow('contributor')
  @Idempotent()
  @Answers(201, ConvertedMentionDto, {
    form: 'bare',
    errors: CONVERT_ERRORS,
    alternative: { status: 200, type: ConvertedMentionDto },
  })
  async convertPost(
    @CurrentActor() actor: Actor,
    @Param() { microPostId }: MicroPostIdDto,
    @Body() body: ConvertMentionDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ConvertedMentionDto> {
    return presentConvertedMention(
      withStatusOf(
        await this.conversions.convert(actor, 'micro', microPostId, draftOfMention(body)),
        response,
      ),
      'micro',
      microPostId,
      actor,
      this.config.publicBaseUrl,
    );
  }
}

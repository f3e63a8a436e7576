import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiParam } from '@nestjs/swagger';
import { ChannelSettingsService } from '../../channels';
import { Clock } from '../../kernel/time/clock';
import type { ConsoleActor } from '../../kernel/console';
import { Config } from '../../platform/config/config';
import { Answers } from '../../api/answers.decorator';
import { Api } from '../../api/api.decorator';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { DomainError } from '../../platform/http/domain-error';
import { PathId } from '../../api/path-id.decorator';
import {
  presentChannel,
  presentChannelTest,
  presentConversion,
  presentDemoMode,
  presentHidden,
  presentMentions,
  presentSync,
} from './channel.presenter';
import { WantedConversionDto } from './conversion.dto';
import { IntegrationActionsService } from './integration-actions.service';
import { MentionActionsService } from './mention-actions.service';
import { ChannelUnknown, HiddenAlready, ShownAlready } from './integration.errors';
import {
  ChannelConfigDto,
  ChannelTestDto,
  ConvertedChannelMentionDto,
  DemoModeDto,
  HiddenMentionDto,
  ChannelMentionDto,
  SyncedMentionsDto,
  WantedDemoModeDto,
  WantedHiddenDto,
} from './integrations.dto';

const CHANGE = { errors: [401, 403, new ChannelUnknown()] };
const MENTION_NOT_FOUND = new DomainError('notFound', 'There is no such mention');
const ANY_CHANNEL = { name: 'channel', description: 'One of chat, photo, micro, platform', example: 'chat' };
const READ_CHANNEL = { name: 'channel', description: 'One of chat, photo, micro', example: 'micro' };

/** The channels (docs/api/console-feed.md#channels) and their posts (docs/api/console-feed.md#mentions). */
@Controller('api/admin/integrations')
@Api('console', 'integrations')
export class ChannelsConsoleController {
  constructor(
    private readonly settings: ChannelSettingsService,
    private readonly actions: IntegrationActionsService,
    private readonly mentionActions: MentionActionsService,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  @Get('channels')
  @ApiOperation({
    operationId: 'listChannels',
    summary: 'Lists the channels with their settings and their state',
    description:
      'Of a credential, at most the last four characters are shown. While a channel shows samples, its status is demo.',
  })
  @Allow('console', 'integrations.read')
  @Answers(200, ChannelConfigDto, { list: true, errors: [401, 403] })
  async channels(): Promise<ChannelConfigDto[]> {
    return (await this.settings.list()).map((state) => presentChannel(state, this.config));
  }

  @Post('channels/:channel/test')
  @ApiOperation({
    operationId: 'testChannel',
    summary: 'Tests a channel',
    description:
      'The service sends a small request to a channel that is set up, but not to one that shows samples. Every test has an audit record, whatever its result, except a test of the platform itself, for which no request is sent.',
  })
  @ApiParam(ANY_CHANNEL)
  @Allow('console', 'integrations')
  @Answers(200, ChannelTestDto, CHANGE)
  async test(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Param('channel') channel: string,
  ): Promise<ChannelTestDto> {
    return presentChannelTest(await this.actions.test(actor, channel));
  }

  @Post('channels/:channel/toggle-demo')
  @ApiOperation({
    operationId: 'toggleDemoMode',
    summary: 'Switches a channel to samples, or back to real posts',
    description:
      'Each call inverts the demonstration mode, or sets it to the given `demoMode` (409 if it has this value already). While it is on, samples are shown instead of posts, and messages to people are recorded, but not sent.',
  })
  @ApiParam(ANY_CHANNEL)
  @ApiBody({ type: WantedDemoModeDto, required: false })
  @Allow('console', 'integrations')
  @Answers(200, DemoModeDto, { errors: [...CHANGE.errors, new ShownAlready(true)] })
  async toggleDemo(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Param('channel') channel: string,
    @Body() { demoMode }: WantedDemoModeDto,
  ): Promise<DemoModeDto> {
    return presentDemoMode(await this.actions.toggleDemo(actor, channel, demoMode));
  }

  @Get('mentions')
  @ApiOperation({
    operationId: 'listMentions',
    summary: 'Lists the fifty newest posts of all channels',
    description:
      'Unconverted samples of a channel that is live now are left out. Once deliveries are signed, unverified posts are left out, too.',
  })
  @Allow('console', 'integrations.read')
  @Answers(200, ChannelMentionDto, { list: true, errors: [401, 403] })
  async mentions(@CurrentConsoleActor() actor: ConsoleActor): Promise<ChannelMentionDto[]> {
    return presentMentions(
      await this.mentionActions.list(actor, await this.settings.states()),
      this.config.publicBaseUrl,
      this.clock.now(),
    );
  }

  @Post('mentions/sync/:channel')
  @ApiOperation({
    operationId: 'syncMentions',
    summary: 'Reads the newest posts of a channel into the inbox',
    description:
      'A post that is in the inbox already is not added again. The service does not read chat messages, because they are delivered to it: for chat there are samples in demonstration mode, and nothing otherwise.',
  })
  @ApiParam(READ_CHANNEL)
  @Allow('console', 'integrations')
  @Answers(200, SyncedMentionsDto, CHANGE)
  async sync(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Param('channel') channel: string,
  ): Promise<SyncedMentionsDto> {
    return presentSync(await this.actions.sync(actor, channel));
  }

  @Post('mentions/:mentionId/convert')
  @ApiOperation({
    operationId: 'convertMention',
    summary: 'Creates an issue from a post, once',
    description:
      'Keywords determine its category and city; ward and pincode stay empty. Personal data in its text, which the list of posts marks, becomes •••, unless `personalData` is `keep`. For a post that has an issue already, the response is that issue, and no audit record is written.',
  })
  @ApiBody({ type: WantedConversionDto, required: false })
  @Allow('console', 'integrations')
  @Answers(200, ConvertedChannelMentionDto, { errors: [401, 403, MENTION_NOT_FOUND] })
  async convert(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('mentionId', 'mention') id: string,
    @Body() { personalData }: WantedConversionDto,
  ): Promise<ConvertedChannelMentionDto> {
    return presentConversion(await this.mentionActions.convert(actor, id, personalData));
  }

  @Post('mentions/:mentionId/toggle-hidden')
  @ApiOperation({
    operationId: 'toggleMentionHidden',
    summary: 'Takes a post off the public walls, or puts it back',
    description:
      'Each call inverts `hidden`, or sets it to the given value (409 if it has this value already). The feeds leave a hidden post out, its files that belong to no issue are not shown, and people cannot convert it; city staff still can. A post whose issue is hidden is left out in any case.',
  })
  @ApiBody({ type: WantedHiddenDto, required: false })
  @Allow('console', 'integrations')
  @Answers(200, HiddenMentionDto, { errors: [401, 403, MENTION_NOT_FOUND, new HiddenAlready(true)] })
  async toggleHidden(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('mentionId', 'mention') id: string,
    @Body() { hidden }: WantedHiddenDto,
  ): Promise<HiddenMentionDto> {
    return presentHidden(await this.mentionActions.toggleHidden(actor, id, hidden));
  }
}

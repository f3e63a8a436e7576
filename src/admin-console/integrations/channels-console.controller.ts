import { Body, Get, Param, Post } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiParam } from '@nestjs/swagger';
import { ChannelSettings } from '../../channels';
import { Clock } from '../../kernel/clock';
import type { ConsoleActor } from '../../kernel/console';
import { Config } from '../../config/config';
import { Allow, CurrentConsoleActor } from '../../api/access.decorator';
import { BareAnswers } from '../../api/answers.decorator';
import { ConsoleApi } from '../../api/console-api/console-api.decorator';
import { DomainError } from '../../platform/http/domain-error';
import { PathId } from '../../api/path-id.decorator';
import {
  presentChannel,
  presentChannelTest,
  presentConversion,
  presentDemoMode,
  presentMentions,
  presentSync,
} from './channel.presenter';
import { IntegrationActions } from './integration-actions.service';
import { ChannelUnknown, ShownAlready } from './integration.errors';
import { IntegrationQueries } from './integration.queries';
import {
  ChannelConfigDto,
  ChannelTestDto,
  ConvertedChannelMentionDto,
  DemoModeDto,
  ChannelMentionDto,
  SyncedMentionsDto,
  WantedDemoModeDto,
} from './integrations.dto';

const CHANGE = { errors: [401, 403, new ChannelUnknown()] };
const MENTION_NOT_FOUND = new DomainError('notFound', 'There is no such mention');
const ANY_CHANNEL = { name: 'channel', description: 'One of chat, photo, micro, platform', example: 'chat' };
const READ_CHANNEL = { name: 'channel', description: 'One of chat, photo, micro', example: 'micro' };

/** The channels (docs/api/console-feed.md#channels) and their posts (docs/api/console-feed.md#mentions). */
@ConsoleApi('integrations')
export class ChannelsConsoleController {
  constructor(
    private readonly settings: ChannelSettings,
    private readonly queries: IntegrationQueries,
    private readonly actions: IntegrationActions,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  @Get('channels')
  @ApiOperation({
    operationId: 'listChannels',
    summary: 'Lists the channels, how they are set and how they have been doing',
    description:
      'Credentials are never shown, at most their last four characters. While a channel shows samples its status is demo.',
  })
  @Allow('console')
  @BareAnswers(200, ChannelConfigDto, { list: true, errors: [401] })
  async channels(): Promise<ChannelConfigDto[]> {
    return (await this.settings.list()).map((state) => presentChannel(state, this.config));
  }

  @Post('channels/:channel/test')
  @ApiOperation({
    operationId: 'testChannel',
    summary: 'Tests a channel',
    description:
      'A channel that is set up is asked for something small; one that shows samples is not. The test is recorded whatever comes of it, but for the platform itself, which is not asked.',
  })
  @ApiParam(ANY_CHANNEL)
  @Allow('console')
  @BareAnswers(200, ChannelTestDto, CHANGE)
  async test(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Param('channel') channel: string,
  ): Promise<ChannelTestDto> {
    return presentChannelTest(await this.actions.test(actor, channel));
  }

  @Post('channels/:channel/toggle-demo')
  @ApiOperation({
    operationId: 'toggleDemoMode',
    summary: 'Switches a channel to samples, or back',
    description:
      'Each call switches the demonstration mode, or sets it to the `demoMode` that is sent: 409 where it is so already. While it is on, samples are shown in place of posts, and messages to people are written down, not sent.',
  })
  @ApiParam(ANY_CHANNEL)
  @ApiBody({ type: WantedDemoModeDto, required: false })
  @Allow('console')
  @BareAnswers(200, DemoModeDto, { errors: [...CHANGE.errors, new ShownAlready(true)] })
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
      'Samples of a channel that is live by now are left out, and so are posts nobody can vouch for once deliveries are signed.',
  })
  @Allow('console')
  @BareAnswers(200, ChannelMentionDto, { list: true, errors: [401] })
  async mentions(): Promise<ChannelMentionDto[]> {
    return presentMentions(await this.queries.mentions(await this.settings.states()), this.clock.now());
  }

  @Post('mentions/sync/:channel')
  @ApiOperation({
    operationId: 'syncMentions',
    summary: 'Reads the newest posts of a channel into the inbox',
    description:
      'A post that is in the inbox already is not added again. Chat messages are delivered, never read: for chat there are samples in demonstration mode, and nothing otherwise.',
  })
  @ApiParam(READ_CHANNEL)
  @Allow('console')
  @BareAnswers(200, SyncedMentionsDto, CHANGE)
  async sync(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Param('channel') channel: string,
  ): Promise<SyncedMentionsDto> {
    return presentSync(await this.actions.sync(actor, channel));
  }

  @Post('mentions/:mentionId/convert')
  @ApiOperation({
    operationId: 'convertMention',
    summary: 'Makes an issue of a post, once',
    description:
      'Keywords determine its category and city; ward and pincode stay empty. A post that is an issue already answers that issue, and nothing is recorded.',
  })
  @Allow('console')
  @BareAnswers(200, ConvertedChannelMentionDto, { errors: [401, 403, MENTION_NOT_FOUND] })
  async convert(
    @CurrentConsoleActor() actor: ConsoleActor,
    @PathId('mentionId', 'mention') id: string,
  ): Promise<ConvertedChannelMentionDto> {
    return presentConversion(await this.actions.convert(actor, id));
  }
}

import { Get, Param, Post } from '@nestjs/common';
import { ChannelSettings } from '../../channels/channel-settings.service';
import { Clock } from '../../kernel/clock';
import type { ConsoleActor } from '../../kernel/console';
import { Config } from '../../platform/config/config';
import { Allow, CurrentConsoleActor } from '../../platform/http/access.decorator';
import { BareAnswers, Summary } from '../../platform/http/answers.decorator';
import { ConsoleApi } from '../../platform/http/console-api/console-api.decorator';
import { presentChannel, presentMention } from './channel.presenter';
import { IntegrationActions } from './integration-actions.service';
import { IntegrationQueries } from './integration.queries';
import {
  ChannelConfigDto,
  ChannelTestDto,
  ConvertedDto,
  DemoModeDto,
  MentionDto,
  SyncedDto,
} from './integrations.dto';

const CHANGE = { errors: [401, 403, 404] };

/** Document 3, section 4.5: the channels and what comes in over them. */
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
  @Summary('Lists the channels, how they are set and how they have been doing')
  @Allow('console')
  @BareAnswers(200, ChannelConfigDto, { list: true, errors: [401] })
  async channels(): Promise<ChannelConfigDto[]> {
    const isConfigured = (channel: ChannelConfigDto['channel']) =>
      channel === 'platform' || this.settings.isConfigured(channel);
    return (await this.settings.list()).map((state) =>
      presentChannel(state, isConfigured(state.channel), this.config),
    );
  }

  @Post('channels/:channel/test')
  @Summary('Tries a channel')
  @Allow('console')
  @BareAnswers(200, ChannelTestDto, CHANGE)
  test(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Param('channel') channel: string,
  ): Promise<ChannelTestDto> {
    return this.actions.test(actor, channel);
  }

  @Post('channels/:channel/toggle-demo')
  @Summary('Switches a channel to samples, or back')
  @Allow('console')
  @BareAnswers(200, DemoModeDto, CHANGE)
  toggleDemo(
    @CurrentConsoleActor() actor: ConsoleActor,
    @Param('channel') channel: string,
  ): Promise<DemoModeDto> {
    return this.actions.toggleDemo(actor, channel);
  }

  @Get('mentions')
  @Summary('Lists the fifty newest posts of all channels')
  @Allow('console')
  @BareAnswers(200, MentionDto, { list: true, errors: [401] })
  async mentions(): Promise<MentionDto[]> {
    const now = this.clock.now().getTime();
    return (await this.queries.mentions(await this.settings.states())).map((row) => presentMention(row, now));
  }

  @Post('mentions/sync/:channel')
  @Summary('Reads the newest posts of a channel into the inbox')
  @Allow('console')
  @BareAnswers(200, SyncedDto, CHANGE)
  sync(@CurrentConsoleActor() actor: ConsoleActor, @Param('channel') channel: string): Promise<SyncedDto> {
    return this.actions.sync(actor, channel);
  }

  @Post('mentions/:mentionId/convert')
  @Summary('Makes an issue of a post, once')
  @Allow('console')
  @BareAnswers(200, ConvertedDto, CHANGE)
  convert(@CurrentConsoleActor() actor: ConsoleActor, @Param('mentionId') id: string): Promise<ConvertedDto> {
    return this.actions.convert(actor, id);
  }
}

import { Injectable } from '@nestjs/common';
import {
  type Channel,
  ChannelCheckService,
  ChannelSettingsService,
  type ChannelSync,
  CONSOLE_CHANNELS,
  type ConsoleChannel,
} from '../../channels';
import type { ConsoleActor } from '../../kernel/console';
import { Database } from '../../platform/database/database';
import { ConsoleAudit } from '../console-audit.service';
import { NotificationsService } from '../notifications/notifications.service';
import { ChannelUnknown, ShownAlready } from './integration.errors';

/** The result of a test of a channel. */
export interface ChannelTest {
  channel: ConsoleChannel;
  ok: boolean;
  mode: 'live' | 'demo';
  message: string;
}

/** Whether a channel is in demonstration mode. */
export interface ShownDemo {
  channel: ConsoleChannel;
  demoMode: boolean;
}

/** Acts of city staff on channels (docs/api/console-feed.md#integration-routes), each with one audit record. */
@Injectable()
export class IntegrationActionsService {
  constructor(
    private readonly database: Database,
    private readonly checks: ChannelCheckService,
    private readonly settings: ChannelSettingsService,
    private readonly notifications: NotificationsService,
    private readonly audit: ConsoleAudit,
  ) {}

  /** Tests a channel. The platform itself always succeeds, without an audit record. @throws ChannelUnknown */
  async test(actor: ConsoleActor, name: string): Promise<ChannelTest> {
    const channel = channelNamed(name);
    if (channel === 'platform')
      return { channel, ok: true, mode: 'live', message: 'The platform is this service' };
    const { ok, mode, message } = await this.checks.check(channel);
    await this.database.transaction(async () => {
      if (mode === 'live') await this.settle(channel, ok ? null : message);
      await this.record(actor, 'channel.test_connection', channel, { ok, mode, message });
    });
    return { channel, ok, mode, message };
  }

  /**
   * Switches the demonstration mode of a channel.
   * @param wanted whether it is to show samples; undefined inverts the current state
   * @throws ChannelUnknown; ShownAlready
   */
  toggleDemo(actor: ConsoleActor, name: string, wanted?: boolean): Promise<ShownDemo> {
    const channel = channelNamed(name);
    return this.database.transaction(async () => {
      const demoMode = await this.settings.toggleDemo(channel, wanted);
      if (demoMode === undefined) throw new ShownAlready(wanted ?? false);
      await this.record(actor, 'channel.toggle_demo_mode', channel, { demoMode }, { demoMode: !demoMode });
      return { channel, demoMode };
    });
  }

  /** @throws ChannelUnknown */
  async sync(actor: ConsoleActor, name: string): Promise<ChannelSync> {
    const channel = channelNamed(name);
    if (channel === 'platform') throw new ChannelUnknown();
    const reading = await this.checks.read(channel);
    return this.database.transaction(async () => {
      const synced = await this.checks.keep(channel, reading);
      const { failure, mode } = reading;
      const wasAsked = failure !== null || (mode === 'live' && channel !== 'chat');
      if (wasAsked) await this.settle(channel, failure);
      await this.record(
        actor,
        'channel.sync_mentions',
        channel,
        failure === null ? synced : { ...synced, failure },
      );
      return synced;
    });
  }

  /** Stores the result of a request to a channel, and notifies city staff of a new failure. */
  private async settle(channel: Channel, failure: string | null): Promise<void> {
    if (!(await this.settings.recordCheck(channel, failure))) return;
    const subject = { type: 'channel', id: channel };
    await this.notifications.notify(
      'channel_degraded',
      `The channel ${channel} is degraded: ${failure ?? ''}`,
      subject,
    );
  }

  private record(
    actor: ConsoleActor,
    action: string,
    channel: ConsoleChannel,
    after: object,
    before: object | null = null,
  ): Promise<void> {
    return this.audit.record(actor, { action, targetType: 'channel', targetId: channel, before, after });
  }
}

/** @throws ChannelUnknown */
function channelNamed(name: string): ConsoleChannel {
  const channel = CONSOLE_CHANNELS.find((each) => each === name);
  if (!channel) throw new ChannelUnknown();
  return channel;
}

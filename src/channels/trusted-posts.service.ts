import { Injectable } from '@nestjs/common';
import { MentionNotFound } from './channel.errors';
import { ChannelSettingsService } from './channel-settings.service';
import type { Mention } from './entities/mention.entity';
import { Mentions } from './mentions.service';

/** The posts that city staff work with. */
@Injectable()
export class TrustedPostsService {
  constructor(
    private readonly mentions: Mentions,
    private readonly settings: ChannelSettingsService,
  ) {}

  /**
   * Locks a post; call it in a transaction. Once deliveries are signed, an unsigned post is not found.
   * @throws MentionNotFound
   */
  async lock(id: string): Promise<Mention> {
    const mention = await this.mentions.lock({ id });
    if (!mention) throw new MentionNotFound();
    const isTrusted = mention.verified || mention.demo;
    if (!isTrusted && this.settings.isConfigured(mention.channel)) throw new MentionNotFound();
    return mention;
  }
}

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Actor } from '../../kernel/people/actor';
import { Clock } from '../../kernel/time/clock';
import { DAY_MS } from '../../kernel/time/durations';
import { UnattachedMediaService } from '../../media';
import { Database } from '../../platform/database/database';
import { DomainEvents } from '../../platform/events/domain-events';
import { isOutage } from '../../platform/http/to-domain-error';
import { Logger } from '../../platform/logging/logger';
import type { PostMedia } from '../channel';
import { Mention } from '../entities/mention.entity';
import { PostFileGivenUp } from './chat-media.events';
import type { TakenMention } from './chat-media.queries';

/** How long files of a message are tried. */
const GIVE_UP_MS = 3 * DAY_MS;

/** Stores which files of a message were fetched, and adds them to its issue. */
@Injectable()
export class ChatMediaResultsService {
  constructor(
    @InjectRepository(Mention) private readonly mentions: Repository<Mention>,
    private readonly database: Database,
    private readonly unattached: UnattachedMediaService,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /**
   * Stores the fetched files. If the message has become an issue meanwhile, they are added to it, up to its maximum; if
   * it was taken off the wall, they are hidden.
   * @param failed whether some of them may be fetched later, unless they were tried for long enough
   */
  async settle({ id, media, receivedAt }: TakenMention, failed: boolean): Promise<void> {
    const isOld = this.clock.now().getTime() - receivedAt.getTime() >= GIVE_UP_MS;
    const change = failed && !isOld ? { media } : { media, mediaPending: false };
    try {
      await this.database.transaction(async () => {
        await this.mentions.update({ id }, change);
        await this.attach(id, media);
        if (failed && isOld) await this.events.emit(new PostFileGivenUp(id));
      });
    } catch (error) {
      if (isOutage(error)) throw error;
      this.logger.warn({ err: error, mention: id }, 'a file of the chat platform was not attached');
      await this.mentions.update({ id }, change);
    }
  }

  private async attach(id: string, media: readonly PostMedia[]): Promise<void> {
    const mention = await this.mentions.findOne({
      select: { id: true, issueId: true, convertedBy: true, hidden: true },
      where: { id },
      lock: { mode: 'for_no_key_update' },
    });
    if (!mention) return;
    const { issueId, convertedBy, hidden } = mention;
    const mediaIds = media.flatMap(({ mediaId }) => mediaId ?? []);
    if (hidden) await this.unattached.setHidden(mediaIds, true);
    if (!issueId || !convertedBy) return;
    const actor = { id: convertedBy, tokenRole: 'citizen' } as Actor;
    for (const mediaId of mediaIds) await this.unattached.attach(actor, issueId, mediaId);
  }
}

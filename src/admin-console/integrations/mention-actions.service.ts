import { Injectable } from '@nestjs/common';
import { ConsoleConversionService, PostModerationService } from '../../channels';
import type { ConsoleActor } from '../../kernel/console';
import { Database } from '../../platform/database/database';
import { ConsoleAudit } from '../console-audit.service';
import { HiddenAlready } from './integration.errors';

/** The issue of a mention, and whether it already had one. */
export interface ConvertedMention {
  issueId: string;
  alreadyConverted: boolean;
}

/** Whether a mention is off the public walls. */
export interface HiddenMention {
  id: string;
  hidden: boolean;
}

/** Acts of city staff on posts (docs/api/console-feed.md#mentions), each with one audit record. */
@Injectable()
export class MentionActionsService {
  constructor(
    private readonly database: Database,
    private readonly conversions: ConsoleConversionService,
    private readonly moderation: PostModerationService,
    private readonly audit: ConsoleAudit,
  ) {}

  /**
   * Converts a mention into an issue, once; no change and no audit record if it already has one. @throws
   * MentionNotFound
   */
  convert(actor: ConsoleActor, id: string): Promise<ConvertedMention> {
    return this.database.transaction(async () => {
      const { issueId, alreadyConverted, channel } = await this.conversions.convert(id);
      if (!alreadyConverted)
        await this.audit.record(actor, {
          action: 'channel_mention.convert_to_issue',
          targetType: 'channel_mention',
          targetId: id,
          before: { converted: false },
          after: { converted: true, issueId, channel },
        });
      return { issueId, alreadyConverted };
    });
  }

  /**
   * Takes a mention off the public walls, or puts it back.
   * @param wanted whether it is to be off the walls; undefined inverts the current state
   * @throws MentionNotFound; HiddenAlready
   */
  toggleHidden(actor: ConsoleActor, id: string, wanted?: boolean): Promise<HiddenMention> {
    return this.database.transaction(async () => {
      const changed = await this.moderation.setHidden(id, wanted);
      if (!changed) throw new HiddenAlready(wanted ?? false);
      const { hidden, channel } = changed;
      await this.audit.record(actor, {
        action: 'channel_mention.toggle_hidden',
        targetType: 'channel_mention',
        targetId: id,
        before: { hidden: !hidden },
        after: { hidden, channel },
      });
      return { id, hidden };
    });
  }
}

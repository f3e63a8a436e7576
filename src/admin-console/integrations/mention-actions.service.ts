import { Injectable } from '@nestjs/common';
import { ConsoleConversionService, PostModerationService } from '../../channels';
import { ContributionTextsService } from '../../issues';
import type { ConsoleActor } from '../../kernel/console';
import type { PersonalDataChoice, PersonalFinding } from '../../personal-data';
import { Database } from '../../platform/database/database';
import { ConsoleAudit } from '../console-audit.service';
import { HiddenAlready } from './integration.errors';
import { IntegrationQueries, type MentionRow } from './integration.queries';

/** A post in the list of city staff, with the personal data in its text. */
export interface ListedMention extends MentionRow {
  personal: readonly PersonalFinding[];
}

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
    private readonly queries: IntegrationQueries,
    private readonly texts: ContributionTextsService,
  ) {}

  /** The newest posts of the channels, each with the personal data in its text. @param states of the channels */
  async list(
    { scope }: ConsoleActor,
    states: Parameters<IntegrationQueries['mentions']>[1],
  ): Promise<ListedMention[]> {
    const rows = await this.queries.mentions(scope, states);
    return Promise.all(rows.map(async (row) => ({ ...row, personal: await this.texts.find(row.text) })));
  }

  /**
   * Converts a mention into an issue, once; no change and no audit record if it already has one.
   * @param personalData what happens with personal data in its text
   * @throws MentionNotFound
   */
  convert(actor: ConsoleActor, id: string, personalData: PersonalDataChoice): Promise<ConvertedMention> {
    return this.database.transaction(async () => {
      const { issueId, alreadyConverted, channel } = await this.conversions.convert(id, personalData);
      if (!alreadyConverted)
        await this.audit.record(actor, {
          action: 'channel_mention.convert_to_issue',
          targetType: 'channel_mention',
          targetId: id,
          before: { converted: false },
          after: { converted: true, issueId, channel, personalData },
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

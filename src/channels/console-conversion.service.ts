import { Inject, Injectable } from '@nestjs/common';
import { CityStaffAccountService } from '../auth';
import { ContributionTextsService, IssueLifecycle } from '../issues';
import type { PersonalDataChoice } from '../personal-data';
import type { Channel } from './channel';
import { Mentions } from './mentions.service';
import { PostAttachmentsService } from './post-attachments.service';
import { PostDraftService } from './post-draft.service';
import { TrustedPostsService } from './trusted-posts.service';

/** Converts posts to issues for city staff (docs/api/console-feed.md#mentions). */
@Injectable()
export class ConsoleConversionService {
  @Inject() private readonly texts!: ContributionTextsService;

  constructor(
    private readonly mentions: Mentions,
    private readonly cityStaff: CityStaffAccountService,
    private readonly lifecycle: IssueLifecycle,
    private readonly drafts: PostDraftService,
    private readonly trusted: TrustedPostsService,
    private readonly attachments: PostAttachmentsService,
  ) {}

  /**
   * Converts a mention to an issue once, at the point of the post, without a ward or pincode. Call it in a transaction.
   * Once deliveries are signed, an unsigned mention is not found.
   * @param personalData what happens with personal data in its text
   * @throws MentionNotFound
   */
  async convert(
    id: string,
    personalData: PersonalDataChoice,
  ): Promise<{ issueId: string; alreadyConverted: boolean; channel: Channel }> {
    const mention = await this.trusted.lock(id);
    const { channel } = mention;
    if (mention.issueId !== null) return { issueId: mention.issueId, alreadyConverted: true, channel };
    const actor = await this.cityStaff.actor();
    // Before the title is cut: the beginning of a number is not recognised.
    const { text } = await this.texts.published({ text: mention.text }, personalData);
    const { id: issueId } = await this.lifecycle.open(
      { ...(await this.drafts.issueOf({ ...mention, text })), personalData },
      {
        actorId: actor.id,
        surface: 'console',
      },
    );
    await this.attachments.attach(actor, issueId, mention.media);
    await this.mentions.markConverted(id, issueId, actor.id);
    return { issueId, alreadyConverted: false, channel };
  }
}

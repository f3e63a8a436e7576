import { Injectable } from '@nestjs/common';
import { IssueLifecycle, IssueRedactionsService, NOT_ITS_AUTHOR, placesOf } from '../../../../../issues';
import type { Actor } from '../../../../../kernel/people/actor';
import { MessageRedactionsService } from '../../../../../messages';
import type { TextRange } from '../../../../../personal-data';
import { Database } from '../../../../../platform/database/database';
import { ResolutionRedactionsService } from '../../../../../resolution';
import { type OwnText, OwnWordsQueries } from './own-words.queries';

/** A contribution to an issue, as `OwnWordsQueries.find` names it. */
interface Contribution {
  issueId: string;
  of: string;
}

/** What people wrote in an issue, and words that they take out of it, by the services of the token API. */
@Injectable()
export class OwnWordsService {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly queries: OwnWordsQueries,
    private readonly issues: IssueRedactionsService,
    private readonly messages: MessageRedactionsService,
    private readonly resolutions: ResolutionRedactionsService,
  ) {}

  /** The texts of the actor's contribution. @throws Forbidden if it is not theirs */
  async texts(actor: Actor, { issueId, of }: Contribution): Promise<OwnText[]> {
    const texts = await this.queries.find(actor.id, issueId, of);
    if (texts.length === 0) throw NOT_ITS_AUTHOR;
    return texts;
  }

  /**
   * Takes words out of the actor's contribution, wherever they stand in it, of a closed issue too.
   * @returns whether it has them
   * @throws IssueNotFound; Forbidden if it is not theirs
   */
  takeOut(actor: Actor, contribution: Contribution, words: readonly string[]): Promise<boolean> {
    return this.database.transaction(async () => {
      // Nobody else changes the texts between reading them and removing their parts.
      await this.lifecycle.lockReadable(actor, contribution.issueId);
      let isFound = false;
      for (const text of await this.texts(actor, contribution)) {
        const ranges = words.flatMap((each) => placesOf(each, text.text));
        if (ranges.length === 0) continue;
        isFound = true;
        await this.redact(actor, contribution, text, ranges);
      }
      return isFound;
    });
  }

  private redact(
    actor: Actor,
    { issueId, of }: Contribution,
    { kind, field }: OwnText,
    ranges: readonly TextRange[],
  ): Promise<string> {
    if (kind === 'message') return this.messages.redact(actor, issueId, of, ranges);
    if (kind === 'resolution') return this.resolutions.redactResolution(actor, issueId, ranges);
    if (kind === 'reopen_request') return this.resolutions.redactRequest(actor, issueId, of, ranges);
    return this.issues.redact(actor, issueId, field === 'title' ? 'title' : 'description', ranges);
  }
}

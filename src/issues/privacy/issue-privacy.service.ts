import { Injectable } from '@nestjs/common';
import { PersonasService } from '../../auth';
import type { Actor } from '../../kernel/people/actor';
import type { ShownAs } from '../../kernel/people/shown-as';
import type { PlacePrecision } from '../../kernel/place-precision';
import { Database } from '../../platform/database/database';
import { DomainEvents } from '../../platform/events/domain-events';
import { Forbidden } from '../../platform/http/domain-error';
import type { LockedIssue } from '../issue';
import { IssueRedacted } from '../issue.events';
import { IssueLifecycle } from '../issue-lifecycle.service';
import { IssuePlacePrivacyService } from './issue-place-privacy.service';

/** How a person and the place of an issue are shown in it. */
export interface IssuePrivacy {
  shownAs?: ShownAs;
  place?: PlacePrecision;
}

/** How an issue is shown after a change. */
export type ChangedIssuePrivacy = IssuePrivacy & Pick<LockedIssue, 'updatedAt'>;

/** How people and places are shown in issues (docs/api/privacy.md#one-issue). */
@Injectable()
export class IssuePrivacyService {
  constructor(
    private readonly database: Database,
    private readonly lifecycle: IssueLifecycle,
    private readonly places: IssuePlacePrivacyService,
    private readonly personas: PersonasService,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Changes how all contributions of a person to an issue are shown, and how exactly its place, of a closed one too.
   * Sends the webhook event `issue.redacted`, if anything changed.
   * @returns what was wanted, as it is now
   * @throws IssueNotFound; Forbidden for somebody who contributed nothing; OnlyByName; NoPseudonym; as
   *   `IssuePlacePrivacyService.change`
   */
  change(actor: Actor, issueId: string, { shownAs, place }: IssuePrivacy): Promise<ChangedIssuePrivacy> {
    return this.database.transaction(async () => {
      const changed: IssuePrivacy = {};
      if (shownAs) changed.shownAs = await this.changeShownAs(actor, issueId, shownAs);
      if (place) changed.place = (await this.places.change(actor, issueId, place)).place;
      const { updatedAt } = await this.lifecycle.lock(issueId);
      return { ...changed, updatedAt };
    });
  }

  private async changeShownAs(actor: Actor, issueId: string, wanted: ShownAs): Promise<ShownAs> {
    const issue = await this.lifecycle.lockReadable(actor, issueId);
    if (issue.ownerId !== actor.id && !(await this.personas.contributes(actor.id, issueId)))
      throw new Forbidden('Only people who contributed to an issue change how they are shown');
    const { shownAs, changed } = await this.personas.change(actor, issueId, wanted);
    if (changed > 0) await this.events.emit(new IssueRedacted(issue, 'reporter'));
    return shownAs;
  }
}

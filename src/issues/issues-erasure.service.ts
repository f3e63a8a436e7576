import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { StandInsService } from '../auth';
import { Clock } from '../kernel/time/clock';
import type { ErasurePlan } from '../personal-data';
import { Database } from '../platform/database/database';
import { DomainEvents } from '../platform/events/domain-events';
import { Issue } from './entities/issue.entity';
import { IssueRedacted } from './issue.events';
import { IssueLifecycle } from './issue-lifecycle.service';
import { IssuesErasureQueries, type WrittenIssue } from './issues-erasure.queries';
import { IssuePlacePrivacyService } from './privacy/issue-place-privacy.service';
import { UnlinkedChangesService } from './privacy/unlinked-changes.service';
import { ContributionTextsService } from './words/contribution-texts.service';
import { ErasedTextsService } from './words/erased-texts.service';

/**
 * Erases people from issues: their reports and upvotes stay, of somebody whom nothing names. Sets off
 * `issues_search_change` and `issues_cells_change`.
 */
@Injectable()
export class IssuesErasureService {
  @InjectRepository(Issue) private readonly issues!: Repository<Issue>;
  @Inject() private readonly standIns!: StandInsService;
  @Inject() private readonly lifecycle!: IssueLifecycle;
  @Inject() private readonly events!: DomainEvents;
  @Inject() private readonly unlinked!: UnlinkedChangesService;

  constructor(
    private readonly database: Database,
    private readonly queries: IssuesErasureQueries,
    private readonly places: IssuePlacePrivacyService,
    private readonly texts: ContributionTextsService,
    private readonly erasedTexts: ErasedTextsService,
    private readonly clock: Clock,
  ) {}

  /** Every answer about the issues changes, so they are newer. */
  async part(userId: string): Promise<number> {
    const scopes = await this.queries.nextScopes(userId);
    return this.standIns.move(userId, scopes, (issues, accounts) =>
      this.queries.move(userId, issues, accounts),
    );
  }

  /** At once for all issues of these accounts. */
  rewrite(accounts: readonly string[], plan: ErasurePlan): Promise<number> {
    return this.database.transaction(async () => {
      let changed = 0;
      for (const issue of await this.queries.written(accounts)) {
        if (await this.unlinked.of(issue.id, () => this.rewriteOne(issue, plan))) changed++;
      }
      return changed;
    });
  }

  /** The wishes about earlier issues, and what own words were before they were taken out. */
  delete(userId: string): Promise<number> {
    return this.queries.deleteOf(userId);
  }

  /** The name of the person has gone in any case, so that copies are to be read again. @returns whether more changed */
  private async rewriteOne(issue: WrittenIssue, plan: ErasurePlan): Promise<boolean> {
    const isRewritten = await this.rewriteTexts(issue, plan);
    const isCoarser = await this.places.erase(issue.id, plan.place);
    await this.events.emit(new IssueRedacted(await this.lifecycle.lock(issue.id), 'reporter'));
    return isRewritten || isCoarser;
  }

  private async rewriteTexts(issue: WrittenIssue, plan: ErasurePlan): Promise<boolean> {
    const { id, categoryLabel, ward, city } = issue;
    const title =
      plan.words === 'remove'
        ? `${categoryLabel} in ${ward || city}`
        : await this.erasedTexts.remaining(issue.title, plan);
    const description = await this.erasedTexts.remaining(issue.description, plan);
    if (title === issue.title && description === issue.description) return false;
    await this.issues.update({ id }, { title, description, updatedAt: this.clock.now() });
    await this.texts.recordAgain({ kind: 'issue', id, issueId: id }, { title, description });
    return true;
  }
}

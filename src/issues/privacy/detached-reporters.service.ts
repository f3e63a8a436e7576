import { Injectable } from '@nestjs/common';
import { AccountQueries, PersonasService } from '../../auth';
import { tokenRoleOf } from '../../kernel/people/roles';
import { monthsBefore } from '../../kernel/time/months';
import { Config } from '../../platform/config/config';
import { Database } from '../../platform/database/database';
import { DomainEvents } from '../../platform/events/domain-events';
import { Retention } from '../../platform/retention/retention.decorator';
import { IssueRedacted } from '../issue.events';
import { IssueLifecycle } from '../issue-lifecycle.service';
import { DetachedReporterQueries, type ReportedIssue } from './detached-reporters.queries';

const PAGE = 200;

/** Parts reporters from issues that were closed long ago, where DETACH_REPORTERS_MONTHS is set. */
@Injectable()
export class DetachedReportersService {
  constructor(
    private readonly queries: DetachedReporterQueries,
    private readonly accounts: AccountQueries,
    private readonly personas: PersonasService,
    private readonly lifecycle: IssueLifecycle,
    private readonly database: Database,
    private readonly events: DomainEvents,
  ) {}

  /** @returns of how many issues */
  async detach(closedBefore: Date): Promise<number> {
    let detached = 0;
    for (let after: string | null = ''; after !== null;) {
      const { issues, last } = await this.queries.after(closedBefore, after, PAGE);
      for (const issue of issues) if (await this.detachFrom(issue)) detached++;
      after = last;
    }
    return detached;
  }

  /** Acts of officials and admins stay under their names. */
  private async detachFrom({ id: issueId, person }: ReportedIssue): Promise<boolean> {
    const account = await this.accounts.account(person);
    if (!account) return false;
    const { id, displayName, city, role, official } = account;
    const actor = { id, displayName, city, role, tokenRole: tokenRoleOf(role, official), sessionId: '' };
    if (actor.tokenRole !== 'citizen') return false;
    await this.database.transaction(async () => {
      const issue = await this.lifecycle.lock(issueId);
      if ((await this.personas.detach(actor, issueId)) > 0)
        await this.events.emit(new IssueRedacted(issue, 'reporter'));
    });
    return true;
  }
}

/** The rule by which that is done. */
@Injectable()
export class DetachedReportersRetentionService {
  constructor(
    private readonly reporters: DetachedReportersService,
    private readonly config: Config,
  ) {}

  /** @returns of how many issues */
  @Retention('reporter-names')
  detachOld(now: Date): Promise<number> {
    const months = this.config.settings.DETACH_REPORTERS_MONTHS;
    return months === undefined ? Promise.resolve(0) : this.reporters.detach(monthsBefore(now, months));
  }
}

import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { AccountQueries, NoPseudonym, OnlyByName } from '../../../auth';
import type { Actor } from '../../../kernel/people/actor';
import { ChildChanged } from '../../../kernel/people/contributor-events';
import { tokenRoleOf } from '../../../kernel/people/roles';
import { Clock } from '../../../kernel/time/clock';
import { DomainEvents } from '../../../platform/events/domain-events';
import { DomainError } from '../../../platform/http/domain-error';
import { PrivacyApplication } from '../../entities/privacy-application.entity';
import { ContributionQueries } from '../contributions.queries';
import { type IssuePrivacy, IssuePrivacyService } from '../issue-privacy.service';
import { UnlinkedChangesService } from '../unlinked-changes.service';

/** How many issues are looked up at a time. */
const BATCH = 100;

/** Nothing was asked to be applied. */
export class NothingApplied extends DomainError {
  constructor() {
    super('notFound', 'Nothing was asked to be applied to earlier issues');
  }
}

/**
 * Applies how a person wants to be shown to all issues they contributed to before (docs/api/privacy.md#earlier-issues).
 * One wish of a person is worked on at a time; a new one takes its place and begins again.
 */
@Injectable()
export class PrivacyApplicationsService implements OnModuleInit {
  @Inject() private readonly events!: DomainEvents;

  constructor(
    @InjectRepository(PrivacyApplication) private readonly applications: Repository<PrivacyApplication>,
    private readonly contributions: ContributionQueries,
    private readonly accounts: AccountQueries,
    private readonly privacy: IssuePrivacyService,
    private readonly unlinked: UnlinkedChangesService,
    private readonly clock: Clock,
  ) {}

  /** Everything of somebody under 18 is shown without a name, and with the ward as its place. */
  onModuleInit(): void {
    this.events.on(ChildChanged, async ({ userId, isChild }) => {
      if (isChild) await this.store(userId, { shownAs: 'anonymous', place: 'ward' });
    });
  }

  /** Stores a wish; the job `privacy-apply` carries it out. @throws OnlyByName, NoPseudonym */
  async request(actor: Actor, wish: IssuePrivacy): Promise<PrivacyApplication> {
    const { shownAs } = wish;
    if (shownAs !== undefined && shownAs !== 'name' && actor.tokenRole !== 'citizen') throw new OnlyByName();
    if (shownAs === 'pseudonym' && !actor.pseudonym) throw new NoPseudonym();
    return this.store(actor.id, wish);
  }

  private async store(userId: string, { shownAs, place }: IssuePrivacy): Promise<PrivacyApplication> {
    const application: PrivacyApplication = {
      ...{ userId, shownAs: shownAs ?? null, place: place ?? null },
      ...{ requestedAt: this.clock.now(), lastIssue: '', done: 0, finishedAt: null },
      total: await this.contributions.countIssues(userId),
    };
    await this.applications.save(application);
    return application;
  }

  /** How far the wish of a person is. @throws NothingApplied */
  async of(userId: string): Promise<PrivacyApplication> {
    const application = await this.find(userId);
    if (!application) throw new NothingApplied();
    return application;
  }

  /** The wish of a person, if there was one. */
  async find(userId: string): Promise<PrivacyApplication | undefined> {
    return (await this.applications.findOneBy({ userId })) ?? undefined;
  }

  /**
   * Works on the wishes, the oldest first.
   * @param latest when to stop, by `performance.now()`
   * @returns how many issues were done
   */
  async work(latest: number): Promise<number> {
    let done = 0;
    const waiting = await this.applications.find({
      where: { finishedAt: IsNull() },
      order: { requestedAt: 'asc' },
      take: BATCH,
    });
    for (const application of waiting) done += await this.carryOut(application, latest);
    return done;
  }

  private async carryOut(application: PrivacyApplication, latest: number): Promise<number> {
    const { userId, requestedAt } = application;
    const actor = await this.actorOf(userId);
    let { lastIssue, done } = application;
    while (actor && performance.now() < latest) {
      const issues = await this.contributions.issuesAfter(userId, lastIssue, BATCH);
      if (issues.length === 0) break;
      for (const issue of issues) {
        if (performance.now() >= latest) return done - application.done;
        await this.applyTo(actor, issue, application);
        lastIssue = issue;
        done++;
        // A newer wish begins again.
        const { affected } = await this.applications.update({ userId, requestedAt }, { lastIssue, done });
        if (affected === 0) return done - application.done;
      }
    }
    if (!actor || performance.now() < latest)
      await this.applications.update({ userId, requestedAt }, { total: done, finishedAt: this.clock.now() });
    return done - application.done;
  }

  /** Each part by itself: a place that stays, as of a closed issue or that of others, does not keep the name. */
  private async applyTo(actor: Actor, issue: string, { shownAs, place }: PrivacyApplication): Promise<void> {
    for (const wanted of [shownAs && { shownAs }, place && { place }])
      if (wanted)
        try {
          await this.unlinked.of(issue, () => this.privacy.change(actor, issue, wanted));
        } catch (error) {
          if (!(error instanceof DomainError) || error.kind === 'unavailable') throw error;
        }
  }

  private async actorOf(userId: string): Promise<Actor | undefined> {
    const account = await this.accounts.account(userId);
    if (!account) return undefined;
    const { id, displayName, city, role, official } = account;
    return { id, displayName, city, role, tokenRole: tokenRoleOf(role, official), sessionId: '' };
  }
}

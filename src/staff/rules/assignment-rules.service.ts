import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { IssuePlaced, IssueReported, IssueStatusChanged } from '../../issues';
import { newId } from '../../kernel/ids';
import { isDone } from '../../kernel/statuses';
import { Clock } from '../../kernel/time/clock';
import { DomainEvents } from '../../platform/events/domain-events';
import { AssignmentRule } from '../entities/assignment-rule.entity';
import { HolderQueries } from '../holders/holder.queries';
import { HoldersService } from '../holders/holders.service';
import { RuleNotFound } from '../staff.errors';
import { RuleQueries } from './rule.queries';

const BY_RULE = 'By a rule';
const BATCH = 200;

/** What city staff say about a rule. */
export type RuleInput = Pick<AssignmentRule, 'city' | 'ward' | 'category' | 'unitId' | 'createdBy'>;

/** How many issues without a holder have a rule, and how many of them got their holder. */
export interface AppliedRules {
  matched: number;
  assigned: number;
}

/**
 * Rules that give new issues to units. An issue gets its holder in the transaction that places it; without a place, in
 * that of its report. A reopened issue keeps its holder, or gets one by rule.
 */
@Injectable()
export class AssignmentRulesService implements OnModuleInit {
  constructor(
    @InjectRepository(AssignmentRule) private readonly rules: Repository<AssignmentRule>,
    private readonly queries: RuleQueries,
    private readonly held: HolderQueries,
    private readonly holders: HoldersService,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.on(IssueReported, async ({ issue, isLocated }) => {
      if (!isLocated) await this.assignNew(issue.id);
    });
    this.events.on(IssuePlaced, ({ issue }) => this.assignNew(issue.id));
    this.events.on(IssueStatusChanged, async ({ issue, from }) => {
      if (isDone(from) && !isDone(issue.status)) await this.assignNew(issue.id);
    });
  }

  /** @throws InvalidInput if the unit is none of the city or not active, or the ward is none of the city */
  async add(input: RuleInput): Promise<{ before: null; after: AssignmentRule }> {
    await this.queries.assertParts(input);
    const rule = { id: newId('assignmentRule'), ...input, createdAt: this.clock.now() };
    await this.rules.insert(rule);
    return { before: null, after: rule };
  }

  /** The removal of a rule; issues keep their holders. @throws RuleNotFound */
  async remove(id: string): Promise<{ before: AssignmentRule; after: null }> {
    const before = await this.rules.findOneBy({ id });
    if (!before || (await this.rules.delete({ id })).affected !== 1) throw new RuleNotFound();
    return { before, after: null };
  }

  /**
   * Gives the unfinished issues of a city that nobody holds to the units of its rules, a batch at a time.
   * @param each assigns one issue, unless somebody did in the meantime; returns whether it did; undefined only counts
   */
  async apply(
    city: string,
    each?: (issueId: string, unitId: string) => Promise<boolean>,
  ): Promise<AppliedRules> {
    const applied = { matched: 0, assigned: 0 };
    for (let after = ''; ;) {
      const batch = await this.held.unassigned(city, after, BATCH);
      applied.matched += batch.length;
      for (const { id, unitId } of each ? batch : []) if (await each!(id, unitId)) applied.assigned++;
      const last = batch.at(-1);
      if (!last || batch.length < BATCH) return applied;
      after = last.id;
    }
  }

  private async assignNew(issueId: string): Promise<void> {
    const unitId = await this.held.unitByRule(issueId);
    if (unitId === undefined || (await this.holders.of(issueId))) return;
    const to = { unitId, accountId: null };
    await this.holders.assign(issueId, { to, from: null, actorId: null, reason: BY_RULE });
  }
}

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { GeographyQueries } from '../../accountability';
import { Clock } from '../../kernel/time/clock';
import { newId } from '../../kernel/ids';
import { InvalidInput } from '../../platform/http/domain-error';
import { PolicyNotFound } from '../due-date.errors';
import { DueDateRuleQueries } from './due-date-rule.queries';
import { SlaPolicy } from '../entities/sla-policy.entity';
import { RuleTimesService } from './rule-times.service';

export type { SlaPolicy as SlaPolicyRecord } from '../entities/sla-policy.entity';

/** The issues a policy applies to; null members match every value. */
export type PolicyScope = Pick<SlaPolicy, 'city' | 'category' | 'priority' | 'ward'>;

/** A requested policy; it is in force at once. */
export type NewPolicy = PolicyScope & Pick<SlaPolicy, 'hours' | 'clock' | 'sourceUrl' | 'createdBy'>;

/** A change, with the state before it; null if it is new. */
export interface Change<Before, After = Before> {
  before: Before | null;
  after: After;
}

/**
 * Adds and ends policies; nothing else writes them. A policy is never changed: a new one replaces it, and issues
 * reported before continue to use the old one. Call it in a transaction.
 */
@Injectable()
export class SlaPoliciesService {
  constructor(
    @InjectRepository(SlaPolicy) private readonly policies: Repository<SlaPolicy>,
    private readonly queries: DueDateRuleQueries,
    private readonly geography: GeographyQueries,
    private readonly times: RuleTimesService,
    private readonly clock: Clock,
  ) {}

  /**
   * Puts a policy in force, and ends the one with the same scope.
   * @throws InvalidInput if the city has no such ward
   */
  async add(policy: NewPolicy): Promise<Change<SlaPolicy>> {
    const { city, category, priority, ward } = policy;
    if (ward !== null && !(city !== null && (await this.geography.hasWard(city, ward))))
      throw new InvalidInput([{ field: 'ward', message: 'is that of no ward of the city' }]);
    const now = await this.times.next(city);
    await this.queries.lockPolicies();
    const where = {
      city: city ?? IsNull(),
      category: category ?? IsNull(),
      priority: priority ?? IsNull(),
      ward: ward ?? IsNull(),
      retiredAt: IsNull(),
    };
    const before = await this.policies.findOneBy(where);
    const validFrom = before ? endOf(before, now) : now;
    if (before) await this.policies.update({ id: before.id }, { retiredAt: validFrom });
    const dates = { validFrom, createdAt: this.clock.now(), retiredAt: null };
    const after = { id: newId('slaPolicy'), ...policy, ...dates };
    await this.policies.insert(after);
    return { before, after };
  }

  /**
   * Ends a policy for issues reported from now on. A policy that has ended stays the same.
   * @throws PolicyNotFound
   */
  async retire(id: string): Promise<Change<SlaPolicy>> {
    const found = await this.policies.findOneBy({ id });
    if (!found) throw new PolicyNotFound();
    const now = await this.times.next(found.city);
    const before = await this.policies.findOneOrFail({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (before.retiredAt) return { before, after: before };
    const retiredAt = endOf(before, now);
    await this.policies.update({ id }, { retiredAt });
    return { before, after: { ...before, retiredAt } };
  }
}

/** A policy is in force for at least one millisecond. */
function endOf({ validFrom }: SlaPolicy, now: Date): Date {
  return now > validFrom ? now : new Date(validFrom.getTime() + 1);
}

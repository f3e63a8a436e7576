import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import { Clock } from '../kernel/clock';
import { newId } from '../kernel/ids';
import { InvalidInput } from '../platform/http/domain-error';
import { PolicyNotFound } from './due-date.errors';
import { DueDateRuleQueries } from './due-date-rule.queries';
import { SlaPolicy } from './entities/sla-policy.entity';
import { RuleTimes } from './rule-times.service';

export type { SlaPolicy as SlaPolicyRecord } from './entities/sla-policy.entity';

/** What issues a policy is for; null: whatever theirs is. */
export type PolicyScope = Pick<SlaPolicy, 'city' | 'category' | 'priority' | 'ward'>;

/** A policy as it is asked for; it is in force at once. */
export type NewPolicy = PolicyScope & Pick<SlaPolicy, 'hours' | 'clock' | 'sourceUrl' | 'createdBy'>;

/** A change, with what was there before it; null: it is new. */
export interface Change<Before, After = Before> {
  before: Before | null;
  after: After;
}

/**
 * Within how many hours issues are to be resolved. The only writer of policies, which are never changed: another one
 * takes the place of the one before, and what was reported under that one goes on following it. Call it in a
 * transaction.
 */
@Injectable()
export class SlaPolicies {
  constructor(
    @InjectRepository(SlaPolicy) private readonly policies: Repository<SlaPolicy>,
    private readonly queries: DueDateRuleQueries,
    private readonly times: RuleTimes,
    private readonly clock: Clock,
  ) {}

  /**
   * Puts a policy in force, in place of the one of the same issues.
   * @throws InvalidInput for a ward that is none of the city
   */
  async add(policy: NewPolicy): Promise<Change<SlaPolicy>> {
    const { city, category, priority, ward } = policy;
    if (ward !== null && !(city !== null && (await this.queries.hasWard(city, ward))))
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
   * Ends a policy: what is reported from now on follows another. One that has ended stays as it is.
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

/** A policy is in force for a millisecond at least. */
function endOf({ validFrom }: SlaPolicy, now: Date): Date {
  return now > validFrom ? now : new Date(validFrom.getTime() + 1);
}

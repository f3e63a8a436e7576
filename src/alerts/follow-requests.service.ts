import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Repository } from 'typeorm';
import type { CitySlug } from '../kernel/cities';
import { Clock } from '../kernel/clock';
import { newId } from '../kernel/ids';
import { Database } from '../platform/database/database';
import { insertNew } from '../platform/database/returning';
import { AlertMails } from './alert-mails.service';
import { AlertQueries } from './alert.queries';
import { AlertSubscription } from './entities/alert-subscription.entity';
import { LeastTime } from './least-time';
import { type DigestFrequency, type Followed, storedTarget } from './subscription';

/**
 * How many things an address may follow because it asked to, and how many may wait to be confirmed, so that nobody
 * fills the table with one. What it reported itself does not count.
 */
export const MAX_PER_ADDRESS = 50;

/**
 * No answer comes sooner: several times what they take. Else it would tell by its time whether an address follows
 * something already, for then nothing is stored.
 */
const LEAST_MS = 100;

/** What somebody wants to follow. */
export interface NewSubscription {
  email: string;
  language: string;
  city: CitySlug;
  followed: Followed;
  frequency: DigestFrequency;
}

/** What the form to follow something asks for: nothing of its answer tells whether an address is known. */
@Injectable()
export class FollowRequests {
  constructor(
    @InjectRepository(AlertSubscription) private readonly subscriptions: Repository<AlertSubscription>,
    private readonly database: Database,
    private readonly queries: AlertQueries,
    private readonly mails: AlertMails,
    private readonly leastTime: LeastTime,
    private readonly clock: Clock,
  ) {}

  /** The title of an issue that can be followed in a city; undefined where everyone sees none. */
  titleOf(city: CitySlug, issueId: string): Promise<string | undefined> {
    return this.queries.titleOf(city, issueId);
  }

  /** Whether a city has what is to be followed; an issue is looked at by its title. */
  async isKnown(city: CitySlug, followed: Followed): Promise<boolean> {
    return followed.kind !== 'ward' || this.queries.hasWard(city, followed.ward);
  }

  /**
   * Lets an address follow something once it confirms that, and asks it to, unless it follows that already. What is
   * asked for again while it waits to be confirmed has its time anew, and the language and frequency asked for last. An
   * own issue is asked for as any other: its address may have come to be somebody else's, and "not own" ends it.
   * @throws QuestionsHeldUp whatever is known of the address
   */
  async take(asked: NewSubscription): Promise<void> {
    await this.mails.assertRoom();
    await this.leastTime.of(LEAST_MS, () => this.store(asked));
  }

  private store({ email: address, language, city, followed, frequency }: NewSubscription): Promise<void> {
    return this.database.transaction(async () => {
      const email = address.toLowerCase();
      // Requests at the same time would each count the others not yet.
      await this.queries.lockAddress(email);
      const { kind } = followed;
      const { target, ...place } = storedTarget(followed);
      const known = await this.subscriptions.findBy({ email });
      const same = known.find((each) => each.city === city && each.kind === kind && each.target === target);
      if (same ? same.confirmedAt && !same.own : countConfirmed(known) >= MAX_PER_ADDRESS) return;
      const now = this.clock.now();
      const id = same?.id ?? newId('subscription');
      const asked = {
        language,
        frequency: kind === 'issue' ? ('instant' as const) : frequency,
        createdAt: now,
      };
      if (same?.own) await this.subscriptions.update({ id }, { askedAt: now });
      else if (same) await this.subscriptions.update({ id, confirmedAt: IsNull() }, asked);
      else {
        await this.forgetOldest(known);
        await insertNew(this.subscriptions, {
          ...{ id, email, city, kind, target, ...place },
          ...asked,
          digestedUntil: now,
        });
      }
      await this.mails.confirm(email, { language, city, at: now });
    });
  }

  /** Makes room for one more that waits to be confirmed: nobody keeps another from asking for what they want. */
  private async forgetOldest(known: readonly AlertSubscription[]): Promise<void> {
    const tooMany = newestFirst(known.filter(isUnconfirmed)).slice(MAX_PER_ADDRESS - 1);
    if (tooMany.length > 0) await this.subscriptions.delete({ id: In(idsOf(tooMany)) });
  }
}

/** How many things somebody follows because they asked to. */
export function countConfirmed(known: readonly AlertSubscription[]): number {
  return known.filter(({ own, confirmedAt }) => !own && confirmedAt !== null).length;
}

export function isUnconfirmed({ confirmedAt }: AlertSubscription): boolean {
  return confirmedAt === null;
}

export function newestFirst(subscriptions: readonly AlertSubscription[]): AlertSubscription[] {
  return [...subscriptions].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

export function idsOf(subscriptions: readonly AlertSubscription[]): string[] {
  return subscriptions.map(({ id }) => id);
}

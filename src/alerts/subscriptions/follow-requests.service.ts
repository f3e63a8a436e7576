import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Repository } from 'typeorm';
import type { CitySlug } from '../../kernel/cities';
import { Clock } from '../../kernel/time/clock';
import { emailKey } from '../../kernel/text/email-address';
import { newId } from '../../kernel/ids';
import { Database } from '../../platform/database/database';
import { insertNew } from '../../platform/database/returning';
import { AlertMailsService } from '../mails/alert-mails.service';
import { AlertQueries } from '../alert.queries';
import { AlertSubscription } from '../entities/alert-subscription.entity';
import { MinimumResponseTime } from '../minimum-response-time';
import { type DigestFrequency, type Followed, storedTarget } from './subscription';

/**
 * How many things an address may follow on request, and how many requests may wait for confirmation, so that nobody
 * fills the table with one address. Issues the address reported itself do not count.
 */
export const MAX_PER_ADDRESS = 50;

/**
 * The minimum time of a response, which is several times what the work takes. Otherwise the time would reveal whether
 * an address already follows something, as nothing is stored then.
 */
const LEAST_MS = 100;

/** A request to follow something. */
export interface NewSubscription {
  email: string;
  language: string;
  city: CitySlug;
  followed: Followed;
  frequency: DigestFrequency;
}

/** Handles the form to follow something. The response does not reveal whether an address is known. */
@Injectable()
export class FollowRequestsService {
  constructor(
    @InjectRepository(AlertSubscription) private readonly subscriptions: Repository<AlertSubscription>,
    private readonly database: Database,
    private readonly queries: AlertQueries,
    private readonly mails: AlertMailsService,
    private readonly minimumResponseTime: MinimumResponseTime,
    private readonly clock: Clock,
  ) {}

  /** The title of an issue that can be followed in a city; undefined if the issue is not visible to everyone. */
  titleOf(city: CitySlug, issueId: string): Promise<string | undefined> {
    return this.queries.titleOf(city, issueId);
  }

  /** Whether the thing to follow exists in a city; for an issue, `titleOf` checks that. */
  async isKnown(city: CitySlug, followed: Followed): Promise<boolean> {
    return followed.kind !== 'ward' || this.queries.hasWard(city, followed.ward);
  }

  /**
   * Stores what an address asks to follow and sends it a mail to confirm that, unless it follows that already. If the
   * same is requested again while it waits for confirmation, its time starts again, and the last language and frequency
   * count. An own issue can be requested like any other: the address may belong to somebody else by now, or own issues
   * may be turned off, which ends the own subscription.
   * @throws TooManyConfirmations whether or not the address is known
   */
  async take(asked: NewSubscription): Promise<void> {
    await this.mails.assertRoom();
    await this.minimumResponseTime.of(LEAST_MS, () => this.store(asked));
  }

  /**
   * Does the same for somebody in whose name another reports. Nothing happens if too many confirmations wait: the
   * report is not refused for that. Call it in a transaction.
   */
  async ask(asked: NewSubscription): Promise<void> {
    if (await this.mails.hasRoom()) await this.store(asked);
  }

  private store({ email: address, language, city, followed, frequency }: NewSubscription): Promise<void> {
    return this.database.transaction(async () => {
      const email = emailKey(address);
      // Otherwise concurrent requests would not count each other.
      await this.queries.lockAddress(email);
      const { kind } = followed;
      const { target, ...place } = storedTarget(followed);
      const known = await this.subscriptions.findBy({ email });
      const same = known.find((each) => each.city === city && each.kind === kind && each.target === target);
      if (same ? isConfirmedRequest(same) : countConfirmed(known) >= MAX_PER_ADDRESS) return;
      const now = this.clock.now();
      const id = same?.id ?? newId('subscription');
      const asked = {
        language,
        frequency: kind === 'issue' ? ('instant' as const) : frequency,
        createdAt: now,
      };
      if (same?.confirmedAt) await this.subscriptions.update({ id }, { askedAt: now });
      else if (same)
        await this.subscriptions.update({ id, confirmedAt: IsNull() }, { ...asked, joinedFrom: null });
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

  /**
   * Deletes the oldest requests that wait for confirmation, to make room for one more: nobody can block the requests of
   * others.
   */
  private async forgetOldest(known: readonly AlertSubscription[]): Promise<void> {
    const tooMany = newestFirst(known.filter(isUnconfirmed)).slice(MAX_PER_ADDRESS - 1);
    if (tooMany.length > 0) await this.subscriptions.delete({ id: In(idsOf(tooMany)) });
  }
}

/** How many things somebody follows on request. */
export function countConfirmed(known: readonly AlertSubscription[]): number {
  return known.filter(isConfirmedRequest).length;
}

/** Whether an address asked for it and confirmed that; otherwise it began with a report, or came by a merge. */
function isConfirmedRequest({ own, joinedFrom, confirmedAt }: AlertSubscription): boolean {
  return confirmedAt !== null && !own && joinedFrom === null;
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

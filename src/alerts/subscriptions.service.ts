import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, Repository } from 'typeorm';
import type { CitySlug } from '../kernel/cities';
import { Clock } from '../kernel/clock';
import { HOUR_MS } from '../kernel/durations';
import { newId } from '../kernel/ids';
import { Database } from '../platform/database/database';
import { insertNew } from '../platform/database/returning';
import { AlertLinks } from './alert-links.service';
import { AlertMails } from './alert-mails.service';
import { AlertQueries, type OwnSubscription } from './alert.queries';
import { AlertSubscription } from './entities/alert-subscription.entity';
import { type DigestFrequency, type Followed, isPending, storedTarget } from './subscription';

/** How long an address has time to confirm what it is to follow. */
const PENDING_MS = 72 * HOUR_MS;
/**
 * How many things an address may follow because it asked to, and how many may wait to be confirmed, so that nobody
 * fills the table with one. What it reported itself does not count.
 */
const MAX_PER_ADDRESS = 50;

/** What somebody wants to follow. */
export interface NewSubscription {
  email: string;
  language: string;
  city: CitySlug;
  followed: Followed;
  frequency: DigestFrequency;
}

/** What a link to the subscriptions of an address shows. */
export interface AddressView {
  email: string;
  subscriptions: OwnSubscription[];
  /** Whether its account follows what it reports; undefined: it has none. */
  ownIssues: boolean | undefined;
}

/**
 * Who follows what, by mail and without an account. Nothing but the question is sent to an address before whoever reads
 * its mail said so, and no answer tells whether an address is known. What a report begins is that of `OwnIssues`.
 */
@Injectable()
export class Subscriptions {
  constructor(
    @InjectRepository(AlertSubscription) private readonly subscriptions: Repository<AlertSubscription>,
    private readonly database: Database,
    private readonly queries: AlertQueries,
    private readonly links: AlertLinks,
    private readonly mails: AlertMails,
    private readonly clock: Clock,
  ) {}

  /**
   * Lets an address follow something once it confirms that, and asks it to, unless it follows that already. What is
   * asked for again while it waits to be confirmed has its time anew, and the language and frequency asked for last. An
   * own issue is asked for as any other: its address may have come to be somebody else's, and "not own" ends it.
   * @throws QuestionsHeldUp whatever is known of the address
   */
  async subscribe({ email: address, language, city, followed, frequency }: NewSubscription): Promise<void> {
    await this.mails.assertRoom();
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

  /**
   * What a link of a mail is about. Nothing changes by looking: programs that check mails follow links.
   * @throws AlertLinkInvalid
   */
  async view(purpose: 'confirm' | 'manage', link: string): Promise<AddressView> {
    const email = this.links.addressOf(purpose, link);
    const known = await this.queries.of(email);
    return {
      email,
      subscriptions: purpose === 'manage' ? known : known.filter((each) => this.isAlive(each)),
      ownIssues: await this.queries.ownChoice(email),
    };
  }

  /**
   * Confirms what an address is to follow. What is confirmed twice is confirmed once.
   * @param ids what was chosen of what was shown; all else waits on
   * @returns what it follows then and what waits; `isDone`: something was confirmed, now or before
   * @throws AlertLinkInvalid
   */
  async confirm(link: string, ids: readonly string[]): Promise<AddressView & { isDone: boolean }> {
    const email = this.links.addressOf('confirm', link);
    const affected = await this.database.transaction(() => this.confirmChosen(email, new Set(ids)));
    const view = await this.view('confirm', link);
    const chosen = view.subscriptions.filter(({ id }) => ids.includes(id));
    return { ...view, isDone: affected > 0 || chosen.some((each) => !isPending(each)) };
  }

  /** Ends a subscription, by the link of a mail. One that has ended stays so. @throws AlertLinkInvalid */
  async unsubscribe(link: string): Promise<void> {
    await this.subscriptions.delete({ id: this.links.subscriptionOf(link) });
  }

  /** Whether a link of a mail ends a subscription. @throws AlertLinkInvalid */
  assertUnsubscribeLink(link: string): void {
    this.links.subscriptionOf(link);
  }

  /** Ends a subscription of an address. @param id its id, or `all` @throws AlertLinkInvalid */
  async end(link: string, id: string): Promise<void> {
    const email = this.links.addressOf('manage', link);
    await this.subscriptions.delete(id === 'all' ? { email } : { email, id });
  }

  /** Lets a subscription of an address have its digest every day or every week. @throws AlertLinkInvalid */
  async setFrequency(link: string, id: string, frequency: DigestFrequency): Promise<void> {
    const email = this.links.addressOf('manage', link);
    await this.subscriptions.update({ email, id, frequency: In(['daily', 'weekly']) }, { frequency });
  }

  /** Deletes what nobody confirmed in time. @returns how many */
  async forgetPending(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - PENDING_MS);
    await this.subscriptions.update({ askedAt: LessThan(before) }, { askedAt: null });
    const { affected } = await this.subscriptions.delete({
      confirmedAt: IsNull(),
      createdAt: LessThan(before),
    });
    return affected ?? 0;
  }

  /**
   * Confirms what waits of an address and was chosen, the newest first, up to as many things as it may follow.
   * @returns how many
   */
  private async confirmChosen(email: string, ids: ReadonlySet<string>): Promise<number> {
    await this.queries.lockAddress(email);
    const now = this.clock.now();
    const known = await this.subscriptions.findBy({ email });
    const chosen = known.filter(({ id }) => ids.has(id));
    const pending = newestFirst(chosen.filter(isUnconfirmed)).filter((each) => this.isAlive(each));
    const confirmed = idsOf(pending.slice(0, Math.max(0, MAX_PER_ADDRESS - countConfirmed(known))));
    const wanted = idsOf(chosen.filter((each) => each.askedAt !== null && this.isAlive(each)));
    await this.subscriptions.update({ id: In(confirmed) }, { confirmedAt: now, digestedUntil: now });
    await this.subscriptions.update({ id: In(wanted) }, { own: false, askedAt: null });
    return confirmed.length + wanted.length;
  }

  /** Whether it is confirmed, or was asked for so late that it can be. */
  private isAlive({
    confirmedAt,
    askedAt,
    createdAt,
  }: Pick<AlertSubscription, 'confirmedAt' | 'askedAt' | 'createdAt'>): boolean {
    const asked = confirmedAt === null ? createdAt : askedAt;
    return asked === null || asked.getTime() > this.clock.now().getTime() - PENDING_MS;
  }

  /** Makes room for one more that waits to be confirmed: nobody keeps another from asking for what they want. */
  private async forgetOldest(known: readonly AlertSubscription[]): Promise<void> {
    const tooMany = newestFirst(known.filter(isUnconfirmed)).slice(MAX_PER_ADDRESS - 1);
    if (tooMany.length > 0) await this.subscriptions.delete({ id: In(idsOf(tooMany)) });
  }
}

/** How many things somebody follows because they asked to. */
function countConfirmed(known: readonly AlertSubscription[]): number {
  return known.filter(({ own, confirmedAt }) => !own && confirmedAt !== null).length;
}

function isUnconfirmed({ confirmedAt }: AlertSubscription): boolean {
  return confirmedAt === null;
}

function newestFirst(subscriptions: readonly AlertSubscription[]): AlertSubscription[] {
  return [...subscriptions].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

function idsOf(subscriptions: readonly AlertSubscription[]): string[] {
  return subscriptions.map(({ id }) => id);
}

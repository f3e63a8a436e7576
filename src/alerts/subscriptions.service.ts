import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, Repository } from 'typeorm';
import { Clock } from '../kernel/clock';
import { HOUR_MS } from '../kernel/durations';
import { Database } from '../platform/database/database';
import { AlertLinks } from './alert-links.service';
import { AlertQueries, type OwnSubscription } from './alert.queries';
import { CityTimes } from './city-times.service';
import { AlertSubscription } from './entities/alert-subscription.entity';
import {
  countConfirmed,
  idsOf,
  isUnconfirmed,
  MAX_PER_ADDRESS,
  newestFirst,
} from './follow-requests.service';
import { type DigestFrequency, isPending } from './subscription';

/** How long an address has time to confirm what it is to follow. */
const PENDING_MS = 72 * HOUR_MS;

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
    private readonly times: CityTimes,
    private readonly clock: Clock,
  ) {}

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

  /**
   * Lets a subscription of an address have its digest every day or every week. What waits for a Monday is not written
   * at once, at whatever hour that is, but in the next morning.
   * @throws AlertLinkInvalid
   */
  async setFrequency(link: string, id: string, frequency: DigestFrequency): Promise<void> {
    const email = this.links.addressOf('manage', link);
    const known = await this.subscriptions.findOneBy({ email, id });
    if (!known || known.frequency === 'instant' || known.frequency === frequency) return;
    const nextMailAt = await this.times.nextMorning(known.city, this.clock.now());
    const change = { frequency, ...(frequency === 'daily' && { nextMailAt }) };
    await this.subscriptions.update({ id, frequency: known.frequency }, change);
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
}

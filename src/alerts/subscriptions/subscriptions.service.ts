import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, Repository } from 'typeorm';
import { Clock } from '../../kernel/time/clock';
import { HOUR_MS } from '../../kernel/time/durations';
import { columnsOf } from '../../platform/database/columns';
import { Database } from '../../platform/database/database';
import { deleteReturning } from '../../platform/database/returning';
import { AlertLinksService } from '../mails/alert-links.service';
import { AlertQueries, type OwnSubscription } from '../alert.queries';
import { CityTimesService } from '../digests/city-times.service';
import { AlertSubscription } from '../entities/alert-subscription.entity';
import { AlertConsentsService } from './alert-consents.service';
import {
  countConfirmed,
  idsOf,
  isUnconfirmed,
  MAX_PER_ADDRESS,
  newestFirst,
} from './follow-requests.service';
import { type DigestFrequency, isPending } from './subscription';

/** How long an address can confirm what it asked to follow. */
const PENDING_MS = 72 * HOUR_MS;

const EMAIL = columnsOf(AlertSubscription, ['email']);

/** The data that a link to the subscriptions of an address shows. */
export interface AddressView {
  email: string;
  subscriptions: OwnSubscription[];
  /** Whether the account of the address follows what it reports; undefined: there is no account. */
  ownIssues: boolean | undefined;
}

/**
 * Manages who follows what, by mail and without an account. Only the confirmation mail is sent to an address until its
 * reader confirms, and no response reveals whether an address is known. `OwnIssuesService` handles subscriptions that
 * begin with a report.
 */
@Injectable()
export class Subscriptions {
  @Inject() private readonly consents!: AlertConsentsService;

  constructor(
    @InjectRepository(AlertSubscription) private readonly subscriptions: Repository<AlertSubscription>,
    private readonly database: Database,
    private readonly queries: AlertQueries,
    private readonly links: AlertLinksService,
    private readonly times: CityTimesService,
    private readonly clock: Clock,
  ) {}

  /**
   * The data of a link in a mail. The call changes nothing, as programs that check mails follow links.
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
   * Confirms what an address asked to follow. Confirming twice has the same effect as once.
   * @param ids the chosen ones of the subscriptions shown; the others keep waiting
   * @returns what the address follows then and what waits; `isDone`: something was confirmed, now or before
   */
  async confirm(link: string, ids: readonly string[]): Promise<AddressView & { isDone: boolean }> {
    const email = this.links.addressOf('confirm', link);
    const affected = await this.database.transaction(() => this.confirmChosen(email, new Set(ids)));
    const view = await this.view('confirm', link);
    const chosen = view.subscriptions.filter(({ id }) => ids.includes(id));
    return { ...view, isDone: affected > 0 || chosen.some((each) => !isPending(each)) };
  }

  /** Ends a subscription, by the link in a mail. Ending it again has no effect. @throws AlertLinkInvalid */
  async unsubscribe(link: string): Promise<void> {
    const id = this.links.subscriptionOf(link);
    for (const { email } of await deleteReturning(this.subscriptions, { id }, EMAIL))
      await this.consents.noteEnd(email, 'alerts');
  }

  /** Checks that a link in a mail can end a subscription. @throws AlertLinkInvalid */
  assertUnsubscribeLink(link: string): void {
    this.links.subscriptionOf(link);
  }

  /** Ends a subscription of an address. @param id its id, or `all` @throws AlertLinkInvalid */
  async end(link: string, id: string): Promise<void> {
    const email = this.links.addressOf('manage', link);
    await this.subscriptions.delete(id === 'all' ? { email } : { email, id });
    await this.consents.noteEnd(email, 'alerts');
  }

  /**
   * Makes the digest of a subscription daily or weekly. Events that wait for a Monday are not written at once, which
   * could be at any hour, but the next morning.
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

  /** Deletes what was not confirmed in time. @returns how many were deleted */
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
   * Confirms the chosen requests of an address that wait, the newest first, up to the number of things it may follow.
   * @returns how many were confirmed
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
    await this.subscriptions.update({ id: In(wanted) }, { own: false, joinedFrom: null, askedAt: null });
    const [first] = known.filter(({ id }) => confirmed.includes(id) || wanted.includes(id));
    if (first) await this.consents.give(email, 'alerts', first.language);
    return confirmed.length + wanted.length;
  }

  /** Whether it is confirmed, or was requested recently enough to be confirmed. */
  private isAlive({
    confirmedAt,
    askedAt,
    createdAt,
  }: Pick<AlertSubscription, 'confirmedAt' | 'askedAt' | 'createdAt'>): boolean {
    const asked = confirmedAt === null ? createdAt : askedAt;
    return asked === null || asked.getTime() > this.clock.now().getTime() - PENDING_MS;
  }
}

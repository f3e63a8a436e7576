import { Injectable } from '@nestjs/common';
import type { CitySlug } from '../../kernel/cities';
import { MailOutbox, type NewMail } from '../../platform/mail';
import { TooManyConfirmations } from '../alert.errors';
import { AlertLinksService } from './alert-links.service';
import type { Addressee, AlertedEvent } from '../alert.queries';
import { type AlertText, AlertTexts } from './alert-texts';
import { CityTimesService, type DigestDue } from '../digests/city-times.service';
import { digestKey } from '../digests/digest-key';
import { FollowedPagesService } from '../subscriptions/followed-pages.service';
import { followerMailKey } from './follower-mail-key';
import type { WaitingEvents } from '../subscriptions/follower.queries';

/** The maximum number of events a mail names. */
export const MAX_EVENTS = 20;

/**
 * How many confirmation mails to all addresses together may wait: a flood of them delays digests by at most a minute.
 */
const MAX_QUESTIONS_WAITING = 1000;

/** A follower of an issue, and the events to send. */
export interface NotifiedFollower {
  addressee: Addressee;
  waiting: WaitingEvents;
}

/** A subscription, and the events of its digest. */
export interface WrittenDigest {
  addressee: Addressee;
  /** The newest first. */
  events: readonly AlertedEvent[];
}

/** Writes mails to subscribers in their language, with the links to end what they get. */
@Injectable()
export class AlertMailsService {
  constructor(
    private readonly texts: AlertTexts,
    private readonly links: AlertLinksService,
    private readonly outbox: MailOutbox,
    private readonly times: CityTimesService,
    private readonly pages: FollowedPagesService,
  ) {}

  /**
   * Checks that not too many confirmation mails wait. Call it before the address is looked up: the response must not
   * reveal whether the address is known.
   * @throws TooManyConfirmations
   */
  async assertRoom(): Promise<void> {
    if (!(await this.hasRoom())) throw new TooManyConfirmations();
  }

  /** Whether another confirmation mail may wait. */
  async hasRoom(): Promise<boolean> {
    return (await this.outbox.countWaiting('confirmation')) < MAX_QUESTIONS_WAITING;
  }

  /**
   * Asks an address to confirm its requests: once a day, no matter who made the requests in its name. The link also
   * confirms what is requested after the mail.
   * @param asked the request to confirm; its city determines the day
   */
  async confirm(email: string, asked: { language: string; city: CitySlug; at: Date }): Promise<void> {
    const { language } = asked;
    const day = await this.times.dateIn(asked.city, asked.at);
    const text = this.texts.confirmation(language, this.links.ofAddress('confirm', email));
    await this.outbox.add({
      ...text,
      ...{ language, key: `alert-confirm:${email}:${day}`, recipient: email, priority: 'confirmation' },
    });
  }

  /**
   * Writes one mail to each follower of an issue, with all events that wait for the follower. Must be called in the
   * transaction that records this.
   * @param notBefore the end of the quiet hours, if the call is made in them
   */
  async notify(
    followers: readonly NotifiedFollower[],
    { timeZone, notBefore }: { timeZone: string; notBefore: Date | undefined },
  ): Promise<void> {
    const mails = followers.flatMap(({ addressee, waiting: { events, more } }): NewMail | [] => {
      const [newest] = events;
      if (!newest) return [];
      const { id, email, language } = addressee;
      const links = this.links.ofMail(id, email);
      return {
        ...this.texts.instant(language, events, more, links),
        ...{
          language,
          key: followerMailKey(id, newest.id),
          recipient: email,
          unsubscribeUrl: links.unsubscribe,
        },
        ...{ priority: 'alert', subscriptionId: id, issueIds: [newest.issueId], timeZone },
        ...(notBefore && { notBefore }),
      };
    });
    await this.outbox.addAll(mails);
  }

  /**
   * Writes digests. Must be called in the transaction that records them.
   * @param time.readAt the time up to which events of issues that were shown again are included
   * @param texts the texts already written for the same city and morning: subscriptions to the same thing share a text
   */
  async digest(
    written: readonly WrittenDigest[],
    { until, timeZone, readAt }: Pick<DigestDue, 'until' | 'timeZone'> & { readAt: Date },
    texts: Map<string, AlertText>,
  ): Promise<void> {
    const time = { until: until.getTime(), readAt: readAt.getTime() };
    const mails: NewMail[] = [];
    for (const { addressee, events } of written) {
      const { id, email, language } = addressee;
      const links = this.links.ofMail(id, email);
      const { subject, body } = await this.textOf(addressee, events, texts);
      const key = digestKey({ subscriptionId: id, from: addressee.digestedUntil.getTime(), ...time });
      mails.push({
        ...{ subject, body: `${body}\n\n${this.texts.ending(language, links)}`, language },
        ...{ key, recipient: email, unsubscribeUrl: links.unsubscribe, priority: 'digest', timeZone },
        ...{ subscriptionId: id, issueIds: events.slice(0, MAX_EVENTS).map(({ issueId }) => issueId) },
      });
    }
    await this.outbox.addAll(mails);
  }

  private async textOf(
    { language, city, kind, target }: Addressee,
    events: readonly AlertedEvent[],
    texts: Map<string, AlertText>,
  ): Promise<AlertText> {
    const shown = events.slice(0, MAX_EVENTS);
    const key = [language, city, kind, target, events.length, ...shown.map(({ id }) => id)].join(' ');
    const more = events.length - shown.length;
    const known = texts.get(key);
    if (known) return known;
    const path = await this.pages.pathOf({ city, kind, target });
    const text = this.texts.digest(language, { city, kind, target, path }, shown, more);
    texts.set(key, text);
    return text;
  }
}

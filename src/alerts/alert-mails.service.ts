import { Injectable } from '@nestjs/common';
import type { CitySlug } from '../kernel/cities';
import { MailOutbox, type NewMail } from '../mail';
import { QuestionsHeldUp } from './alert.errors';
import { AlertLinks } from './alert-links.service';
import type { Addressee, AlertNews } from './alert.queries';
import { type AlertText, AlertTexts } from './alert-texts';
import { CityTimes, type DigestDue } from './city-times.service';
import { digestKey } from './digest-key';
import type { WaitingNews } from './follower.queries';

/** How many events a mail names. */
export const MAX_NEWS = 20;

/** How many questions to all addresses wait to be sent: who floods them keeps digests waiting for a minute at most. */
const MAX_QUESTIONS_WAITING = 1000;

/** What somebody who follows an issue is sent about it. */
export interface ToldFollower {
  addressee: Addressee;
  waiting: WaitingNews;
}

/** What a subscription is sent in a digest. */
export interface WrittenDigest {
  addressee: Addressee;
  /** The newest first. */
  news: readonly AlertNews[];
}

/** Writes mails to subscribers, in their language, with the links by which they end what they get. */
@Injectable()
export class AlertMails {
  constructor(
    private readonly texts: AlertTexts,
    private readonly links: AlertLinks,
    private readonly outbox: MailOutbox,
    private readonly times: CityTimes,
  ) {}

  /**
   * Whether so many questions wait that no more are taken. Look before anything is known of an address: the answer must
   * not tell it.
   * @throws QuestionsHeldUp
   */
  async assertRoom(): Promise<void> {
    if ((await this.outbox.countWaiting('confirmation')) >= MAX_QUESTIONS_WAITING)
      throw new QuestionsHeldUp();
  }

  /**
   * Asks an address whether it is to be written to: once a day, whoever asked for what in its name. The link confirms
   * what was asked for after it, too.
   * @param asked what is to be confirmed: the day is that of its city
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
   * Writes to those who follow an issue, each one mail with all that waits for them; call it in the transaction that
   * records that.
   * @param notBefore in quiet hours: their end
   */
  async tell(
    told: readonly ToldFollower[],
    { timeZone, notBefore }: { timeZone: string; notBefore: Date | undefined },
  ): Promise<void> {
    const mails = told.flatMap(({ addressee, waiting: { news, more } }): NewMail | [] => {
      const [newest] = news;
      if (!newest) return [];
      const { id, email, language } = addressee;
      const links = this.links.ofMail(id, email);
      return {
        ...this.texts.instant(language, news, more, links),
        ...{ language, key: `alert:${id}:${newest.id}`, recipient: email, unsubscribeUrl: links.unsubscribe },
        ...{ priority: 'alert', subscriptionId: id, issueIds: [newest.issueId], timeZone },
        ...(notBefore && { notBefore }),
      };
    });
    await this.outbox.addAll(mails);
  }

  /**
   * Writes digests; call it in the transaction that records them.
   * @param time.readAt of issues that were shown again the news are up to then
   * @param texts those that were written before for the same city and morning: who follows the same has the same
   */
  async digest(
    written: readonly WrittenDigest[],
    { until, timeZone, readAt }: Pick<DigestDue, 'until' | 'timeZone'> & { readAt: Date },
    texts: Map<string, AlertText>,
  ): Promise<void> {
    const time = { until: until.getTime(), readAt: readAt.getTime() };
    const mails = written.map(({ addressee, news }): NewMail => {
      const { id, email, language } = addressee;
      const links = this.links.ofMail(id, email);
      const { subject, body } = this.textOf(addressee, news, texts);
      const key = digestKey({ subscriptionId: id, from: addressee.digestedUntil.getTime(), ...time });
      return {
        ...{ subject, body: `${body}\n\n${this.texts.ending(language, links)}`, language },
        ...{ key, recipient: email, unsubscribeUrl: links.unsubscribe, priority: 'digest', timeZone },
        ...{ subscriptionId: id, issueIds: news.slice(0, MAX_NEWS).map(({ issueId }) => issueId) },
      };
    });
    await this.outbox.addAll(mails);
  }

  private textOf(
    { language, city, kind, target }: Addressee,
    news: readonly AlertNews[],
    texts: Map<string, AlertText>,
  ): AlertText {
    const shown = news.slice(0, MAX_NEWS);
    const key = [language, city, kind, target, news.length, ...shown.map(({ id }) => id)].join(' ');
    const more = news.length - shown.length;
    const known = texts.get(key);
    if (known) return known;
    const text = this.texts.digest(language, { city, kind, target }, shown, more);
    texts.set(key, text);
    return text;
  }
}

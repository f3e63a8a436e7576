import type { CitySlug } from '../../kernel/cities';
import type { EventOfIssue } from '../alert.queries';
import type { SubscriptionKind } from '../subscriptions/subscription';

/** The text of a mail. */
export interface AlertText {
  subject: string;
  body: string;
}

/** What a device shows for an event. */
export interface AlertNotification {
  /** What has happened. */
  title: string;
  /** The title of the issue. */
  body: string;
  /** Both in one, for the script of the site's previous version, which a device may have until its next visit. */
  text: string;
  /** The path it opens. */
  path: string;
}

/** What somebody follows, as a mail names it. */
export interface FollowedThing {
  city: CitySlug;
  kind: SubscriptionKind;
  target: string;
  /** The path of its page on the site. */
  path: string;
}

/** The links in a mail. */
export interface AlertLinks {
  unsubscribe: string;
  manage: string;
}

/**
 * The texts of mails in the languages of readers. The site has these languages; it depends on this context and provides
 * the texts.
 */
export abstract class AlertTexts {
  /** The mail that lets somebody confirm that the address is theirs. */
  abstract confirmation(language: string, link: string): AlertText;
  /**
   * The mail about events of an issue that somebody follows.
   * @param events the newest first
   * @param more how many further events there were
   */
  abstract instant(
    language: string,
    events: readonly EventOfIssue[],
    more: number,
    links: AlertLinks,
  ): AlertText;
  /**
   * The message to a device about an event of an issue that somebody follows.
   * @param isAsked whether the event is a resolution, and people are asked whether the issue was repaired
   */
  abstract notification(language: string, event: EventOfIssue, isAsked?: boolean): AlertNotification;
  /**
   * The mail about the events of a day or a week. The body ends before the links, which differ for each reader.
   * @param more how many further events there were
   */
  abstract digest(
    language: string,
    followed: FollowedThing,
    events: readonly EventOfIssue[],
    more: number,
  ): AlertText;
  /** The end of a digest. */
  abstract ending(language: string, links: AlertLinks): string;
}

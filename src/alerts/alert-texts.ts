import type { CitySlug } from '../kernel/cities';
import type { IssueNews } from './alert.queries';
import type { SubscriptionKind } from './subscription';

/** What a mail says. */
export interface AlertText {
  subject: string;
  body: string;
}

/** What somebody follows, as a mail names it. */
export interface FollowedThing {
  city: CitySlug;
  kind: SubscriptionKind;
  target: string;
}

/** The links of a mail. */
export interface AlertLinks {
  unsubscribe: string;
  manage: string;
}

/**
 * The texts of mails in the languages of readers. The site has these languages; it stands above this context and
 * provides them.
 */
export abstract class AlertTexts {
  /** The mail by which somebody says that the address is theirs. */
  abstract confirmation(language: string, link: string): AlertText;
  /**
   * The mail about what happened to an issue that is followed.
   * @param news the newest first
   * @param more how many events there were beside those
   */
  abstract instant(language: string, news: readonly IssueNews[], more: number, links: AlertLinks): AlertText;
  /** What a device shows about an event of an issue that is followed, and the path it leads to. */
  abstract notification(language: string, news: IssueNews): { text: string; path: string };
  /**
   * The mail about what happened in a day or a week. Its body ends before the links, which differ for each reader.
   * @param more how many events there were beside those
   */
  abstract digest(
    language: string,
    followed: FollowedThing,
    news: readonly IssueNews[],
    more: number,
  ): AlertText;
  /** The end of a digest. */
  abstract ending(language: string, links: AlertLinks): string;
}

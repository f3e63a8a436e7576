import { Injectable } from '@nestjs/common';
import {
  type AlertLinks,
  type AlertNotification,
  type AlertText,
  AlertTexts,
  type FollowedThing,
  type EventOfIssue,
} from '../../../alerts';
import { Config } from '../../../platform/config/config';
import { CATEGORY_SLUGS } from '../../../kernel/categories';
import { firstCharacters } from '../../../kernel/text/first-characters';
import { oneLine } from '../../../kernel/text/one-line';
import { LIFECYCLE_STATUSES } from '../../../kernel/statuses';
import { wordsOf, type Words } from '../i18n/translate';
import { type Language, LANGUAGES, localPath } from '../languages';

/** Devices show short texts only; a Web Push message is limited to about 4 KB. */
const MAX_NOTIFICATION = 250;
/** A longer title is cut where what has happened follows it: a list of mails shows the beginning of a subject. */
const MAX_TITLE = 60;

/** The texts of alerts in the languages of the site. */
@Injectable()
export class SiteAlertTexts extends AlertTexts {
  constructor(private readonly config: Config) {
    super();
  }

  confirmation(language: string, link: string): AlertText {
    const words = wordsIn(language);
    const lines = [
      words.text('alerts.mailConfirmBody'),
      this.local(words, link),
      words.text('alerts.mailIgnore'),
    ];
    return { subject: words.text('alerts.mailConfirm'), body: lines.join('\n\n') };
  }

  instant(language: string, events: readonly EventOfIssue[], more: number, links: AlertLinks): AlertText {
    const words = wordsIn(language);
    const lines = events.map((each) => lineOf(words, each));
    const [newest] = events;
    const body = [
      ...lines,
      ...this.rest(words, more),
      ...(newest ? [this.url(words, `/${newest.city}/issues/${newest.issueId}`)] : []),
      this.ending(language, links),
    ];
    return { subject: newest ? lineOf(words, shortened(newest)) : '', body: body.join('\n\n') };
  }

  notification(language: string, event: EventOfIssue, isAsked = false): AlertNotification {
    const words = wordsIn(language);
    const page = `/${event.city}/issues/${event.issueId}${isAsked ? '#confirmation' : ''}`;
    const path = localPath(words.language, page);
    const news = [newsOf(words, event), ...(isAsked ? [words.text('confirm.title')] : [])].join('. ');
    return {
      title: firstCharacters(news, MAX_NOTIFICATION),
      body: firstCharacters(oneLine(event.title), MAX_NOTIFICATION),
      text: firstCharacters(lineOf(words, shortened(event)), MAX_NOTIFICATION),
      path,
    };
  }

  digest(
    language: string,
    followed: FollowedThing,
    events: readonly EventOfIssue[],
    more: number,
  ): AlertText {
    const words = wordsIn(language);
    const entries = events.map((each) =>
      [
        lineOf(words, each),
        oneLine(each.address ?? ''),
        this.url(words, `/${each.city}/issues/${each.issueId}`),
      ]
        .filter((part) => part !== '')
        .join('\n'),
    );
    const what = nameOf(words, followed);
    return {
      subject: words.text('alerts.digest', { what }),
      body: [...entries, ...this.rest(words, more), this.url(words, followed.path)].join('\n\n'),
    };
  }

  ending(language: string, { unsubscribe, manage }: AlertLinks): string {
    const words = wordsIn(language);
    return [
      `${words.text('alerts.mailEnd')}\n${this.local(words, unsubscribe)}`,
      `${words.text('alerts.mailManage')}\n${this.local(words, manage)}`,
    ].join('\n\n');
  }

  /** A line with the number of entries that the mail leaves out. */
  private rest(words: Words, more: number): string[] {
    return more > 0 ? [words.text('alerts.more', { n: words.number(more) })] : [];
  }

  /** A link of the site in the language of the mail. */
  private local(words: Words, link: string): string {
    return this.url(words, link.slice(this.config.publicBaseUrl.length));
  }

  private url({ language }: Words, path: string): string {
    return this.config.publicBaseUrl + localPath(language, path);
  }
}

/** The texts of a stored language; English for a language that was removed. */
export function wordsIn(language: string): Words {
  return wordsOf(LANGUAGES.find((known): known is Language => known === language) ?? 'en');
}

type EventText = Pick<EventOfIssue, 'type' | 'title' | 'detail'>;

/** An event with the beginning of its title. */
function shortened<Event extends EventText>(event: Event): Event {
  const title = oneLine(event.title);
  const start = firstCharacters(title, MAX_TITLE);
  return { ...event, title: start === title ? title : `${start.trimEnd()}…` };
}

/** What has happened, without the title of the issue. */
function newsOf(words: Words, { type, detail }: EventText): string {
  if (type === 'reported') return words.text('alerts.pushReported');
  if (type === 'answered') return words.text('alerts.pushAnswered');
  if (type === 'joined') return words.text('alerts.pushJoined');
  if (type === 'coarsened') return words.text('alerts.pushCoarsened');
  if (type === 'overdue') return words.text('alerts.pushOverdue');
  if (type === 'escalated') return words.text('alerts.pushEscalated', { name: oneLine(detail) });
  return statusOf(words, oneLine(detail));
}

function statusOf(words: Words, detail: string): string {
  const status = LIFECYCLE_STATUSES.find((known) => known === detail);
  return status ? words.text(`status.${status}`) : detail;
}

/** An event in one line, even if the user text contains line breaks. */
function lineOf(words: Words, event: EventText): string {
  const { type } = event;
  const [title, detail] = [oneLine(event.title), oneLine(event.detail)];
  if (type === 'reported') return words.text('alerts.newsReported', { title });
  if (type === 'answered') return words.text('alerts.newsAnswered', { title });
  if (type === 'joined') return words.text('alerts.newsJoined', { title, report: detail });
  if (type === 'coarsened') return words.text('alerts.newsCoarsened', { title });
  if (type === 'overdue') return words.text('alerts.newsOverdue', { title });
  if (type === 'escalated') return words.text('alerts.newsEscalated', { title, name: detail });
  return words.text('alerts.newsStatus', { title, status: statusOf(words, detail) });
}

/** The followed thing in a few words; an issue by its title. */
export function nameOf(words: Words, { kind, target, city }: Omit<FollowedThing, 'path'>, name = ''): string {
  const category = CATEGORY_SLUGS.find((known) => known === target);
  const inCity = (text: string) => `${text}, ${words.text(`city.${city}`)}`;
  if (kind === 'issue') return words.text('alerts.issue', { name: name || target });
  if (kind === 'ward') return inCity(words.text('alerts.ward', { name: name || target }));
  if (kind === 'place') return inCity(words.text('alerts.place', { n: target.split(',')[2] ?? '' }));
  return inCity(
    words.text('alerts.category', { name: category ? words.text(`category.${category}`) : target }),
  );
}

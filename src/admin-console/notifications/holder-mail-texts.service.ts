import { Injectable } from '@nestjs/common';
import { issueNumber } from '../../kernel/issue-number';
import { oneLine } from '../../kernel/text/one-line';
import { Config } from '../../platform/config/config';

/** A piece of news about an issue that somebody holds. */
interface News {
  issueId: string;
  /** What happened, in a sentence. */
  news: string;
  /** The title of the issue. */
  title: string;
}

/** A mail, in the language of the console. */
interface MailText {
  subject: string;
  body: string;
  language: 'en';
}

/** The texts of mails to the accounts that hold issues. */
@Injectable()
export class HolderMailTextsService {
  constructor(private readonly config: Config) {}

  /** The mail about one piece of news. */
  ofNews(news: News): MailText {
    return this.mail(`${news.news}: ${news.title}`, this.lines(news));
  }

  /** The digest of a morning. @param news the newest first, each with how many there are */
  ofDigest(news: ReadonlyArray<News & { total: number }>): MailText {
    const total = news[0]?.total ?? 0;
    const parts = news.map((each) => this.lines(each));
    if (total > news.length) parts.push(`And ${total - news.length} more.`);
    const issues = new Set(news.map(({ issueId }) => issueId));
    const [only] = issues.size === 1 ? [...issues] : [];
    const about =
      only === undefined ? `${total} news about your issues` : `News about issue ${issueNumber(only)}`;
    return this.mail(about, parts.join('\n\n'));
  }

  private lines({ issueId, news, title }: News): string {
    return `${news}\n${oneLine(title)}\n${this.config.publicBaseUrl}/console/feed/${issueId}`;
  }

  private mail(subject: string, news: string): MailText {
    const why =
      'You get this because you or your unit hold these issues. Which mails you get, you choose here:';
    const body = `${news}\n\n${why}\n${this.config.publicBaseUrl}/console/notifications`;
    return { subject, body, language: 'en' };
  }
}

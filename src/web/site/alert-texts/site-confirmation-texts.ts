import { Injectable } from '@nestjs/common';
import { oneLine } from '../../../kernel/text/one-line';
import { Config } from '../../../platform/config/config';
import { type AnswerPaths, type AskedIssue, ConfirmationTexts } from '../../../resolution';
import { localPath } from '../languages';
import { wordsIn } from './site-alert-texts';

/** The mails that ask whether issues were repaired, in the languages of the site. */
@Injectable()
export class SiteConfirmationTexts extends ConfirmationTexts {
  constructor(private readonly config: Config) {
    super();
  }

  question(
    language: string,
    { issueId, city, title: written }: AskedIssue,
    paths: AnswerPaths,
  ): { subject: string; body: string } {
    const words = wordsIn(language);
    const title = oneLine(written);
    const url = (path: string) => this.config.publicBaseUrl + localPath(words.language, path);
    const lines = [
      `${words.text('confirm.mailBody', { title })}\n${url(`/${city}/issues/${issueId}`)}`,
      words.text('confirm.title'),
      `${words.text('confirm.yes')}:\n${url(paths.yes)}`,
      `${words.text('confirm.partly')}:\n${url(paths.partly)}`,
      `${words.text('confirm.no')}:\n${url(paths.no)}`,
      words.text('confirm.mailWhy'),
    ];
    return { subject: words.text('confirm.mail', { title }), body: lines.join('\n\n') };
  }
}

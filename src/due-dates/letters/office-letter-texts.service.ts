import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config';
import { momentInWords } from '../../kernel/time/local-date';
import { oneLine } from '../../kernel/text/one-line';
import type { NewMail } from '../../platform/mail';
import { letterKey } from './office-letter-key';
import type { OfficeLetter } from './office-letter.queries';
import { OfficeLinksService } from './office-links.service';
import { officeName } from './office-name';

/** Composes the letters to offices (docs/api/due-dates.md#letters-to-offices). */
@Injectable()
export class OfficeLetterTextsService {
  constructor(
    private readonly links: OfficeLinksService,
    private readonly config: Config,
  ) {}

  /** The mail of a letter. It has the due date of the escalation, as the current one may be later. */
  mailOf(letter: OfficeLetter): NewMail {
    const { issueId, level, title, description, city, address, email } = letter;
    const [subject, why] = reasonOf(letter);
    return {
      key: letterKey(letter),
      issueIds: [issueId],
      recipient: email,
      subject: `${subject}: ${oneLine(title)}`,
      body: [
        `To the office: ${officeName(letter)}`,
        '',
        `${why} It is now with your office.`,
        '',
        'Reply, or say that work has begun or is done, without an account:',
        this.links.linkFor(issueId, level, email),
        'The link is for your office alone and good for 30 days. Your reply is shown to the public under the name of the office.',
        '',
        `Report: ${this.config.publicBaseUrl}/${city}/issues/${issueId}`,
        'What was reported, in the words of whoever reported it:',
        '',
        ...quoted(oneLine(title)),
        ...quoted(description),
        ...(address ? quoted(`Place: ${oneLine(address)}`) : []),
      ].join('\n'),
    };
  }
}

/** The subject and the reason of a letter. Only an issue that was not repaired twice is escalated before it is late. */
function reasonOf({ dueAt, at, timeZone }: OfficeLetter): [subject: string, why: string] {
  if (dueAt <= at)
    return [
      'Not resolved in time',
      `This report was to be resolved by ${momentInWords(dueAt, timeZone)} and is not.`,
    ];
  return [
    'Not repaired',
    'This report was said to be repaired twice, and both times the people who were asked said that it is not.',
  ];
}

/** Marks each line as a quotation, so that text of citizens is not mistaken for text of the service. */
function quoted(text: string): string[] {
  return text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/).map((line) => `> ${line}`);
}

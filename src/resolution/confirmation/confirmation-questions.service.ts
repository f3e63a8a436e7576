import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/time/clock';
import { Database } from '../../platform/database/database';
import { MailOutbox, type NewMail } from '../../platform/mail';
import { ConfirmationLinksService } from './confirmation-links.service';
import { ConfirmationQuestionQueries, type UntoldRecipient } from './confirmation-question.queries';
import { ConfirmationTexts } from './confirmation-texts';

/** How many people are asked in one transaction. */
const BATCH = 200;

/**
 * Asks people by mail whether an issue was repaired, each address once for a resolution: a mail is stored in the
 * transaction that marks its person as asked. Nobody needs to have asked for these mails, so only verified addresses
 * and those of confirmed followers get them.
 */
@Injectable()
export class ConfirmationQuestionsService {
  constructor(
    private readonly database: Database,
    private readonly queries: ConfirmationQuestionQueries,
    private readonly links: ConfirmationLinksService,
    private readonly texts: ConfirmationTexts,
    private readonly outbox: MailOutbox,
    private readonly clock: Clock,
  ) {}

  /** Asks everyone who is not asked yet. @returns how many people, and how many mails were written */
  async ask(): Promise<{ people: number; mails: number }> {
    const total = { people: 0, mails: 0 };
    for (;;) {
      const { people, mails } = await this.database.transaction(() => this.askSome());
      total.people += people;
      total.mails += mails;
      if (people < BATCH) return total;
    }
  }

  private async askSome(): Promise<{ people: number; mails: number }> {
    const people = await this.queries.takeUntold(this.clock.now(), BATCH);
    const mails = people.flatMap((each) => (each.isOpen ? this.mailTo(each) : []));
    return { people: people.length, mails: await this.outbox.addAll(mails) };
  }

  private mailTo({
    confirmationId,
    person,
    issueId,
    city,
    title,
    email,
    language,
  }: UntoldRecipient): NewMail[] {
    if (email === null) return [];
    const paths = this.links.pathsFor({ confirmationId, person });
    return [
      {
        ...this.texts.question(language, { issueId, city, title }, paths),
        ...{ language, recipient: email, key: `confirm-repair:${confirmationId}:${email}` },
        ...{ priority: 'alert', issueIds: [issueId] },
      },
    ];
  }
}

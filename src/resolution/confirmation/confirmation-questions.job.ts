import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Jobs } from '../../platform/jobs/jobs';
import { Leased } from '../../platform/jobs/leased.decorator';
import { ConfirmationQuestionsService } from './confirmation-questions.service';

const EVERY_10_SECONDS = '8-59/10 * * * * *';

/** Asks people whether issues were repaired, and sends the mails at once: everyone is asked within a minute. */
@Injectable()
export class ConfirmationQuestionsJob {
  constructor(
    private readonly questions: ConfirmationQuestionsService,
    private readonly jobs: Jobs,
  ) {}

  @Leased()
  @Cron(EVERY_10_SECONDS, { name: 'confirmation-questions' })
  async run(): Promise<object> {
    const asked = await this.questions.ask();
    if (asked.mails > 0) await this.jobs.run('mails');
    return asked;
  }
}

import { PolicySettings } from './policy-settings';
import { Setting } from './setting';
import { CronExpression, WholeNumber } from './setting-rules';

/** The terms after which issues are closed, escalated, and what is known of people is deleted: a part of `Settings`. */
export class IssueSettings extends PolicySettings {
  @Setting({
    about:
      'How many months after an issue was closed the exact place is deleted, if it is shown less exactly',
    fallback: '12',
    fix: 'Set a number of months between 1 and 120.',
  })
  @WholeNumber(1, 120)
  EXACT_PLACE_MONTHS!: number;

  @Setting({
    about: 'How many days the log of who read personal data is kept',
    fallback: '365',
    fix: 'Set a number of days between 365 and 3650.',
  })
  @WholeNumber(365, 3650)
  READ_LOG_DAYS!: number;

  @Setting({
    about: 'The service closes an issue this many days after it was resolved',
    fallback: '7',
    fix: 'Set a number of days between 1 and 3650.',
  })
  @WholeNumber(1, 3650)
  AUTO_CLOSE_AFTER_DAYS!: number;

  @Setting({
    about:
      'How many days longer an issue stays open to a decision if somebody asked to reopen it and nobody has decided. 0: it is not waited for',
    fallback: '7',
    fix: 'Set a number of days between 0 and 3650.',
  })
  @WholeNumber(0, 3650)
  AUTO_CLOSE_PENDING_DAYS!: number;

  @Setting({
    about: 'When the service looks for issues to close, as a cron expression (UTC)',
    fallback: '*/15 * * * *',
    fix: 'Set a cron expression such as */15 * * * *.',
  })
  @CronExpression()
  AUTO_CLOSE_CRON!: string;

  @Setting({
    about:
      'The number of hours an office has after a late issue was escalated to it, before the issue is escalated to the next office',
    fallback: '72',
    fix: 'Set a number of hours between 1 and 8760.',
  })
  @WholeNumber(1, 8760)
  ESCALATION_STEP_HOURS!: number;
}

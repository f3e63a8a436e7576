import { PolicySettings } from './policy-settings';
import { Setting } from './setting';
import { CronExpression, TextOfLength, WholeNumber } from './setting-rules';

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
    about: 'How many days a post on a channel that became no issue is kept, with its files',
    fallback: '30',
    fix: 'Set a number of days between 1 and 3650.',
  })
  @WholeNumber(1, 3650)
  CHANNEL_POST_DAYS!: number;

  @Setting({
    about:
      'How many months after an issue was closed nobody can find out any more who reported it, whether by name or not. Unset: never',
    fix: 'Set a number of months between 1 and 120, or unset it.',
  })
  @WholeNumber(1, 120)
  DETACH_REPORTERS_MONTHS?: number;

  @Setting({
    about: 'How many days the log of who read personal data is kept',
    fallback: '365',
    fix: 'Set a number of days between 365 and 3650.',
  })
  @WholeNumber(365, 3650)
  READ_LOG_DAYS!: number;

  @Setting({
    about:
      'Whom people ask about their data, as the notice names it: an address, a number or a page. Unset: whoever runs the site',
    fix: 'Set a text of 3 to 200 characters, or unset it.',
  })
  @TextOfLength(3, 200)
  PRIVACY_CONTACT?: string;

  @Setting({
    about: 'Within how many days a request of a person about their data is answered',
    fallback: '30',
    fix: 'Set a number of days between 1 and 90.',
  })
  @WholeNumber(1, 90)
  PRIVACY_ANSWER_DAYS!: number;

  @Setting({
    about: 'How many days after a person asked for it their account is erased. 0: at once',
    fallback: '14',
    fix: 'Set a number of days between 0 and 30.',
  })
  @WholeNumber(0, 30)
  ERASURE_COOLING_OFF_DAYS!: number;

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

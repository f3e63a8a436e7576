import { Injectable } from '@nestjs/common';
import { LANGUAGES } from '../../kernel/languages';
import { Clock } from '../../kernel/time/clock';
import { Config } from '../../platform/config/config';
import { Database } from '../../platform/database/database';
import { MailOutbox } from '../../platform/mail';
import { choicesMail } from './choices-mail';
import { UntoldQueries } from './untold.queries';

/** Tells accounts that are older than the choices, once, what their person can choose. */
@Injectable()
export class ChoicesMailsService {
  constructor(
    private readonly queries: UntoldQueries,
    private readonly outbox: MailOutbox,
    private readonly database: Database,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** @returns how many mails were written; at most 200 */
  tell(): Promise<number> {
    const { localIdentity, settings, publicBaseUrl } = this.config;
    const areAllTrusted = localIdentity && settings.SMTP_URL === undefined;
    return this.database.transaction(async () => {
      const accounts = await this.queries.take(areAllTrusted, this.clock.now());
      const mails = accounts.flatMap(({ id, email, language }) => {
        if (email === null) return [];
        const known = LANGUAGES.find((each) => each === language) ?? 'en';
        return [{ ...choicesMail(known, publicBaseUrl), key: `choices:${id}`, recipient: email }];
      });
      await this.outbox.addAll(mails);
      return mails.length;
    });
  }
}

import { Injectable } from '@nestjs/common';
import { Config, StartRefused } from '../../platform/config/config';
import { Logger } from '../../platform/logging/logger';
import { InvalidInput } from '../../platform/http/domain-error';
import { ConsoleAccountsService } from './console-accounts.service';
import { randomPassword } from './passwords.service';

const EMBEDDED_EMAIL = 'admin@console.example';

/** The credentials for the first sign-in to the console. */
export interface FirstSignIn {
  email: string;
  password: string;
}

/** Ensures that there is an account that can sign in to the console. */
@Injectable()
export class FirstAccountService {
  constructor(
    private readonly accounts: ConsoleAccountsService,
    private readonly config: Config,
    private readonly logger: Logger,
  ) {}

  /**
   * Creates the account of the settings if there is none; with the embedded database, outside production, one with a
   * random password.
   * @returns that password, to be shown once
   * @throws StartRefused if the password of the settings is easy to guess; it has no effect once there is an account
   */
  async ensure(): Promise<FirstSignIn | undefined> {
    const { CONSOLE_ADMIN_EMAIL, CONSOLE_ADMIN_PASSWORD, DATABASE_URL, NODE_ENV } = this.config.settings;
    const { CONSOLE_OIDC_ISSUER, CONSOLE_PASSWORD_SIGN_IN } = this.config.settings;
    if (await this.accounts.areThereAny()) return undefined;
    if (CONSOLE_ADMIN_EMAIL !== undefined && CONSOLE_ADMIN_PASSWORD !== undefined) {
      const made = await this.accounts
        .createFirst(CONSOLE_ADMIN_EMAIL, CONSOLE_ADMIN_PASSWORD)
        .catch((error: unknown) => refuseStart(error));
      if (made) this.logger.info({ email: CONSOLE_ADMIN_EMAIL }, 'the first account of the console was made');
      return undefined;
    }
    // The first sign-in through the identity provider makes the first account.
    if (CONSOLE_OIDC_ISSUER !== undefined && !CONSOLE_PASSWORD_SIGN_IN) return undefined;
    if (DATABASE_URL !== undefined || NODE_ENV === 'production') {
      if (CONSOLE_OIDC_ISSUER !== undefined) return undefined;
      this.logger.warn(
        {},
        'nobody can sign in to the console: set CONSOLE_ADMIN_EMAIL and CONSOLE_ADMIN_PASSWORD',
      );
      return undefined;
    }
    const first = { email: EMBEDDED_EMAIL, password: randomPassword() };
    return (await this.accounts.createFirst(first.email, first.password)) ? first : undefined;
  }
}

/** @throws StartRefused for a refused password, else the error */
function refuseStart(error: unknown): never {
  const [problem] = error instanceof InvalidInput ? (error.details ?? []) : [];
  throw problem ? new StartRefused('CONSOLE_ADMIN_PASSWORD', problem.message) : error;
}

import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { ConsoleActor } from '../../kernel/console';
import { Clock } from '../../kernel/time/clock';
import { Database } from '../../platform/database/database';
import { InvalidInput } from '../../platform/http/domain-error';
import { SubjectKeysService } from '../../platform/subject-keys';
import { ConsoleAudit } from '../console-audit.service';
import { ConsoleAccount } from '../entities/console-account.entity';
import { PasswordsService } from './passwords.service';
import { TOTP_CONTEXT } from './second-factor.service';
import { hashOfRecoveryCode, newRecoveryCodes, newSecret, stepOf, uriOf } from './totp-codes';
import { NotEnrolled, NotTheCode } from './totp.errors';

/** A new secret, for an authenticator app. */
export interface Enrolment {
  /** In base32. */
  secret: string;
  /** The same as an `otpauth:` address. */
  uri: string;
}

/** Gives an account a second factor (docs/api/console.md#second-factor). */
@Injectable()
export class TotpEnrolmentService {
  constructor(
    @InjectRepository(ConsoleAccount) private readonly accounts: Repository<ConsoleAccount>,
    private readonly database: Database,
    private readonly passwords: PasswordsService,
    private readonly keys: SubjectKeysService,
    private readonly audit: ConsoleAudit,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes a secret, which counts once a code has confirmed it; an earlier one counts until then.
   * @throws InvalidInput if it is not the password of the account
   */
  async enrol({ id, email }: ConsoleActor, password: string): Promise<Enrolment> {
    const { passwordHash } = await this.accounts.findOneByOrFail({ id });
    if (!(await this.passwords.verify(passwordHash ?? undefined, password)))
      throw new InvalidInput([{ field: 'password', message: 'is not the password of the account' }]);
    const secret = newSecret();
    await this.accounts.update({ id }, { totpPending: await this.keys.seal(id, TOTP_CONTEXT, secret) });
    return { secret, uri: uriOf(secret, email) };
  }

  /**
   * Turns the second factor on. Earlier recovery codes become invalid.
   * @returns recovery codes, of which only the hashes are stored
   * @throws NotEnrolled, NotTheCode
   */
  confirm(actor: ConsoleActor, code: string): Promise<string[]> {
    const { id } = actor;
    return this.database.transaction(async () => {
      const lock = { mode: 'pessimistic_write' } as const;
      const { totpPending } = await this.accounts.findOneOrFail({ where: { id }, lock });
      if (totpPending === null) throw new NotEnrolled();
      const secret = await this.keys.unseal(totpPending, TOTP_CONTEXT);
      const step = secret === null ? undefined : stepOf(secret, code, this.clock.now());
      if (step === undefined) throw new NotTheCode();
      const recoveryCodes = newRecoveryCodes();
      await this.accounts.update(
        { id },
        {
          totpSecret: totpPending,
          totpPending: null,
          totpStep: step,
          recoveryCodes: recoveryCodes.map(hashOfRecoveryCode),
        },
      );
      const target = { targetType: 'console_account', targetId: id };
      await this.audit.record(actor, { action: 'access.totp_enable', ...target });
      return recoveryCodes;
    });
  }
}

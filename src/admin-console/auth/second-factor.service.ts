import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/time/clock';
import { SubjectKeysService } from '../../platform/subject-keys';
import type { ConsoleAccount } from '../entities/console-account.entity';
import { SecondFactorQueries } from './second-factor.queries';
import { hashOfRecoveryCode, isOfApp, stepOf } from './totp-codes';
import { CodeRequired, WrongCode } from './totp.errors';

/** What the secret of an account is sealed as. */
export const TOTP_CONTEXT = 'console.totp';

/** Checks the second factor at a sign-in (docs/api/console.md#second-factor). */
@Injectable()
export class SecondFactorService {
  constructor(
    private readonly queries: SecondFactorQueries,
    private readonly keys: SubjectKeysService,
    private readonly clock: Clock,
  ) {}

  /**
   * Uses a code of an account that has a second factor; of others nothing is asked.
   * @param code of the app, or a recovery code; undefined if none was sent
   * @throws CodeRequired, WrongCode
   */
  async assertCode(
    { id, totpSecret }: Pick<ConsoleAccount, 'id' | 'totpSecret'>,
    code: string | undefined,
  ): Promise<void> {
    if (totpSecret === null) return;
    if (code === undefined) throw new CodeRequired();
    const isRight = isOfApp(code)
      ? await this.useCode(id, totpSecret, code)
      : await this.queries.useRecoveryCode(id, hashOfRecoveryCode(code));
    if (!isRight) throw new WrongCode();
  }

  private async useCode(id: string, sealed: string, code: string): Promise<boolean> {
    const secret = await this.keys.unseal(sealed, TOTP_CONTEXT);
    const step = secret === null ? undefined : stepOf(secret, code, this.clock.now());
    return step !== undefined && (await this.queries.useStep(id, step));
  }
}

import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';

const useStep = statement(
  'console.use-totp-step',
  'update console_accounts set totp_step = $2 where id = $1 and totp_step < $2 returning id',
);
const useRecoveryCode = statement(
  'console.use-recovery-code',
  `update console_accounts set recovery_codes = array_remove(recovery_codes, $2)
    where id = $1 and $2 = any (recovery_codes) returning id`,
);

/** Uses codes of a second factor: each counts once, also of two requests at the same time. */
@Injectable()
export class SecondFactorQueries {
  constructor(private readonly database: Database) {}

  /** @param step the step of the code. @returns whether no code of it or of a later one was used before */
  async useStep(accountId: string, step: number): Promise<boolean> {
    return (await this.database.row(useStep, [accountId, step])) !== undefined;
  }

  /** @returns whether the account had this code */
  async useRecoveryCode(accountId: string, hash: string): Promise<boolean> {
    return (await this.database.row(useRecoveryCode, [accountId, hash])) !== undefined;
  }
}

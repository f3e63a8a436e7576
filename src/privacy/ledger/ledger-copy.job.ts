import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { Leased } from '../../platform/jobs/leased.decorator';
import { LedgerCopyService } from './ledger-copy.service';

/** Copies the ledger of erasures into the object store. */
@Injectable()
export class LedgerCopyJob {
  constructor(private readonly copies: LedgerCopyService) {}

  @Leased()
  @Cron(CronExpression.EVERY_MINUTE, { name: 'erasure-ledger' })
  async run(): Promise<object> {
    return { copied: await this.copies.copy() };
  }
}

import { Injectable } from '@nestjs/common';
import { LeasedCron } from '../platform/jobs/leased-cron.decorator';
import { AuditChain } from './audit-chain';

/** Seven in the morning in India. */
const NIGHTLY = '30 1 * * *';

/** Logs the head of the audit log every night: a head stored outside of the database cannot be changed with it. */
@Injectable()
export class AuditHeadJob {
  constructor(private readonly chain: AuditChain) {}

  @LeasedCron('audit-head', NIGHTLY)
  run(): Promise<object> {
    return this.chain.noteHead();
  }
}

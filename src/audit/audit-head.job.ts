import { Injectable } from '@nestjs/common';
import { LeasedCron } from '../platform/jobs/leased-cron.decorator';
import { AuditChain } from './audit-chain';

/** Seven in the morning in India. */
const NIGHTLY = '30 1 * * *';

/**
 * Writes the head of the audit log into the log every night: what was noted outside the database cannot be changed in
 * it.
 */
@Injectable()
export class AuditHeadJob {
  constructor(private readonly chain: AuditChain) {}

  @LeasedCron('audit-head', NIGHTLY)
  run(): Promise<object> {
    return this.chain.noteHead();
  }
}

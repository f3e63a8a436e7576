import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Leased } from '../jobs/leased.decorator';
import { AuditChain } from './audit-chain';

/** Seven in the morning in India. */
const NIGHTLY = '30 1 * * *';

/** Logs the head of the audit log every night: a head stored outside of the database cannot be changed with it. */
@Injectable()
export class AuditHeadJob {
  constructor(private readonly chain: AuditChain) {}

  @Leased()
  @Cron(NIGHTLY, { name: 'audit-head' })
  run(): Promise<object> {
    return this.chain.noteHead();
  }
}

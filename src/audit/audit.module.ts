import { Global, Module } from '@nestjs/common';
import { AuditChain } from './audit-chain';
import { AuditHeadJob } from './audit-head.job';
import { AuditLog } from './audit-log';

/** The record of privileged changes, append-only. */
@Global()
@Module({ providers: [AuditChain, AuditHeadJob, AuditLog], exports: [AuditChain, AuditLog] })
export class AuditModule {}

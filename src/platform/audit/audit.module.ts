import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SubjectKeysModule } from '../subject-keys';
import { AuditChain } from './audit-chain';
import { AuditChainQueries } from './audit-chain.queries';
import { AuditHeadJob } from './audit-head.job';
import { AuditLog } from './audit-log';
import { AuditSeals } from './audit-seals';
import { AuditRecord } from './entities/audit-record.entity';

/** The record of privileged changes, append-only. */
@Global()
@Module({
  imports: [SubjectKeysModule, TypeOrmModule.forFeature([AuditRecord])],
  providers: [AuditChain, AuditChainQueries, AuditHeadJob, AuditLog, AuditSeals],
  exports: [AuditChain, AuditLog, AuditSeals],
})
export class AuditModule {}

import { Module } from '@nestjs/common';
import { AuthModule } from '../auth';
import { MediaModule } from '../media';
import { AffectedQueries } from './breach/affected.queries';
import { BreachReportService } from './breach/breach-report.service';
import { LedgerCopyJob } from './ledger/ledger-copy.job';
import { LedgerCopyService } from './ledger/ledger-copy.service';
import { PrivacyController } from './privacy.controller';

/** What the service stores about people, the copy of the ledger of erasures, and who was affected by a breach. */
@Module({
  imports: [AuthModule, MediaModule],
  controllers: [PrivacyController],
  providers: [AffectedQueries, BreachReportService, LedgerCopyJob, LedgerCopyService],
})
export class PrivacyModule {}

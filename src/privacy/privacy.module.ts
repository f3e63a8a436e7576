import { Module } from '@nestjs/common';
import { AuthModule } from '../auth';
import { MediaModule } from '../media';
import { LedgerCopyJob } from './ledger/ledger-copy.job';
import { LedgerCopyService } from './ledger/ledger-copy.service';
import { PrivacyController } from './privacy.controller';

/** What the service stores about people, for everybody to read, and the copy of the ledger of erasures. */
@Module({
  imports: [AuthModule, MediaModule],
  controllers: [PrivacyController],
  providers: [LedgerCopyJob, LedgerCopyService],
})
export class PrivacyModule {}

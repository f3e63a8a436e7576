import { Module } from '@nestjs/common';
import { AccountabilityRecords } from './accountability-records.service';
import { AccountabilityQueries } from './accountability.queries';

/** Who is responsible for a place: officials and departments. */
@Module({
  providers: [AccountabilityQueries, AccountabilityRecords],
  exports: [AccountabilityQueries, AccountabilityRecords],
})
export class AccountabilityModule {}

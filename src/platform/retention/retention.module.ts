import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { PrivacyRetentionJob } from './privacy-retention.job';
import { RetentionService } from './retention.service';

/** The nightly deletion of what is no longer needed. It needs the methods of all contexts. */
@Module({
  imports: [DiscoveryModule],
  providers: [PrivacyRetentionJob, RetentionService],
})
export class RetentionModule {}

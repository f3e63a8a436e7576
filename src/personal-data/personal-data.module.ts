import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataReadSubject } from './entities/personal-data-read-subject.entity';
import { PersonalDataRead } from './entities/personal-data-read.entity';
import { HeldRowsService } from './holders/held-rows.service';
import { PersonalDataHoldersService } from './holders/personal-data-holders.service';
import { PersonalDataReadsService } from './personal-data-reads.service';
import { ReadLogQueries } from './read-log.queries';
import { ReadLogRetentionService } from './read-log-retention.service';
import { ReadLogService } from './read-log.service';

/** What all contexts need for personal data. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([PersonalDataRead, PersonalDataReadSubject]), DiscoveryModule],
  providers: [
    HeldRowsService,
    PersonalDataHoldersService,
    PersonalDataReadsService,
    ReadLogQueries,
    ReadLogRetentionService,
    ReadLogService,
  ],
  exports: [HeldRowsService, PersonalDataHoldersService, ReadLogService],
})
export class PersonalDataModule {}

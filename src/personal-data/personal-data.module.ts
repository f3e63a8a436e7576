import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PersonalDataReadSubject } from './entities/personal-data-read-subject.entity';
import { PersonalDataRead } from './entities/personal-data-read.entity';
import { HeldRowsService } from './holders/held-rows.service';
import { PersonalDataHoldersService } from './holders/personal-data-holders.service';
import { PersonalDataReadsService } from './personal-data-reads.service';
import { PrivacyRequest } from './entities/privacy-request.entity';
import { ReadLogQueries } from './read-log.queries';
import { ReadLogRetentionService } from './read-log-retention.service';
import { ReadLogService } from './read-log.service';
import { OwnRequestsHolderService } from './requests/own-requests-holder.service';
import { PrivacyRequestQueries } from './requests/privacy-request.queries';
import { PrivacyRequestsErasureService } from './requests/privacy-requests-erasure.service';
import { PrivacyRequestsService } from './requests/privacy-requests.service';

/** What all contexts need for personal data. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([PersonalDataRead, PersonalDataReadSubject, PrivacyRequest]),
    DiscoveryModule,
  ],
  providers: [
    HeldRowsService,
    PersonalDataHoldersService,
    PersonalDataReadsService,
    PrivacyRequestQueries,
    PrivacyRequestsErasureService,
    PrivacyRequestsService,
    OwnRequestsHolderService,
    ReadLogQueries,
    ReadLogRetentionService,
    ReadLogService,
  ],
  exports: [HeldRowsService, PersonalDataHoldersService, PrivacyRequestsService, ReadLogService],
})
export class PersonalDataModule {}

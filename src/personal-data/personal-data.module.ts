import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConsentQueries } from './consents/consent.queries';
import { ConsentsService } from './consents/consents.service';
import { Consent } from './entities/consent.entity';
import { PersonalDataReadSubject } from './entities/personal-data-read-subject.entity';
import { PersonalDataRead } from './entities/personal-data-read.entity';
import { HeldRowsService } from './holders/held-rows.service';
import { PersonalDataHoldersService } from './holders/personal-data-holders.service';
import { PrivacyRequest } from './entities/privacy-request.entity';
import { PrivacyRecordsService } from './privacy-records.service';
import { ReadLogQueries } from './read-log.queries';
import { ReadLogRetentionService } from './read-log-retention.service';
import { ReadLogService } from './read-log.service';
import { AddressErasureService } from './holders/address-erasure.service';
import { AddressRequestsService } from './requests/address-requests.service';
import { PrivacyRequestQueries } from './requests/privacy-request.queries';
import { PrivacyRequestsService } from './requests/privacy-requests.service';

/** What all contexts need for personal data. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([Consent, PersonalDataRead, PersonalDataReadSubject, PrivacyRequest]),
    DiscoveryModule,
  ],
  providers: [
    AddressErasureService,
    AddressRequestsService,
    ConsentQueries,
    ConsentsService,
    HeldRowsService,
    PersonalDataHoldersService,
    PrivacyRecordsService,
    PrivacyRequestQueries,
    PrivacyRequestsService,
    ReadLogQueries,
    ReadLogRetentionService,
    ReadLogService,
  ],
  exports: [
    AddressErasureService,
    AddressRequestsService,
    ConsentsService,
    HeldRowsService,
    PersonalDataHoldersService,
    PrivacyRequestsService,
    ReadLogService,
  ],
})
export class PersonalDataModule {}

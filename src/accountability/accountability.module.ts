import { Module } from '@nestjs/common';
import { AccountabilityController } from './accountability.controller';
import { AccountabilityRecords } from './accountability-records.service';
import { AccountabilityQueries } from './accountability.queries';
import { ChainQueries } from './chain.queries';
import { DepartmentAdminController } from './department-admin.controller';
import { EntityBatches } from './entity-batches.service';
import { EntityImport } from './entity-import.service';
import { EntityQueries } from './entity.queries';
import { Geocoder } from './geocoder.service';
import { Geography } from './geography.service';
import { JurisdictionAdminController } from './jurisdiction-admin.controller';
import { OfficialAdminController } from './official-admin.controller';
import { OfficialContacts } from './official-contacts.service';
import { PlaceQueries } from './place.queries';
import { PoliceStationAdminController } from './police-station-admin.controller';
import { WardRatings } from './ward-ratings.service';

/** Where places lie and who is responsible for them: wards, jurisdictions, officials, departments, police stations. */
@Module({
  controllers: [
    AccountabilityController,
    JurisdictionAdminController,
    OfficialAdminController,
    DepartmentAdminController,
    PoliceStationAdminController,
  ],
  providers: [
    AccountabilityQueries,
    AccountabilityRecords,
    ChainQueries,
    EntityBatches,
    EntityImport,
    EntityQueries,
    Geocoder,
    Geography,
    OfficialContacts,
    PlaceQueries,
    WardRatings,
  ],
  exports: [
    AccountabilityQueries,
    AccountabilityRecords,
    ChainQueries,
    EntityQueries,
    Geography,
    OfficialContacts,
    PlaceQueries,
    WardRatings,
  ],
})
export class AccountabilityModule {}

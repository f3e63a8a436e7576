import { Module } from '@nestjs/common';
import { AccountabilityController } from './accountability.controller';
import { accountabilityAdminController } from './accountability-admin.controller';
import { AccountabilityRecords } from './accountability-records.service';
import { AccountabilityQueries } from './accountability.queries';
import { ChainQueries } from './chain.queries';
import { ENTITIES } from './entity';
import { EntityBatches } from './entity-batches.service';
import { EntityImport } from './entity-import.service';
import { EntityQueries } from './entity.queries';
import { Geocoder } from './geocoder.service';
import { Geography } from './geography.service';
import { OfficialContacts } from './official-contacts.service';
import { PlaceQueries } from './place.queries';
import { WardRatings } from './ward-ratings.service';

/** Where places lie and who is responsible for them: wards, jurisdictions, officials, departments, police stations. */
@Module({
  controllers: [AccountabilityController, ...Object.values(ENTITIES).map(accountabilityAdminController)],
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

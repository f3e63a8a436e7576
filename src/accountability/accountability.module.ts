import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountabilityController } from './accountability.controller';
import { AccountabilityRecords } from './accountability-records.service';
import { AccountabilityQueries } from './accountability.queries';
import { ChainQueries } from './chain.queries';
import { CityAreas } from './city-area.queries';
import { CityQueries } from './city.queries';
import { DepartmentAdminController } from './department-admin.controller';
import { EntityBatchQueries } from './entity-batch.queries';
import { EntityBatches } from './entity-batches.service';
import { EntityImport } from './entity-import.service';
import { EntityQueries } from './entity.queries';
import { Geocoder } from './geocoder.service';
import { GeocoderQueries } from './geocoder.queries';
import { GeographyChangeQueries } from './geography-change.queries';
import { Geography } from './geography.service';
import { JurisdictionAdminController } from './jurisdiction-admin.controller';
import { OfficialAdminController } from './official-admin.controller';
import { OfficialContacts } from './official-contacts.service';
import { PincodeWardQueries } from './pincode-ward.queries';
import { PlaceQueries } from './place.queries';
import { PoliceStationAdminController } from './police-station-admin.controller';
import { PlaceNamesController } from './place-names.controller';
import { PlaceNameQueries } from './place-names.queries';
import { WardAddressQueries } from './ward-address.queries';
import { WardBoundariesController } from './ward-boundaries.controller';
import { WardBoundaryQueries } from './ward-boundary.queries';
import { WardRatings } from './ward-ratings.service';
import { City } from './entities/city.entity';
import { Department } from './entities/department.entity';
import { GeocodedPoint } from './entities/geocoded-point.entity';
import { GeocoderTurn } from './entities/geocoder-turn.entity';
import { Jurisdiction } from './entities/jurisdiction.entity';
import { Official } from './entities/official.entity';
import { Place } from './entities/place.entity';
import { PoliceStation } from './entities/police-station.entity';
import { WardRing } from './entities/ward-ring.entity';
import { Ward } from './entities/ward.entity';

/** Places and the offices responsible for them: wards, jurisdictions, officials, departments, police stations. */
@Module({
  imports: [
    TypeOrmModule.forFeature([
      City,
      Department,
      GeocodedPoint,
      GeocoderTurn,
      Jurisdiction,
      Official,
      Place,
      PoliceStation,
      WardRing,
      Ward,
    ]),
  ],
  controllers: [
    AccountabilityController,
    JurisdictionAdminController,
    OfficialAdminController,
    DepartmentAdminController,
    PoliceStationAdminController,
    PlaceNamesController,
    WardBoundariesController,
  ],
  providers: [
    AccountabilityQueries,
    AccountabilityRecords,
    ChainQueries,
    CityAreas,
    CityQueries,
    EntityBatches,
    EntityBatchQueries,
    EntityImport,
    EntityQueries,
    Geocoder,
    GeocoderQueries,
    Geography,
    GeographyChangeQueries,
    OfficialContacts,
    PincodeWardQueries,
    PlaceQueries,
    PlaceNameQueries,
    WardAddressQueries,
    WardBoundaryQueries,
    WardRatings,
  ],
  exports: [
    AccountabilityQueries,
    AccountabilityRecords,
    ChainQueries,
    CityAreas,
    CityQueries,
    EntityImport,
    EntityQueries,
    Geography,
    OfficialContacts,
    PincodeWardQueries,
    PlaceQueries,
    WardAddressQueries,
    WardBoundaryQueries,
    WardRatings,
  ],
})
export class AccountabilityModule {}

import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountabilityController } from './accountability.controller';
import { AccountabilityRecords } from './records/accountability-records.service';
import { AccountabilityQueries } from './accountability.queries';
import { ChainQueries } from './chain/chain.queries';
import { CityAreas } from './geography/city-area.queries';
import { CityQueries } from './city.queries';
import { RECORD_CONTROLLERS } from './records/record-admin.controller';
import { RecordBatchQueries } from './records/record-batch.queries';
import { RecordBatches } from './records/record-batches.service';
import { RecordImportService } from './records/record-import.service';
import { RecordQueries } from './records/record.queries';
import { GeocoderService } from './geography/geocoder.service';
import { GeocoderQueries } from './geography/geocoder.queries';
import { GeographyQueries } from './geography/geography.queries';
import { GeographyChangeQueries } from './geography/geography-change.queries';
import { Geography } from './geography/geography.service';
import { OfficialContactsService } from './records/official-contacts.service';
import { PublicContactQueries } from './records/public-contact.queries';
import { PincodeWardQueries } from './geography/pincode-ward.queries';
import { PlaceQueries } from './geography/place.queries';
import { PlaceNamesController } from './geography/place-names.controller';
import { PlaceNameQueries } from './geography/place-names.queries';
import { WardAddressQueries } from './geography/ward-address.queries';
import { WardBoundariesController } from './geography/ward-boundaries.controller';
import { WardBoundaryQueries } from './geography/ward-boundary.queries';
import { WardRatings } from './geography/ward-ratings.service';
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
    ...RECORD_CONTROLLERS,
    PlaceNamesController,
    WardBoundariesController,
  ],
  providers: [
    AccountabilityQueries,
    AccountabilityRecords,
    ChainQueries,
    CityAreas,
    CityQueries,
    PublicContactQueries,
    RecordBatches,
    RecordBatchQueries,
    RecordImportService,
    RecordQueries,
    GeocoderService,
    GeocoderQueries,
    Geography,
    GeographyChangeQueries,
    GeographyQueries,
    OfficialContactsService,
    PincodeWardQueries,
    PlaceQueries,
    PlaceNameQueries,
    WardAddressQueries,
    WardBoundaryQueries,
    WardRatings,
  ],
  exports: [
    PublicContactQueries,
    AccountabilityQueries,
    AccountabilityRecords,
    ChainQueries,
    CityAreas,
    CityQueries,
    RecordImportService,
    RecordQueries,
    Geography,
    GeographyQueries,
    OfficialContactsService,
    PincodeWardQueries,
    PlaceQueries,
    WardAddressQueries,
    WardBoundaryQueries,
    WardRatings,
  ],
})
export class AccountabilityModule {}

/** The import surface: what others may use of this context. Nothing else of it is imported from outside. */
export { AccountabilityRecords } from './accountability-records.service';
export { JurisdictionNotFound, OfficialNotFound } from './accountability.errors';
export { AccountabilityModule } from './accountability.module';
export { AccountabilityQueries } from './accountability.queries';
export { ringsOf, wound } from './boundary-rings';
export { type Chain, ChainQueries, type HeldOffice, holderOfLevel } from './chain.queries';
export { CityAreas } from './city-area.queries';
export { type City, CityQueries } from './city.queries';
export {
  CSV_TYPE,
  CsvFileBody,
  CsvFileQueryDto,
  IMPORT_ERRORS,
  MAX_IMPORT_BYTES,
  sendCsvFile,
} from './csv-file';
export { type AccountabilityChainDto, ChainQueryDto } from './dto/chain.dto';
export { NewOfficialDto } from './dto/official.dto';
export { ImportedDto } from './dto/record-file.dto';
export { ENTITIES, type Entity } from './entity';
export { csvFile } from './entity-csv';
export { presentImport } from './entity-import.presenter';
export { EntityImport, type ImportOutcome } from './entity-import.service';
export { EntityQueries } from './entity.queries';
export { GeocoderBusy } from './geocoder.service';
export { PINCODE_RECORD } from './geography-change.queries';
export { PlaceExists, PlaceNotFound } from './geography.errors';
export {
  type CityRecord,
  Geography,
  type MultiPolygon,
  type PincodeRecord,
  type WardRecord,
} from './geography.service';
export { withMultipartFile } from './multipart-file';
export { OfficeHoldersChanged } from './official.events';
export { type OfficialContact, OfficialContacts } from './official-contacts.service';
export { type PincodeWard, PincodeWardQueries } from './pincode-ward.queries';
export type { FoundPlace, Point } from './place';
export { PlaceQueries } from './place.queries';
export { WardAddresses } from './ward-address';
export { WardAddressQueries } from './ward-address.queries';
export { wardNamedIn } from './ward-words';
export { type WardRating, WardRatings } from './ward-ratings.service';

/** The import surface: what others may use of this context. Nothing else of it is imported from outside. */
export { AccountabilityRecords } from './records/accountability-records.service';
export { JurisdictionNotFound, OfficialNotFound } from './accountability.errors';
export { AccountabilityModule } from './accountability.module';
export { AccountabilityQueries } from './accountability.queries';
export { ringsOf, rewind } from './geography/boundary-rings';
export { type Chain, ChainQueries, type HeldOffice, holderOfLevel } from './chain/chain.queries';
export { CityAreas } from './geography/city-area.queries';
export { type City, CityQueries } from './city.queries';
export {
  CSV_TYPE,
  CsvFileBody,
  CsvFileQueryDto,
  IMPORT_ERRORS,
  MAX_IMPORT_BYTES,
  sendCsvFile,
} from './records/csv-file';
export { type AccountabilityChainDto, ChainQueryDto } from './dto/chain.dto';
export { NewOfficialDto } from './dto/official.dto';
export { ImportedDto } from './dto/record-file.dto';
export { RECORD_KINDS, type RecordKind } from './records/record-kind';
export { csvFile } from './records/record-csv';
export { presentImport } from './records/record-import.presenter';
export { RecordImportService, type ImportOutcome } from './records/record-import.service';
export { RecordQueries } from './records/record.queries';
export { GeocoderBusy } from './geography/geocoder.service';
export {
  GeographyQueries,
  type ListedWard,
  type SourcedBoundary,
  type StoredBoundary,
} from './geography/geography.queries';
export { PlaceExists, PlaceNotFound } from './geography/geography.errors';
export {
  type CityRecord,
  Geography,
  type MultiPolygon,
  type PincodeRecord,
  type WardRecord,
} from './geography/geography.service';
export { withMultipartFile } from './records/multipart-file';
export { OfficeHoldersChanged } from './records/official.events';
export { type OfficialContact, OfficialContactsService } from './records/official-contacts.service';
export { type PincodeWard, PincodeWardQueries } from './geography/pincode-ward.queries';
export type { FoundPlace, Point } from './geography/place';
export { PublicContactQueries } from './records/public-contact.queries';
export { PlaceQueries } from './geography/place.queries';
export { WardAddresses } from './geography/ward-address';
export { WardAddressQueries } from './geography/ward-address.queries';
export { wardNamedIn } from './geography/ward-words';
export { type WardRating, WardRatings } from './geography/ward-ratings.service';

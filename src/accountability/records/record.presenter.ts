import type { DatedDepartmentDto, DepartmentDto } from '../dto/department.dto';
import type { DatedJurisdictionDto, JurisdictionDto } from '../dto/jurisdiction.dto';
import type { DatedOfficialDto, OfficialDto } from '../dto/official.dto';
import type { DatedPoliceStationDto, PoliceStationDto } from '../dto/police-station.dto';
import type { DatedRecord, RecordPath } from './record-kind';

/** A page of records. @param present presents a record */
export function presentPage<Path extends RecordPath, Item>(
  { shown, nextKey }: { shown: ReadonlyArray<DatedRecord<Path>>; nextKey: string | null },
  present: (record: DatedRecord<Path>) => Item,
): { count: number; items: Item[]; nextKey: string | null } {
  return { count: shown.length, items: shown.map(present), nextKey };
}

export function presentJurisdiction({ record }: DatedRecord<'jurisdictions'>): JurisdictionDto {
  return {
    id: record.id,
    entityType: 'jurisdiction',
    city: record.city,
    ward: record.ward,
    pincodes: record.pincodes,
    ward_officer_id: record.ward_officer_id,
    corporator_id: record.corporator_id,
    constituency_assembly: record.constituency_assembly,
    constituency_parliamentary: record.constituency_parliamentary,
  };
}

/** An empty constituency is left out. */
export function presentOfficial({ record }: DatedRecord<'officials'>): OfficialDto {
  return {
    id: record.id,
    entityType: 'official',
    name: record.name,
    designation: record.designation,
    city: record.city,
    ward: record.ward,
    phone: record.phone,
    email: record.email,
    chat_number: record.chat_number,
    micro_handle: record.micro_handle,
    ...(record.constituency !== '' && { constituency: record.constituency }),
  };
}

export function presentDepartment({ record }: DatedRecord<'departments'>): DepartmentDto {
  return {
    id: record.id,
    entityType: 'department',
    name: record.name,
    city: record.city,
    categories: record.categories,
    contact_phone: record.contact_phone,
    contact_email: record.contact_email,
  };
}

export function presentPoliceStation({ record }: DatedRecord<'police-stations'>): PoliceStationDto {
  return {
    id: record.id,
    entityType: 'police_station',
    name: record.name,
    city: record.city,
    pincodes: record.pincodes,
    contact_phone: record.contact_phone,
    address: record.address,
  };
}

/** A jurisdiction as admins see it. */
export function presentDatedJurisdiction(dated: DatedRecord<'jurisdictions'>): DatedJurisdictionDto {
  return { ...presentJurisdiction(dated), ...datesOf(dated) };
}

/** An official as admins see it. */
export function presentDatedOfficial(dated: DatedRecord<'officials'>): DatedOfficialDto {
  return { ...presentOfficial(dated), ...datesOf(dated) };
}

/** A department as admins see it. */
export function presentDatedDepartment(dated: DatedRecord<'departments'>): DatedDepartmentDto {
  return { ...presentDepartment(dated), ...datesOf(dated) };
}

/** A police station as admins see it. */
export function presentDatedPoliceStation(dated: DatedRecord<'police-stations'>): DatedPoliceStationDto {
  return { ...presentPoliceStation(dated), ...datesOf(dated) };
}

function datesOf({ createdAt, updatedAt }: DatedRecord): { createdAt: string; updatedAt: string } {
  return { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

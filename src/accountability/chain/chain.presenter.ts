import type { AnsweredChain, Chain } from './chain.queries';
import type { AccountabilityChainDto, ChainOfficialsDto } from '../dto/chain.dto';
import type { DepartmentDto } from '../dto/department.dto';
import type { PoliceStationDto } from '../dto/police-station.dto';

/** The offices responsible for a place (docs/api/accountability.md#chain). */
export function presentChain(chain: AnsweredChain): AccountabilityChainDto {
  const { ward_officer, corporator, mla, mp } = chain.officials;
  return {
    jurisdiction: presentJurisdiction(chain.jurisdiction),
    officials: {
      ward_officer: ward_officer && {
        ...presentContact(ward_officer),
        chat_number: ward_officer.chat_number,
        micro_handle: ward_officer.micro_handle,
      },
      corporator: corporator && presentContact(corporator),
      mla: mla && presentSeat(mla),
      mp: mp && presentSeat(mp),
    },
    department: chain.department && presentDepartment(chain.department),
    police_station: chain.police_station && presentStation(chain.police_station),
    ...(chain.wards && { ambiguous: true, wards: chain.wards }),
  };
}

function presentJurisdiction(jurisdiction: Chain['jurisdiction']): AccountabilityChainDto['jurisdiction'] {
  const { id, city, ward, pincodes, constituency_assembly, constituency_parliamentary } = jurisdiction;
  return { id, city, ward, pincodes, constituency_assembly, constituency_parliamentary };
}

function presentDepartment(department: NonNullable<Chain['department']>): DepartmentDto {
  const { entityType, id, name, city, categories, contact_phone, contact_email } = department;
  return { entityType, id, name, city, categories, contact_phone, contact_email };
}

function presentStation(station: NonNullable<Chain['police_station']>): PoliceStationDto {
  const { entityType, id, name, city, pincodes, contact_phone, address } = station;
  return { entityType, id, name, city, pincodes, contact_phone, address };
}

type Office<Name extends keyof Chain['officials']> = NonNullable<Chain['officials'][Name]>;

function presentContact({
  id,
  name,
  designation,
  ward,
  phone,
  email,
}: Office<'corporator'>): NonNullable<ChainOfficialsDto['corporator']> {
  return { id, name, designation, ward, phone, email };
}

function presentSeat({
  id,
  name,
  designation,
  constituency,
}: Office<'mla'>): NonNullable<ChainOfficialsDto['mla']> {
  return { id, name, designation, constituency };
}

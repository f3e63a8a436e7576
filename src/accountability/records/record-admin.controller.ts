import { DatedDepartmentDto, DatedDepartmentPageDto, DepartmentChangesDto } from '../dto/department.dto';
import {
  DatedJurisdictionDto,
  DatedJurisdictionPageDto,
  JurisdictionChangesDto,
} from '../dto/jurisdiction.dto';
import { DatedOfficialDto, DatedOfficialPageDto, OfficialChangesDto } from '../dto/official.dto';
import {
  DatedPoliceStationDto,
  DatedPoliceStationPageDto,
  PoliceStationChangesDto,
} from '../dto/police-station.dto';
import { OfficialListQueryDto, RecordListQueryDto } from '../dto/record-page.dto';
import { RECORD_KINDS } from './record-kind';
import { recordController } from './record.controller';
import {
  presentDatedDepartment,
  presentDatedJurisdiction,
  presentDatedOfficial,
  presentDatedPoliceStation,
} from './record.presenter';

/** The administration of each kind of records (docs/api/accountability.md#record-administration). */
export const RECORD_CONTROLLERS = [
  recordController(RECORD_KINDS.jurisdictions, {
    name: 'Jurisdiction',
    one: 'a jurisdiction',
    item: DatedJurisdictionDto,
    page: DatedJurisdictionPageDto,
    query: RecordListQueryDto,
    changes: JurisdictionChangesDto,
    present: presentDatedJurisdiction,
    about: {
      create: 'The ward officer and the corporator must be officials of the records.',
      update: 'Omitted fields do not change; an empty officer or corporator means that none is named.',
      remove: 'A place in it then belongs to another jurisdiction that names its pincode, or to none.',
    },
  }),
  recordController(RECORD_KINDS.officials, {
    name: 'Official',
    one: 'an official',
    item: DatedOfficialDto,
    page: DatedOfficialPageDto,
    query: OfficialListQueryDto,
    changes: OfficialChangesDto,
    present: presentDatedOfficial,
    about: {
      create: 'An account whose verified email address is that of an official has the rights of an official.',
      update:
        'Omitted fields do not change. If the email address changes, the account with the old address loses the rights of an official.',
      remove:
        'Jurisdictions that named the official then name none, and the account with the email address loses the rights of an official.',
    },
  }),
  recordController(RECORD_KINDS.departments, {
    name: 'Department',
    one: 'a department',
    item: DatedDepartmentDto,
    page: DatedDepartmentPageDto,
    query: RecordListQueryDto,
    changes: DepartmentChangesDto,
    present: presentDatedDepartment,
    about: {
      create:
        'If several departments of a city serve a category, the one that serves the fewest other categories is responsible.',
      update: 'Omitted fields do not change; a list of categories replaces the previous one.',
      remove:
        'Another department of the city that serves its categories becomes responsible for them, if there is one.',
    },
  }),
  recordController(RECORD_KINDS['police-stations'], {
    name: 'PoliceStation',
    one: 'a police station',
    item: DatedPoliceStationDto,
    page: DatedPoliceStationPageDto,
    query: RecordListQueryDto,
    changes: PoliceStationChangesDto,
    present: presentDatedPoliceStation,
    about: {
      create: 'A place has the police station that names its pincode.',
      update: 'Omitted fields do not change; a list of pincodes replaces the previous one.',
      remove: 'Its pincodes then have no police station, unless another one names them.',
    },
  }),
];

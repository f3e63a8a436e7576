import { columnsNotPresented } from '../../../test/support/source/every-column';
import type { DatedRecord } from './record-kind';
import {
  presentDatedDepartment,
  presentDatedJurisdiction,
  presentDatedOfficial,
  presentDatedPoliceStation,
  presentDepartment,
  presentJurisdiction,
  presentOfficial,
  presentPage,
  presentPoliceStation,
} from './record.presenter';

const DATES = {
  createdAt: new Date('2026-03-01T10:00:00.123Z'),
  updatedAt: new Date('2026-03-02T00:00:00Z'),
};
const SHOWN_DATES = { createdAt: '2026-03-01T10:00:00.123Z', updatedAt: '2026-03-02T00:00:00.000Z' };
/** A stored record, with an additional column that must not be shown. */
const stored = <Dated extends DatedRecord>(record: object) =>
  ({ record: { ...record, internal: 1 }, ...DATES }) as unknown as Dated;

const JURISDICTION = {
  id: 'jur_1',
  city: 'pune',
  ward: 'Ward 1',
  pincodes: ['411001'],
  ward_officer_id: 'off_1',
  corporator_id: 'off_2',
  constituency_assembly: 'Seat',
  constituency_parliamentary: 'House',
};
const OFFICIAL = {
  id: 'off_1',
  name: 'Asha',
  designation: 'MLA',
  city: 'pune',
  ward: 'Ward 1',
  phone: '1',
  email: 'a@b.example',
  chat_number: '2',
  micro_handle: '@a',
};
const DEPARTMENT = {
  id: 'dep_1',
  name: 'Water',
  city: 'pune',
  categories: ['road'],
  contact_phone: '1',
  contact_email: 'w@b.example',
};
const STATION = {
  id: 'pol_1',
  name: 'Station',
  city: 'pune',
  pincodes: ['411001'],
  contact_phone: '100',
  address: 'Lane 1',
};

describe('a jurisdiction', () => {
  const record = stored<DatedRecord<'jurisdictions'>>(JURISDICTION);

  it('is shown without its dates', () => {
    expect(presentJurisdiction(record)).toStrictEqual({ ...JURISDICTION, entityType: 'jurisdiction' });
  });

  it('is shown to admins with them', () => {
    expect(presentDatedJurisdiction(record)).toStrictEqual({
      ...JURISDICTION,
      entityType: 'jurisdiction',
      ...SHOWN_DATES,
    });
  });
});

describe('an official', () => {
  const record = stored<DatedRecord<'officials'>>({ ...OFFICIAL, constituency: 'Seat' });

  it('is shown with the constituency', () => {
    expect(presentOfficial(record)).toStrictEqual({
      ...OFFICIAL,
      entityType: 'official',
      constituency: 'Seat',
    });
  });

  it('is shown without a constituency if it has none', () => {
    expect(presentOfficial(stored({ ...OFFICIAL, constituency: '' }))).toStrictEqual({
      ...OFFICIAL,
      entityType: 'official',
    });
  });

  it('is shown to admins with the dates', () => {
    expect(presentDatedOfficial(record)).toStrictEqual({
      ...OFFICIAL,
      entityType: 'official',
      constituency: 'Seat',
      ...SHOWN_DATES,
    });
  });
});

describe('a department', () => {
  const record = stored<DatedRecord<'departments'>>(DEPARTMENT);

  it('is shown without its dates', () => {
    expect(presentDepartment(record)).toStrictEqual({ ...DEPARTMENT, entityType: 'department' });
  });

  it('is shown to admins with them', () => {
    expect(presentDatedDepartment(record)).toStrictEqual({
      ...DEPARTMENT,
      entityType: 'department',
      ...SHOWN_DATES,
    });
  });
});

describe('a police station', () => {
  const record = stored<DatedRecord<'police-stations'>>(STATION);

  it('is shown without its dates', () => {
    expect(presentPoliceStation(record)).toStrictEqual({ ...STATION, entityType: 'police_station' });
  });

  it('is shown to admins with them', () => {
    expect(presentDatedPoliceStation(record)).toStrictEqual({
      ...STATION,
      entityType: 'police_station',
      ...SHOWN_DATES,
    });
  });
});

describe('a record', () => {
  it.each<[string, object, (record: DatedRecord<never>) => unknown]>([
    ['jurisdiction', JURISDICTION, presentDatedJurisdiction],
    ['official', { ...OFFICIAL, constituency: 'Seat' }, presentDatedOfficial],
    ['department', DEPARTMENT, presentDatedDepartment],
    ['police station', STATION, presentDatedPoliceStation],
  ])('shows every column of a %s', (_, row, present) => {
    expect(columnsNotPresented(row, (each) => present(stored(each)))).toEqual([]);
    expect(columnsNotPresented(DATES, (dates) => present({ record: row, ...dates } as never))).toEqual([]);
  });
});

describe('a page of records', () => {
  it('shows each record, their number, and the cursor of the next page', () => {
    const shown = [stored<DatedRecord<'departments'>>(DEPARTMENT)];
    expect(presentPage({ shown, nextKey: 'next' }, ({ record }) => record.id)).toStrictEqual({
      count: 1,
      items: ['dep_1'],
      nextKey: 'next',
    });
  });
});

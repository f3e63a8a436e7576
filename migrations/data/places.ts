import type { QueryRunner } from 'typeorm';
import { typeid } from 'typeid-js';
import { GEOGRAPHY } from './geography';
import { insertRows, type Row } from './insert-rows';
import { POLICE_STATIONS } from './police-stations';

/** Inserts wards, pincodes and constituencies of the eight cities, and the responsible officials, named by office. */
export async function insertPlaces(runner: QueryRunner): Promise<void> {
  for (const { city, wards, places } of GEOGRAPHY) await insertCity(runner, city, wards, places);
  await insertRows(runner, 'police_stations', POLICE_STATIONS.map(stationRow));
}

const DEPARTMENTS: ReadonlyArray<{ name: string; categories: string[] }> = [
  { name: 'Roads and Traffic Department', categories: ['road', 'traffic'] },
  { name: 'Solid Waste Management Department', categories: ['hygiene'] },
  { name: 'Water and Infrastructure Department', categories: ['infrastructure'] },
  { name: 'Public Health Department', categories: ['healthcare'] },
  { name: 'General Administration Department', categories: ['systemic', 'healthcare'] },
  {
    name: 'Citizen Services Department',
    categories: ['traffic', 'road', 'infrastructure', 'hygiene', 'healthcare', 'systemic'],
  },
];

interface Ward {
  code: string;
  name: string;
  zone: string;
  assembly: string;
  parliament: string;
}

interface Place {
  pincode: string;
  ward: string;
  area: string;
  lat: number | null;
  lng: number | null;
}

async function insertCity(
  runner: QueryRunner,
  city: string,
  wardLines: string,
  placeLines: string,
): Promise<void> {
  const wards = linesOf(wardLines).map(
    ([code = '', name = '', zone = '', assembly = '', parliament = '']) => {
      return { code, name, zone, assembly, parliament };
    },
  );
  const places = linesOf(placeLines).map(([pincode = '', ward = '', area = '', lat, lng]): Place => {
    return { pincode, ward: wards[Number(ward)]?.code ?? '', area, lat: degrees(lat), lng: degrees(lng) };
  });
  await insertRows(
    runner,
    'wards',
    wards.map((ward, index) => wardRow(city, ward, index)),
  );
  await insertRows(runner, 'places', placeRows(city, places));
  const offices = officesOf(city, wards);
  await insertRows(runner, 'officials', offices.rows);
  await insertRows(
    runner,
    'jurisdictions',
    wards.map((ward) => jurisdictionRow(city, ward, places, offices.byWard)),
  );
  await insertRows(
    runner,
    'departments',
    DEPARTMENTS.map((each) => ({ id: id('dep'), city, ...each })),
  );
}

function linesOf(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
}

function degrees(text: string | undefined): number | null {
  return text ? Number(text) : null;
}

function id(prefix: string): string {
  return typeid(prefix).toString();
}

/** A district outside the wards of the city has no ward office. */
function isWard({ code }: Ward): boolean {
  return !code.endsWith(' district');
}

function wardRow(city: string, { code, name, zone }: Ward, index: number): Row {
  const numbered = /\d+/.exec(code)?.[0];
  return { id: id('wrd'), city, code, name, zone, ward_number: numbered ? Number(numbered) : index + 1 };
}

/** The first place of a pincode is its main one: most of the pincode is there. */
function placeRows(city: string, places: readonly Place[]): Row[] {
  const seen = new Set<string>();
  return places.map((place) => {
    const isMain = !seen.has(place.pincode);
    seen.add(place.pincode);
    return { city, ...place, is_main: isMain };
  });
}

interface Offices {
  rows: Row[];
  byWard: Map<string, { officer: string; corporator: string }>;
}

function officesOf(city: string, wards: readonly Ward[]): Offices {
  const office = (designation: string, name: string, rest: Row): Row => {
    return { id: id('off'), name, designation, city, ward: '', constituency: '', ...rest };
  };
  const byWard: Offices['byWard'] = new Map();
  const rows: Row[] = [];
  for (const { code: ward } of wards.filter(isWard)) {
    const officer = office('Ward Officer', `Ward Officer, ${ward}`, { ward });
    const corporator = office('Corporator', `Corporator, ${ward}`, { ward });
    rows.push(officer, corporator);
    byWard.set(ward, { officer: officer.id as string, corporator: corporator.id as string });
  }
  const seats = (of: (ward: Ward) => string) => [...new Set(wards.map(of))].filter((seat) => seat !== '');
  for (const constituency of seats(({ assembly }) => assembly))
    rows.push(office('MLA', `MLA, ${constituency}`, { constituency }));
  for (const constituency of seats(({ parliament }) => parliament))
    rows.push(office('MP', `MP, ${constituency}`, { constituency }));
  return { rows, byWard };
}

function jurisdictionRow(
  city: string,
  ward: Ward,
  places: readonly Place[],
  offices: Offices['byWard'],
): Row {
  const held = offices.get(ward.code);
  return {
    id: id('jur'),
    city,
    ward: ward.code,
    pincodes: places.filter((place) => place.ward === ward.code).map(({ pincode }) => pincode),
    ward_officer_id: held?.officer ?? null,
    corporator_id: held?.corporator ?? null,
    constituency_assembly: ward.assembly,
    constituency_parliamentary: ward.parliament,
  };
}

function stationRow({ name, pincodes }: (typeof POLICE_STATIONS)[number]): Row {
  return { id: id('pol'), city: 'mumbai', name: `${name} Police Station`, pincodes };
}

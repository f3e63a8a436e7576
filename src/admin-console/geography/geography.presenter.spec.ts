import type { CityRecord, ListedWard, PincodeRecord, SourcedBoundary } from '../../accountability';
import { columnsNotPresented } from '../../../test/support/source/every-column';
import {
  presentCity,
  presentListedWard,
  presentPincode,
  presentSourcedBoundary,
  presentWard,
} from './geography.presenter';
import { sha256Of } from './boundary-digest';

const CITY: CityRecord = {
  slug: 'mumbai',
  displayName: 'Mumbai',
  state: 'Maharashtra',
  subdomain: 'mum',
  rolloutStatus: 'rollout',
  timeZone: 'Asia/Kolkata',
};
const WARD: ListedWard = {
  id: 'wrd_1',
  city: 'mumbai',
  code: 'H/West',
  name: 'Bandra West',
  zone: 'Western Suburbs',
  wardNumber: 9,
  officeAddress: 'Hill Road',
  phone: '022 5550 0100',
  score: 71,
  resPct: 66,
  trend: -2,
  hasBoundary: true,
};
const PLACE: PincodeRecord = {
  pincode: '400050',
  city: 'mumbai',
  ward: 'H/West',
  area: 'Hill Road',
  lat: 19.0544,
  lng: 72.8324,
  isMain: true,
};
const BOUNDARY: SourcedBoundary = {
  boundary: { type: 'MultiPolygon', coordinates: [] },
  boundarySource: 'City survey, 2025',
};
/** Additional members of a row, which a presenter must not show. */
const MORE = { createdAt: new Date(0), words: 'more' };

describe('a city in the console', () => {
  it('is shown completely, with nothing else', () => {
    expect(presentCity({ ...CITY, ...MORE })).toStrictEqual({
      id: 'mumbai',
      name: 'Mumbai',
      state: 'Maharashtra',
      subdomain: 'mum',
      status: 'rollout',
      timeZone: 'Asia/Kolkata',
    });
    expect(columnsNotPresented(CITY, presentCity)).toEqual([]);
  });
});

describe('a ward in the console', () => {
  const { city, hasBoundary, ...same } = WARD;

  it('is shown completely, with nothing else', () => {
    expect(presentWard({ ...WARD, ...MORE })).toStrictEqual({ ...same, cityId: city });
    expect(columnsNotPresented(WARD, presentWard)).toEqual(['hasBoundary']);
  });

  it('shows in a list whether it has a boundary', () => {
    expect(presentListedWard({ ...WARD, ...MORE })).toStrictEqual({ ...same, cityId: city, hasBoundary });
    expect(columnsNotPresented(WARD, presentListedWard)).toEqual([]);
  });
});

describe('the boundary of a ward', () => {
  it('is shown with its source, and with nothing else', () => {
    const { boundary, boundarySource: source } = BOUNDARY;
    expect(presentSourcedBoundary({ ...BOUNDARY, ...MORE })).toStrictEqual({
      boundary,
      sha256: sha256Of(boundary),
      source,
    });
    expect(columnsNotPresented(BOUNDARY, presentSourcedBoundary)).toEqual([]);
  });
});

describe('a pincode in a ward', () => {
  it('is shown completely, with nothing else', () => {
    const { city: cityId, ward: wardCode, ...same } = PLACE;
    expect(presentPincode({ ...PLACE, ...MORE })).toStrictEqual({ ...same, cityId, wardCode });
    expect(columnsNotPresented(PLACE, presentPincode)).toEqual([]);
  });
});

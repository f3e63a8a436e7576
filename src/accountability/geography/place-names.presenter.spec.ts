import { columnsNotPresented } from '../../../test/support/source/every-column';
import { presentPlaceNames } from './place-names.presenter';
import type { NamedPlace } from './place-names.queries';

const PLACE: NamedPlace = { area: 'Bandra West', lat: 19.0596, lng: 72.8295 };

describe('the names of places', () => {
  it('are points, longitude first', () => {
    expect(presentPlaceNames([PLACE])).toStrictEqual({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          properties: { name: 'Bandra West' },
          geometry: { type: 'Point', coordinates: [72.8295, 19.0596] },
        },
      ],
    });
  });

  it('show every column read of a place', () => {
    expect(columnsNotPresented(PLACE, (place) => presentPlaceNames([place]))).toEqual([]);
  });
});

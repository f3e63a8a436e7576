import type { City } from '../../accountability';
import { columnsNotPresented } from '../../../test/support/source/every-column';
import { presentCity } from './city.presenter';

const CITY: City = {
  slug: 'mumbai',
  displayName: 'Mumbai',
  state: 'Maharashtra',
  subdomain: 'mumbai-reports',
  rolloutStatus: 'live',
  createdAt: new Date('2026-03-01T10:00:00.123Z'),
  timeZone: 'Asia/Kolkata',
};

describe('a city of the public read API', () => {
  it('has its slug as id', () => {
    expect(presentCity(CITY)).toStrictEqual({
      id: 'mumbai',
      name: 'Mumbai',
      state: 'Maharashtra',
      subdomain: 'mumbai-reports',
      status: 'live',
      createdAt: '2026-03-01T10:00:00.123Z',
    });
  });

  it('shows every column except its time zone', () => {
    expect(columnsNotPresented(CITY, presentCity)).toEqual(['timeZone']);
  });
});

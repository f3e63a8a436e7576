import type { DomainError } from '../../platform/http/domain-error';
import { placeIn } from './feed-place';

function refused(text: string): unknown {
  try {
    return placeIn(text);
  } catch (error) {
    return (error as DomainError).details?.map(({ field }) => field);
  }
}

describe('the circle in a path', () => {
  it.each([
    ['19.0544,72.8324,500', { lat: 19.0544, lng: 72.8324, metres: 500 }],
    ['-90,180,1', { lat: -90, lng: 180, metres: 1 }],
    ['0,0,2000', { lat: 0, lng: 0, metres: 2000 }],
  ])('%s is accepted', (text, place) => {
    expect(placeIn(text)).toStrictEqual(place);
  });

  it.each([
    ['', ['near']],
    ['19,72', ['near']],
    ['19,72,500,1', ['near']],
    ['90.1,72,500', ['lat']],
    ['19,-180.1,500', ['lng']],
    ['19,72,0', ['metres']],
    ['19,72,2001', ['metres']],
    ['19,72,1.5', ['metres']],
    ['19,72,05', ['metres']],
    ['19., 72,', ['lat', 'lng', 'metres']],
    ['1e1,72,500', ['lat']],
    ['NaN,Infinity,x', ['lat', 'lng', 'metres']],
  ])('"%s" is refused for its %j', (text, fields) => {
    expect(refused(text)).toEqual(fields);
  });
});

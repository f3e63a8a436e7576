import { degrees } from './degrees';

describe('the degrees of two fields', () => {
  it.each([
    ['19.0544', '72.8324', { lat: 19.0544, lng: 72.8324 }],
    ['19.0544° N, 72.8324° E', '', { lat: 19.0544, lng: 72.8324 }],
    ['१९.०५', '७२.८३', { lat: 19.05, lng: 72.83 }],
    ['', ' ', { lat: null, lng: null }],
    ['19', '', { lat: 19, lng: null }],
  ])('%j and %j are %j', (lat, lng, place) => {
    expect(degrees({ lat, lng })).toEqual(place);
  });

  it.each([
    ['here', '72.8', 'lat must be a number of degrees'],
    ['19', 'there', 'lng must be a number of degrees'],
    ['72.8324', '19.0544', 'lat and lng seem to be swapped'],
  ])('refuses %j and %j: %s', (lat, lng, message) => {
    expect(() => degrees({ lat, lng })).toThrow(message);
  });
});

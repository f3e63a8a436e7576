import type { FollowFormDto } from './alert-forms.dto';
import { followedIn } from './followed';

const EMPTY = {
  what: '',
  issue: '',
  ward: '',
  category: '',
  lat: '',
  lng: '',
  near: '',
  spot: '',
  radius: '',
  frequency: '',
  email: '',
};
const followed = (form: Partial<FollowFormDto>) => followedIn({ ...EMPTY, ...form });

describe('what a form says is to be followed', () => {
  it.each<[Partial<FollowFormDto>, object]>([
    [{ issue: 'iss_1' }, { kind: 'issue', issueId: 'iss_1' }],
    [{ ward: ' K/W ' }, { kind: 'ward', ward: 'K/W' }],
    [
      { category: 'road', radius: '500' },
      { kind: 'category', category: 'road' },
    ],
    [
      { lat: '19.05', lng: '72.83', radius: '500' },
      { kind: 'place', place: { lat: 19.05, lng: 72.83, radiusM: 500 } },
    ],
    [
      { lat: '19°03′N, 72°49′48″E', radius: '५०० ' },
      { kind: 'place', place: { lat: 19.05, lng: 72.83, radiusM: 500 } },
    ],
    [{ ward: '\u202aK/W\u202c' }, { kind: 'ward', ward: 'K/W' }],
    [
      { what: 'category', ward: 'K/W', category: 'road' },
      { kind: 'category', category: 'road' },
    ],
    [
      { what: 'ward', ward: 'K/W', lat: '19.05' },
      { kind: 'ward', ward: 'K/W' },
    ],
  ])('%j', (form, expected) => {
    expect(followed(form)).toEqual(expected);
  });

  it.each<[string, Partial<FollowFormDto>]>([
    ['nothing', {}],
    ['two things', { ward: 'K/W', category: 'road' }],
    ['no category there is', { category: 'moon' }],
    ['a point without a radius', { lat: '19.05', lng: '72.83' }],
    ['a radius that is too small', { lat: '19.05', lng: '72.83', radius: '99' }],
    ['a radius that is too large', { lat: '19.05', lng: '72.83', radius: '2001' }],
    ['half a point', { category: 'road', lat: '19.05', radius: '500' }],
    ['a point off the earth', { lat: '91', lng: '72.83', radius: '500' }],
    ['a point whose numbers are swapped', { lat: '72.83', lng: '19.05', radius: '500' }],
    ['a point that is no number', { lat: 'here', lng: '72.83', radius: '500' }],
  ])('is not %s', (_, form) => {
    expect(followed(form)).toBeUndefined();
  });
});

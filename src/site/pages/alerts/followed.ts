import { type Followed, MAX_RADIUS_M } from '../../../alerts';
import { CATEGORY_SLUGS } from '../../../kernel/categories';
import { oneOf } from '../../forms/form-fields';
import type { FollowFormDto } from './alert-forms.dto';

const MIN_RADIUS_M = 100;
const DEGREES = /^-?\d{1,3}(\.\d{1,15})?$/;

/** The one thing that a form follows; undefined if it names none, several, or something invalid. */
export function followedIn({ issue, ward, category, lat, lng, radius }: FollowFormDto): Followed | undefined {
  const found: Followed[] = [];
  if (issue !== '') found.push({ kind: 'issue', issueId: issue });
  if (ward !== '') found.push({ kind: 'ward', ward: ward.trim() });
  const slug = oneOf(CATEGORY_SLUGS, category);
  if (slug) found.push({ kind: 'category', category: slug });
  const place = placeIn(lat.trim(), lng.trim(), radius.trim());
  if (place) found.push({ kind: 'place', place });
  const isPlaceWrong = !place && (lat !== '' || lng !== '');
  return found.length === 1 && !isPlaceWrong ? found[0] : undefined;
}

function placeIn(lat: string, lng: string, radius: string) {
  if (!DEGREES.test(lat) || !DEGREES.test(lng) || !/^\d{1,4}$/.test(radius)) return undefined;
  const place = { lat: Number(lat), lng: Number(lng), radiusM: Number(radius) };
  const isOnEarth = Math.abs(place.lat) <= 85 && Math.abs(place.lng) <= 180;
  return isOnEarth && place.radiusM >= MIN_RADIUS_M && place.radiusM <= MAX_RADIUS_M ? place : undefined;
}

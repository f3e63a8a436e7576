import { type Followed, MAX_RADIUS_M } from '../../../../alerts';
import { CATEGORY_SLUGS } from '../../../../kernel/categories';
import { typedPoint } from '../../../../kernel/typed-point';
import { typedText } from '../../../../kernel/text/typed-text';
import { oneOf } from '../../forms/form-fields';
import type { FollowFormDto } from './alert-forms.dto';

const MIN_RADIUS_M = 100;

/** The parts of the form, of which a reader chooses one. */
export const FOLLOWED_PARTS = ['ward', 'category', 'place'] as const;
export type FollowedPart = (typeof FOLLOWED_PARTS)[number];

/** The one thing that a form follows; undefined if it names none, several, or something invalid. */
export function followedIn(form: FollowFormDto): Followed | undefined {
  const what = oneOf(FOLLOWED_PARTS, form.what);
  return oneIn({
    ...form,
    ...(what && what !== 'ward' && { ward: '' }),
    ...(what && what !== 'category' && { category: '' }),
    ...(what && what !== 'place' && { lat: '', lng: '' }),
  });
}

function oneIn({ issue, ward, category, lat, lng, radius }: FollowFormDto): Followed | undefined {
  const found: Followed[] = [];
  if (issue !== '') found.push({ kind: 'issue', issueId: issue });
  if (ward !== '') found.push({ kind: 'ward', ward: typedText(ward) });
  const slug = oneOf(CATEGORY_SLUGS, category);
  if (slug) found.push({ kind: 'category', category: slug });
  const place = placeIn(lat, lng, typedText(radius));
  if (place) found.push({ kind: 'place', place });
  const isPlaceWrong = !place && (lat.trim() !== '' || lng.trim() !== '');
  return found.length === 1 && !isPlaceWrong ? found[0] : undefined;
}

function placeIn(typedLat: string, typedLng: string, radius: string) {
  const { lat, lng, isSwapped } = typedPoint(typedLat, typedLng);
  if (lat === undefined || lng === undefined || isSwapped || !/^\d{1,4}$/.test(radius)) return undefined;
  const place = { lat, lng, radiusM: Number(radius) };
  const isOnEarth = Math.abs(place.lat) <= 85 && Math.abs(place.lng) <= 180;
  return isOnEarth && place.radiusM >= MIN_RADIUS_M && place.radiusM <= MAX_RADIUS_M ? place : undefined;
}

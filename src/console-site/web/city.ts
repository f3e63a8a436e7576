import { CITY_SLUGS, type CitySlug } from '../../kernel/cities';
import { usePlace } from './router';
import { session } from './session';
import { useStore } from './store';

/** The city to show: the city in the address, else the first city of the account. */
export function useCity(): CitySlug {
  const { admin } = useStore(session);
  const named = usePlace().query.get('city');
  return CITY_SLUGS.find((slug) => slug === named) ?? admin?.cityScope?.[0] ?? 'mumbai';
}

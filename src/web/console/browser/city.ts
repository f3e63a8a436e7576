import { CITY_SLUGS, type CitySlug } from '../../../kernel/cities';
import { type Place, usePlace } from './router';
import { session } from './session';
import { useStore } from './store';

/** The city to show. */
export function useCity(): CitySlug {
  const { admin } = useStore(session);
  return cityAt(usePlace(), admin);
}

/** The city in the address, else the first city of the account. */
export function cityAt({ query }: Place, admin = session.get().admin): CitySlug {
  const named = query.get('city');
  return CITY_SLUGS.find((slug) => slug === named) ?? admin?.cityScope?.[0] ?? 'mumbai';
}

import type { CitySlug } from '../../kernel/cities';
import type { ConsoleActor } from '../../kernel/console';

/**
 * Whether a member of city staff is shown personal data of somebody in a city: a super_admin always; in their cities, a
 * city_admin, and an agent or call_taker with the right `contacts`; nobody else, also where roles are not enforced.
 * @param city null: of no city
 */
export function mayReveal(
  actor: Pick<ConsoleActor, 'role' | 'cityScope' | 'contacts'>,
  city: CitySlug | null,
): boolean {
  const { role, cityScope } = actor;
  if (role === 'super_admin') return true;
  return revealsAtAll(actor) && (cityScope === null || (city !== null && cityScope.includes(city)));
}

/** Whether an account may ever be shown personal data. */
export function revealsAtAll({ role, contacts }: Pick<ConsoleActor, 'role' | 'contacts'>): boolean {
  if (role === 'agent' || role === 'call_taker') return contacts;
  return role === 'super_admin' || role === 'city_admin';
}

/** Whether a member of city staff sees who read personal data. */
export function seesReads({ role }: Pick<ConsoleActor, 'role'>): boolean {
  return role === 'super_admin' || role === 'auditor';
}

/**
 * The cities whose people's requests about their data an account answers; null: all people, also those without an
 * account. @returns undefined if it answers none
 */
export function citiesAnswered({
  role,
  cityScope,
}: Pick<ConsoleActor, 'role' | 'cityScope'>): readonly CitySlug[] | null | undefined {
  if (role === 'super_admin') return null;
  return role === 'city_admin' ? cityScope : undefined;
}

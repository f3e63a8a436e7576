import type { CitySlug } from '../../kernel/cities';
import type { ConsoleActor } from '../../kernel/console';

/**
 * Whether a member of city staff is shown personal data of somebody in a city: a super_admin always, a city_admin in
 * their cities, nobody else, also where roles are not enforced.
 * @param city null: of no city
 */
export function mayReveal(
  { role, cityScope }: Pick<ConsoleActor, 'role' | 'cityScope'>,
  city: CitySlug | null,
): boolean {
  if (role === 'super_admin') return true;
  return role === 'city_admin' && (cityScope === null || (city !== null && cityScope.includes(city)));
}

/** Whether a role may ever be shown personal data. */
export function revealsAtAll({ role }: Pick<ConsoleActor, 'role'>): boolean {
  return role === 'super_admin' || role === 'city_admin';
}

/** Whether a member of city staff sees who read personal data. */
export function seesReads({ role }: Pick<ConsoleActor, 'role'>): boolean {
  return role === 'super_admin' || role === 'auditor';
}

import { CITY_SLUGS } from '../../../../../kernel/cities';
import type { Schemas } from '../../api';
import { holderOptions } from '../../holders';
import type { Option } from '../../kit/forms/fields';
import { cityName } from '../../city-name';
import { readUnits } from '../../shared-reads';
import { withMembers } from '../../units';

type Account = Schemas['ConsoleAccount'];

/**
 * The units, and the accounts in them, that can get the issues of an account, by city.
 * @param accounts all accounts of the console
 */
export async function readHeirs(
  { id, cityScope }: Account,
  accounts: readonly Account[],
): Promise<Array<Option & { group: string }>> {
  const cities = cityScope ?? CITY_SLUGS;
  const others = accounts.filter((account) => account.id !== id);
  const units = await Promise.all(cities.map(readUnits));
  return cities.flatMap((city, at) => {
    const [, ...options] = holderOptions(withMembers(units[at] ?? [], others), null);
    return options.map(({ value, label }) => ({ value, label, group: cityName(city) }));
  });
}

import { answerOf, api } from './api';
import { type Read, useRead } from './kit/reads/hooks';
import { cached, read } from './kit/reads/reads';
import { type UnitOfStaff, withMembers } from './units';

/** Units rarely change. */
const KEPT_MS = 60_000;
const keyOf = (city: string) => `units with members ${city}`;

async function loadUnits(city: string): Promise<UnitOfStaff[]> {
  const [units, accounts] = await Promise.all([
    answerOf(api.GET('/api/admin/units', { params: { query: { cityId: city } } })),
    answerOf(api.GET('/api/admin/access/accounts')),
  ]);
  return withMembers(units, accounts);
}

/** The units of a city that can hold issues. */
export function useUnits(city: string): Read<UnitOfStaff[]> {
  const key = keyOf(city);
  return useRead(
    key,
    () => read(key, () => loadUnits(city), KEPT_MS),
    cached(key, Infinity) as UnitOfStaff[] | undefined,
  );
}

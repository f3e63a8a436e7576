import { textIn } from '../../../kernel/languages';
import type { Schemas } from './api';
import type { Option } from './kit/forms/fields';

/** A unit of city staff that can hold issues, with its members by name. */
export interface UnitOfStaff {
  id: string;
  name: string;
  members: ReadonlyArray<{ id: string; name: string }>;
}

/** The active units with their active members, by name. */
export function withMembers(
  units: ReadonlyArray<Pick<Schemas['Unit'], 'id' | 'name' | 'active' | 'members'>>,
  accounts: ReadonlyArray<Pick<Schemas['ConsoleAccount'], 'id' | 'name' | 'active'>>,
): UnitOfStaff[] {
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);
  return units
    .filter(({ active }) => active)
    .map(({ id, name, members }) => ({
      id,
      name: textIn(name),
      members: accounts.filter((account) => account.active && members.includes(account.id)).sort(byName),
    }))
    .sort(byName);
}

/** The units and their accounts as values of a filter; an account of several units once. */
export function unitOptions(units: readonly UnitOfStaff[] = []): Option[] {
  const accounts = new Map(
    units.flatMap(({ members }) => members.map(({ id, name }) => [id, name] as const)),
  );
  return [
    ...units.map(({ id, name }) => ({ value: id, label: name })),
    ...[...accounts].map(([value, label]) => ({ value, label })),
  ];
}

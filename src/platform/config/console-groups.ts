import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy, type ValidationArguments } from 'class-validator';
import { CATEGORY_SLUGS } from '../../kernel/categories';
import { CITY_SLUGS } from '../../kernel/cities';
import { CONSOLE_ROLES, type GroupRights } from '../../kernel/console';

const MEMBERS = ['group', 'role', 'cities', 'wards', 'categories', 'units'];

/** Groups of the identity provider with their rights, as JSON. The refusal names what is not known. */
export const GroupsWithRights = () =>
  applyDecorators(
    Transform(({ value }: { value: string }) =>
      problemOf(value) === undefined ? (JSON.parse(value) as Given[]).map(rightsOf) : value,
    ),
    ValidateBy({
      name: 'groupsWithRights',
      validator: {
        validate: (value: unknown) => typeof value !== 'string',
        defaultMessage: (args?: ValidationArguments) => problemOf(args?.value) ?? 'must be JSON',
      },
    }),
  );

/** A group, as the setting writes it. */
interface Given
  extends Pick<GroupRights, 'role'>, Partial<Pick<GroupRights, 'wards' | 'categories' | 'units'>> {
  group: string;
  cities?: GroupRights['cityScope'];
}

function rightsOf({ group, role, cities, wards, categories, units }: Given): GroupRights {
  return {
    name: group,
    role,
    cityScope: cities ?? null,
    wards: wards ?? [],
    categories: categories ?? [],
    units: units ?? null,
  };
}

function problemOf(text: unknown): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(String(text));
  } catch {
    return 'must be JSON';
  }
  if (!Array.isArray(value)) return 'must be a JSON list';
  for (const [at, group] of value.entries()) {
    const problem = problemOfGroup(group);
    if (problem !== undefined) return `the group ${at + 1} ${problem}`;
  }
  return undefined;
}

function problemOfGroup(given: unknown): string | undefined {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return 'must be an object';
  const group = given as Record<string, unknown>;
  const unknown = Object.keys(group).find((member) => !MEMBERS.includes(member));
  if (unknown !== undefined) return `has the unknown member ${JSON.stringify(unknown)}`;
  if (typeof group.group !== 'string' || group.group === '') return 'must have the name of a group';
  if (!isIn(CONSOLE_ROLES, group.role))
    return `has the unknown role ${JSON.stringify(group.role)}; known are ${CONSOLE_ROLES.join(', ')}`;
  if (Array.isArray(group.cities) && group.cities.length === 0)
    return 'has no cities; without the member it has all';
  return (
    problemOfList(group, 'cities', CITY_SLUGS) ??
    problemOfList(group, 'categories', CATEGORY_SLUGS) ??
    problemOfList(group, 'wards') ??
    problemOfList(group, 'units')
  );
}

function problemOfList(
  group: Record<string, unknown>,
  member: string,
  known?: readonly string[],
): string | undefined {
  const list = group[member];
  if (list === undefined || list === null) return undefined;
  if (!Array.isArray(list)) return `must have a list of ${member}`;
  const wrong: unknown = list.find((each) => typeof each !== 'string' || (known && !isIn(known, each)));
  if (wrong === undefined) return undefined;
  return `has the unknown ${member} ${JSON.stringify(wrong)}${known ? `; known are ${known.join(', ')}` : ''}`;
}

function isIn(values: readonly string[], value: unknown): boolean {
  return values.some((each) => each === value);
}

import type { GroupRights } from '../../kernel/console';
import type { ConsoleGroup } from '../entities/console-group.entity';
import type { ConsoleGroupDto } from './groups.dto';

/** A group of the identity provider (docs/api/console.md#groups). */
export function presentGroup(group: ConsoleGroup): ConsoleGroupDto {
  return { id: group.id, position: group.position, ...rightsOf(group) };
}

/** A group of the settings, which has no id. */
export function presentFixedGroup(group: GroupRights): ConsoleGroupDto {
  return { id: null, position: null, ...rightsOf(group) };
}

function rightsOf({ name, role, cityScope, wards, categories, units }: GroupRights) {
  return { name, role, cityScope, wards, categories, units };
}

import { textIn } from '../../kernel/languages';
import type { RuleRow } from '../../staff';
import type { AssignedDto, AssignmentRuleDto, HolderDto } from './assignment.dto';
import type { AssignedIssue } from './holder-actions.service';
import type { HolderRow } from './staff-account.queries';

/** Who works on an issue; null if nobody does. */
export function presentHolder(holder: HolderRow | null): HolderDto | null {
  if (!holder) return null;
  const { unitId, unitName, accountId, accountName } = holder;
  return { unitId, unitName: textIn(unitName), accountId, accountName };
}

/** The holder of an issue after an assignment (docs/api/staff.md#holders). */
export function presentAssigned({ issueId, holder, at }: AssignedIssue): AssignedDto {
  return { issueId, holder: presentHolder(holder), assignedAt: at.toISOString() };
}

/** A rule for new issues (docs/api/staff.md#rules). */
export function presentRule({ id, city, ward, category, unitId }: RuleRow): AssignmentRuleDto {
  return { id, cityId: city, ward, category, unitId };
}

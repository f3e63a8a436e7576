/** The import surface: what others may use of this context. Nothing else of it is imported from outside. */
export type { Holder, HolderChange } from './holders/holder';
export { IssueHolderChanged } from './holders/holder.events';
export { HolderQueries } from './holders/holder.queries';
export { HoldersService } from './holders/holders.service';
export { type AppliedRules, AssignmentRulesService, type RuleInput } from './rules/assignment-rules.service';
export { RuleQueries, type RuleRow } from './rules/rule.queries';
export { HolderChanged, RuleNotFound, UnitNotFound } from './staff.errors';
export { StaffModule } from './staff.module';
export { UnitQueries, type UnitRow, type UnitWithMembers } from './units/unit.queries';
export { type UnitChange, type UnitInput, UnitsService } from './units/units.service';

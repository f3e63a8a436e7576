/** The import surface: what others may use of this context. Nothing else of it is imported from outside. */
export { UnitNotFound } from './staff.errors';
export { StaffModule } from './staff.module';
export { UnitQueries, type UnitRow, type UnitWithMembers } from './units/unit.queries';
export { type UnitChange, type UnitInput, UnitsService } from './units/units.service';

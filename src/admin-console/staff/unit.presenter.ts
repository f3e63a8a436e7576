import type { UnitWithMembers } from '../../staff';
import type { UnitDto } from './units.dto';

/** A unit of city staff (docs/api/staff.md#units). */
export function presentUnit(unit: UnitWithMembers): UnitDto {
  const { id, city, name, kind, departmentId, officialId, email, active, members } = unit;
  return { id, cityId: city, name, kind, departmentId, officialId, email, active, members };
}

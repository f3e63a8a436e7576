import { areaKm2 } from './boundary-check';
import { sha256OfWards } from './boundary-digest';
import type { BoundaryChangeDto, BoundaryImportDto } from './boundary-import.dto';
import { type BoundaryPlan, isSame } from './boundary-import.service';

/** The planned or stored changes of a file of boundaries (docs/api/console.md#boundary-import). */
export function presentBoundaryPlan(plan: BoundaryPlan): BoundaryImportDto {
  return {
    dryRun: plan.isDryRun,
    changes: plan.changes.map(presentChange),
    unknown: plan.unknown,
    missing: plan.missing.map(({ code }) => code),
    from: sha256OfWards(plan.changes.map(({ ward }) => ward)),
    problems: plan.problems.map(({ field, message, ward }) => ({ field, message, ward })),
  };
}

function presentChange({ ward, boundary }: BoundaryPlan['changes'][number]): BoundaryChangeDto {
  const { id: wardId, code, name, boundary: before } = ward;
  return {
    wardId,
    code,
    name,
    change: before === null ? 'new' : isSame(before, boundary) ? 'same' : 'replaced',
    positions: boundary.coordinates.flat(2).length,
    areaKm2: areaKm2(boundary),
    areaBeforeKm2: before && areaKm2(before),
  };
}

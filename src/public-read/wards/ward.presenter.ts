import { rewind } from '../../accountability';
import type { WardRowDto } from './ward.dto';
import type { WardRow } from './ward.queries';

/** A ward row (docs/api/public-read.md#wards). */
export function presentWard(ward: WardRow): WardRowDto {
  return {
    id: ward.id,
    cityId: ward.cityId,
    code: ward.code,
    name: ward.name,
    zone: ward.zone,
    wardNumber: ward.wardNumber,
    officeAddress: ward.officeAddress,
    phone: ward.phone,
    geom: ward.geom && rewind(ward.geom),
    score: ward.score,
    resPct: ward.resPct,
    trend: ward.trend,
    createdAt: ward.createdAt.toISOString(),
  };
}

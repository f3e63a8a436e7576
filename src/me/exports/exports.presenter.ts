import type { DataExport } from '../entities/data-export.entity';
import type { ExportDto } from './exports.dto';
import { expiryOf } from './exports.service';

/** An export as its person sees it (docs/api/privacy.md#exports). */
export function presentExport(found: DataExport): ExportDto {
  const { id, state, done, total, askedAt, sizeBytes } = found;
  return {
    id,
    state,
    done,
    total,
    askedAt: askedAt.toISOString(),
    expiresAt: expiryOf(found)?.toISOString() ?? null,
    sizeBytes: sizeBytes === null ? null : Number(sizeBytes),
  };
}

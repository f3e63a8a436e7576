import type { DataExport } from '../entities/data-export.entity';
import type { ExportDto } from './exports.dto';
import { EXPORT_KEPT_MS } from './exports.service';

/** An export as its person sees it (docs/api/privacy.md#exports). */
export function presentExport(found: DataExport): ExportDto {
  const { id, state, done, total, askedAt, readyAt, sizeBytes } = found;
  return {
    id,
    state,
    done,
    total,
    askedAt: askedAt.toISOString(),
    expiresAt: readyAt && new Date(readyAt.getTime() + EXPORT_KEPT_MS).toISOString(),
    sizeBytes: sizeBytes === null ? null : Number(sizeBytes),
  };
}

import type { ReporterDto } from './reporter.dto';
import type { ReporterRow } from './reporter.queries';

/** A reporter (docs/api/public-read.md#reporters). */
export function presentReporter(row: ReporterRow): ReporterDto {
  return {
    name: row.name,
    slug: row.slug,
    cr: row.cr,
    me: false,
    zone: row.zone,
    beat: row.beat,
    area: row.area,
    joined: row.joined.toISOString(),
    reports: row.reports,
    resolved: row.resolved,
    reached: row.reached,
    impact: row.impact,
    rank: row.rank,
    bio: row.bio,
    extra: row.extra,
  };
}

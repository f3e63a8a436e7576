import type { AnalyticsDto, AnalyticsGroupDto } from './analytics.dto';
import type { GroupCount } from './analytics.queries';
import type { Analytics } from './analytics.service';

/** Figures of a city in a period (docs/api/console.md#analytics). */
export function presentAnalytics(figures: Analytics): AnalyticsDto {
  return {
    from: figures.from,
    to: figures.to,
    byDay: figures.byDay.map(presentGroup),
    byWard: figures.byWard.map(presentGroup),
    byCategory: figures.byCategory.map(presentGroup),
    byChannel: figures.byChannel.map(presentGroup),
    medianHoursToResolve: rounded(figures.medianHoursToResolve),
  };
}

function presentGroup({ key, reported, resolved }: GroupCount): AnalyticsGroupDto {
  return { key, reported, resolved };
}

/** Hours to one decimal. */
function rounded(hours: number | null): number | null {
  return hours === null ? null : Math.round(hours * 10) / 10;
}

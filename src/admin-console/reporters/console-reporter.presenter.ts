import { maskEmail } from '../../personal-data';
import type { ConsoleReporter } from './console-reporter.queries';
import type { BannedReporter, VerifiedReporter } from './reporter-actions.service';
import type { BannedReporterDto, ConsoleReporterDto, VerifiedReporterDto } from './reporters-console.dto';

/** A reporter in the list of the console; the address is masked, and empty if unknown. */
export function presentReporter(reporter: ConsoleReporter): ConsoleReporterDto {
  return {
    userId: reporter.userId,
    slug: reporter.slug,
    name: reporter.name,
    email: maskEmail(reporter.email ?? ''),
    role: reporter.role,
    cityId: reporter.cityId,
    isCitizenReporter: reporter.isCitizenReporter,
    zone: reporter.zone,
    area: reporter.area,
    reports: reporter.reports,
    resolved: reporter.resolved,
    score: reporter.score,
    joinedAt: reporter.joinedAt.toISOString(),
  };
}

/** Whether a citizen reporter is verified now. */
export function presentVerified({ userId, isCitizenReporter }: VerifiedReporter): VerifiedReporterDto {
  return { userId, isCitizenReporter };
}

/** The role a banned account has now. */
export function presentBanned({ userId, role }: BannedReporter): BannedReporterDto {
  return { userId, role };
}

import type { ConsoleReporter } from './console-reporter.queries';
import type { ConsoleReporterDto } from './reporters-console.dto';

/** A reporter as the console lists one; an address that is not known is empty. */
export function presentReporter({ email, joinedAt, ...reporter }: ConsoleReporter): ConsoleReporterDto {
  return { ...reporter, email: email ?? '', joinedAt: joinedAt.toISOString() };
}

import { DAY_MS, SECOND_MS } from '../../kernel/time/durations';
import { InvalidInput } from '../../platform/http/domain-error';
import type { RequestListQueryDto } from './request-list.dto';

const MAX_DAYS = 90;
const SPAN_MS = MAX_DAYS * DAY_MS;

/** The time range in which requests were reported; an absent end is open. */
export interface RequestWindow {
  from?: Date;
  to?: Date;
}

/**
 * The time range of a query: at most 90 days, by default the last ones; unlimited if the query is for changed requests.
 * @throws InvalidInput for more than 90 days, or an end before the start
 */
export function windowOf(
  query: Pick<RequestListQueryDto, 'start_date' | 'end_date' | 'updated_after' | 'updated_before'>,
  now: Date,
): RequestWindow {
  const { start_date: from, end_date: to } = query;
  if (from && to) {
    const span = secondOf(to) - secondOf(from);
    if (to < from) throw refused('must not be before start_date');
    if (span > SPAN_MS) throw refused(`must be at most ${MAX_DAYS} days after start_date`);
    return { from, to };
  }
  if (from) return { from, to: new Date(secondOf(from) + SPAN_MS + SECOND_MS - 1) };
  if (to) return { from: new Date(secondOf(to) - SPAN_MS), to };
  if (query.updated_after || query.updated_before) return {};
  return { from: new Date(now.getTime() - SPAN_MS) };
}

/** Days are counted in whole seconds, as times are shown. */
function secondOf(date: Date): number {
  return Math.floor(date.getTime() / SECOND_MS) * SECOND_MS;
}

function refused(message: string): InvalidInput {
  return new InvalidInput([{ field: 'end_date', message }]);
}

import { InvalidInput } from '../platform/http/domain-error';
import type { ReplayWebhooksDto } from './dto/webhook.dto';
import type { ReplayRange } from './webhook.queries';

const FIRST = new Date(0);
/** Later than any time that a request may contain. */
const LAST = new Date('2200-01-01T00:00:00Z');

/** The range of events that a replay request asks for; without times, all recorded events. @throws InvalidInput */
export function rangeOf({ eventId, from = FIRST, to = LAST, lastKey }: ReplayWebhooksDto): ReplayRange {
  if (from > to) throw new InvalidInput([{ field: 'to', message: 'must not be before from' }]);
  return { from, to, eventId, lastKey };
}

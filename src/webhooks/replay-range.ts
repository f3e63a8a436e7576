import type { ReplayWebhooksDto } from './dto/webhook.dto';
import type { ReplayRange } from './webhook.queries';

const FIRST = new Date(0);
/** Past the last time a request may name. */
const LAST = new Date('2200-01-01T00:00:00Z');

/** What a request to send events again asks for: without times, all that is recorded. */
export function rangeOf({ eventId, from = FIRST, to = LAST, lastKey }: ReplayWebhooksDto): ReplayRange {
  return { from, to, eventId, lastKey };
}

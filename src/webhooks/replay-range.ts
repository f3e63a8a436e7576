import { InvalidInput } from '../platform/http/domain-error';
import type { ReplayWebhooksDto } from './dto/webhook.dto';
import type { ReplayRange } from './webhook.queries';

const FIRST = new Date(0);
/** Past the last time a request may name. */
const LAST = new Date('2200-01-01T00:00:00Z');

/** What a request to send events again asks for: without times, all that is recorded. @throws InvalidInput */
export function rangeOf({ eventId, from = FIRST, to = LAST, lastKey }: ReplayWebhooksDto): ReplayRange {
  if (from > to) throw new InvalidInput([{ field: 'to', message: 'must not be before from' }]);
  return { from, to, eventId, lastKey };
}

import type { SubscriptionCount } from '../../alerts';
import type { SubscriptionCountDto } from './alerts-console.dto';

/** How many subscriptions there are of a kind (docs/api/alerts.md#counts). */
export function presentCount(count: SubscriptionCount): SubscriptionCountDto {
  return { kind: count.kind, frequency: count.frequency, total: count.total, confirmed: count.confirmed };
}

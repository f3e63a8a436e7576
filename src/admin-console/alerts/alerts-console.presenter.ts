import type { SubscriptionCount } from '../../alerts';
import type { SubscriptionCountDto } from './alerts-console.dto';

/** The number of subscriptions of a kind (docs/api/alerts.md#counts). */
export function presentCount(count: SubscriptionCount): SubscriptionCountDto {
  return { kind: count.kind, frequency: count.frequency, total: count.total, confirmed: count.confirmed };
}

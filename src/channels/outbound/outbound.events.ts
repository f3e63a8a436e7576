import type { Channel } from '../channel';

/** A message to somebody was given up. */
export class DeliveryFailed {
  constructor(
    readonly deliveryId: string,
    readonly channel: Channel,
    readonly failure: string,
  ) {}
}

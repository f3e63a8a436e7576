import type { Channel } from '../channel';

/** A message to a person was given up. */
export class DeliveryFailed {
  constructor(
    readonly deliveryId: string,
    readonly channel: Channel,
    readonly failure: string,
  ) {}
}

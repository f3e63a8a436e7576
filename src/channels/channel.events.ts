import type { Channel } from './channel';

/** A channel refused access and rests; emitted inside the transaction, once for each rest. */
export class ChannelDegraded {
  constructor(
    readonly channel: Channel,
    readonly failure: string,
  ) {}
}

import { subscribe, unsubscribe } from 'node:diagnostics_channel';

/** An outgoing connection that undici tried to open. */
interface Attempt {
  host: string;
  /** Why it failed; undefined if it did not. */
  error?: string;
}

interface ConnectMessage {
  connectParams: { hostname: string };
  error?: Error;
}

/** The outgoing connections this process tried to open, until it stops watching. */
export class OutgoingConnections {
  readonly attempts: Attempt[] = [];

  private readonly begun = (message: unknown): void => {
    this.attempts.push({ host: (message as ConnectMessage).connectParams.hostname });
  };
  private readonly failed = (message: unknown): void => {
    const { connectParams, error } = message as ConnectMessage;
    const attempt = this.attempts.find(({ host }) => host === connectParams.hostname);
    if (attempt) attempt.error = error?.message;
  };

  constructor() {
    subscribe('undici:client:beforeConnect', this.begun);
    subscribe('undici:client:connectError', this.failed);
  }

  stop(): void {
    unsubscribe('undici:client:beforeConnect', this.begun);
    unsubscribe('undici:client:connectError', this.failed);
  }
}

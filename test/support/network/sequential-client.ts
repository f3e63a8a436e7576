import { Client, type ClientConfig } from 'pg';

type Send = (...query: unknown[]) => Promise<unknown>;

/**
 * A client that sends a query once the previous one is answered. TypeORM reads a schema by many concurrent queries on
 * one connection, which the next version of the driver will refuse.
 */
export class SequentialClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    const send = this.query.bind(this) as Send;
    let last: Promise<unknown> = Promise.resolve();
    const inTurn: Send = (...query) => {
      const answer = last.then(() => send(...query));
      last = answer.catch(() => undefined);
      return answer;
    };
    this.query = inTurn as Client['query'];
  }
}

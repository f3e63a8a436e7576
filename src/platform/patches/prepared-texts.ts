import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

/** More texts than the repositories produce. A text that varies with its values must not fill the server's memory. */
const MAX_TEXTS = 500;

/**
 * Makes TypeORM's parameterised queries prepared statements, which PostgreSQL plans once per connection. TypeORM names
 * none, and a read by primary key takes nearly twice the processor time without.
 */
export function prepareTexts(pool: Pool): void {
  const names = new Map<string, string>();
  const known = new WeakSet<PoolClient>();
  // Not the event `connect`: TypeORM has already opened a connection before a listener can be added.
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    nameQueries(client, names);
  });
}

function nameQueries(client: PoolClient, names: Map<string, string>): void {
  const send = client.query.bind(client) as (...args: unknown[]) => unknown;
  const prepared = (text: unknown, values: unknown, ...rest: unknown[]): unknown => {
    if (typeof text !== 'string' || !Array.isArray(values)) return send(text, values, ...rest);
    const name = nameOf(text, names);
    return name === undefined ? send(text, values, ...rest) : send({ name, text, values }, ...rest);
  };
  client.query = prepared as PoolClient['query'];
}

/** @returns undefined if there are too many texts already */
function nameOf(text: string, names: Map<string, string>): string | undefined {
  let name = names.get(text);
  if (name === undefined && names.size < MAX_TEXTS) {
    name = `typeorm.${createHash('sha1').update(text).digest('hex')}`;
    names.set(text, name);
  }
  return name;
}

import type { Client } from 'pg';
import { processorMs } from '../measure/processor-time';
import { verdict } from '../measure/report';

/** A city with many issues, and the service that runs on its database. */
export interface QueueCity {
  databaseUrl: string;
  client: Client;
  url: string;
  pid: number;
  /** A session of the console, as a Cookie header sends it. */
  cookie: string;
}

/** What one request took: all of it, and of processors the service with its connections to the database. */
export interface Cost {
  ms: number;
  processorMs: number | undefined;
}

/** The service and its connections to the database, which are found anew, as they come and go. */
export async function processesOf({ client, pid }: QueueCity): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return [pid, ...rows.map((row) => row.pid)];
}

/** Does some work and says what it took. */
export async function costOf<T>(
  pids: readonly number[],
  work: () => Promise<T>,
): Promise<Cost & { result: T }> {
  const before = processorMs(pids);
  const startedAt = performance.now();
  const result = await work();
  const ms = performance.now() - startedAt;
  const after = processorMs(pids);
  const spent = before === undefined || after === undefined ? undefined : after - before;
  return { result, ms, processorMs: spent };
}

/** Calls the console API. @throws Error unless it succeeds */
export async function called<T>(
  { url, cookie }: QueueCity,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<T> {
  const response = await sent({ url, cookie }, method, path, body);
  return (await response.json()) as T;
}

/** Calls the console API and leaves the body to be read. @throws Error unless it succeeds */
export async function sent(
  { url, cookie }: Pick<QueueCity, 'url' | 'cookie'>,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Response> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answers ${response.status} ${await response.text()}`);
  return response;
}

/** Prints a figure, its goal, and whether it is met. */
export function say(line: string, goal: string, isMet: boolean): void {
  process.stdout.write(`${verdict(line, goal, isMet)}\n`);
}

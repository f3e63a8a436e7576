import type { EmbeddedPostgres } from '../../../src/platform/embedded-postgres/embedded-postgres';

interface RunningServer {
  postgres: EmbeddedPostgres;
  folder: string;
}

/** Set-up and teardown share a process but not their modules. */
const shared = globalThis as { civicTestServer?: RunningServer };

export function keep(server: RunningServer): void {
  shared.civicTestServer = server;
}

export function kept(): RunningServer | undefined {
  return shared.civicTestServer;
}

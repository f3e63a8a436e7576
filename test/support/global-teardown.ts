import { rmSync } from 'node:fs';
import { kept } from './running-server';

export default async function globalTeardown(): Promise<void> {
  const server = kept();
  if (!server) return;
  await server.postgres.stop();
  rmSync(server.folder, { recursive: true, force: true });
}

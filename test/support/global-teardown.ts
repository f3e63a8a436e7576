import { existsSync, rmSync } from 'node:fs';
import { faultTable } from './fault-report';
import { kept } from './running-server';

export default async function globalTeardown(): Promise<void> {
  const { FAULT_REPORT } = process.env;
  if (FAULT_REPORT && existsSync(FAULT_REPORT)) process.stdout.write(`\n${faultTable(FAULT_REPORT)}\n`);
  const server = kept();
  if (!server) return;
  await server.postgres.stop();
  rmSync(server.folder, { recursive: true, force: true });
}

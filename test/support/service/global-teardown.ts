import { existsSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { faultTable } from '../process/fault-report';
import { removePreparedFolder } from './prepared-folder';
import { endRun } from './run-end';
import { removeTemporaryFolder } from './temporary-folder';

export default async function globalTeardown(): Promise<void> {
  const { FAULT_REPORT } = process.env;
  if (FAULT_REPORT && existsSync(FAULT_REPORT)) process.stdout.write(`\n${faultTable(FAULT_REPORT)}\n`);
  if (FAULT_REPORT) rmSync(dirname(FAULT_REPORT), { recursive: true, force: true });
  removePreparedFolder();
  await endRun();
  removeTemporaryFolder();
}

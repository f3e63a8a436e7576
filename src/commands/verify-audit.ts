import { parseArgs } from 'node:util';
import { AuditChain, type AuditHead } from '../platform/audit';
import { NOT_DONE, runCommand } from './command';

const USAGE = 'Usage: npm run audit:verify -- [--head <position>:<hash>]';

/**
 * `npm run audit:verify`: verifies the chain of audit records. Exit code 1: it is broken; 2: it could not be verified.
 */
function verify(): Promise<void> {
  const noted = readHead();
  if (noted === null) {
    process.stderr.write(`${USAGE}\n`);
    process.exit(NOT_DONE);
  }
  return runCommand(async (context) => {
    const verdict = await context.get(AuditChain, { strict: false }).verify(noted);
    process.stdout.write(`${JSON.stringify(verdict)}\n`);
    return verdict.broken ? 1 : 0;
  });
}

/** @returns undefined if no head is given, null if the given one is not valid */
function readHead(): AuditHead | null | undefined {
  try {
    const { head } = parseArgs({ options: { head: { type: 'string' } } }).values;
    if (head === undefined) return undefined;
    const [, position, hash] = /^([1-9]\d{0,14}):([0-9a-f]{64})$/.exec(head) ?? [];
    return position && hash ? { position: Number(position), hash } : null;
  } catch {
    return null;
  }
}

void verify();

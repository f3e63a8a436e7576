import { readdirSync, readFileSync } from 'node:fs';

const NANOSECONDS_PER_MS = 1_000_000;

/** The processor time of processes with all their threads, in milliseconds; undefined except on Linux. */
export function processorMs(pids: readonly number[]): number | undefined {
  try {
    return pids.reduce((sum, pid) => sum + msOf(pid), 0);
  } catch {
    return undefined;
  }
}

function msOf(pid: number): number {
  return readdirSync(`/proc/${pid}/task`)
    .map((thread) => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]))
    .reduce((sum, ns) => sum + ns / NANOSECONDS_PER_MS, 0);
}

/** The memory that a process has, in megabytes. */
export function residentMegabytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

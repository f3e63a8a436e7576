import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { CONNECTIONS, type Workload } from './scenarios';
import { type Side, wire } from './sides';

/** The start of a round that is not measured: connections are opened, including those to the database. */
const LEAD_IN_MS = 400;
/** How soon autocannon notices that it must stop. */
const STOP_CHECK_MS = 100;
const NEVER_S = 3600;
const ANSWER_TIMEOUT_S = 30;
/** The kernel counts processor time in hundredths of a second. */
const MICROSECONDS_PER_TICK = 10_000;

/** The measurements of one server in one round. */
export interface Round {
  requestsPerSecond: number;
  /** The time of each response, in milliseconds. */
  latencies: number[];
  /** Processor time of the server process per request, user and system, in microseconds; undefined except on Linux. */
  cpuMicroseconds: number | undefined;
  /** The share of one processor that the load generator used. */
  driverShare: number;
}

/**
 * Sends load to one server for a while.
 * @throws Error if any response is not a success
 */
export async function drive(workload: Workload, side: Side, seconds: number): Promise<Round> {
  const latencies: number[] = [];
  let measuring = false;
  let failures = 0;
  const load = start(workload, side);
  load.instance.on('response', (_client, status, _bytes, milliseconds) => {
    if (status >= 300) failures++;
    else if (measuring) latencies.push(milliseconds);
  });
  load.instance.on('reqError', () => failures++);
  await delay(LEAD_IN_MS);
  const before = readMeters(side.server.pid);
  measuring = true;
  await delay(seconds * 1000);
  measuring = false;
  const after = readMeters(side.server.pid);
  load.instance.stop();
  await load.ended;
  if (failures > 0) throw new Error(`${side.name} failed ${failures} requests of ${workload.title}`);
  const elapsed = after.at - before.at;
  return {
    requestsPerSecond: (latencies.length / elapsed) * 1000,
    latencies,
    cpuMicroseconds:
      after.serverCpu === undefined || before.serverCpu === undefined
        ? undefined
        : (after.serverCpu - before.serverCpu) / latencies.length,
    driverShare: (after.driverCpu - before.driverCpu) / 1000 / elapsed,
  };
}

function start(workload: Workload, side: Side): { instance: autocannon.Instance; ended: Promise<void> } {
  const { connections = CONNECTIONS } = workload;
  const sequences = Array.from({ length: connections }, (_, index) =>
    workload.requests(index).map((request) => wire(side, request)),
  );
  let connection = 0;
  let end: (error?: Error) => void = () => undefined;
  const ended = new Promise<void>((done, fail) => {
    end = (error) => (error ? fail(error) : done());
  });
  const instance = autocannon(
    {
      url: side.server.url,
      connections,
      timeout: ANSWER_TIMEOUT_S,
      duration: NEVER_S,
      sampleInt: STOP_CHECK_MS,
      setupClient: (client) => client.setRequests(sequences[connection++ % connections] ?? []),
    },
    (error: Error | null) => end(error ?? undefined),
  );
  return { instance, ended };
}

/** The time in milliseconds, and processor times in microseconds. */
function readMeters(pid: number): { at: number; serverCpu: number | undefined; driverCpu: number } {
  const { user, system } = process.cpuUsage();
  return { at: performance.now(), serverCpu: processorTime(pid), driverCpu: user + system };
}

function processorTime(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * MICROSECONDS_PER_TICK;
  } catch {
    return undefined;
  }
}

function delay(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

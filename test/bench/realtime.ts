import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { completeConfig, readSettings } from '../../src/platform/config/config';
import { copyForRun, dropRunCopy, ensureFilled, startBenchPostgres } from './data/databases';
import { type Fixtures, readFixtures } from './data/fixtures';
import { quantile } from './measure/figures';
import { listen } from './realtime-listeners';
import { verdict } from './measure/report';
import { ours, type Side, wire } from './measure/sides';
import { end, endWithThisProcess, startService } from './servers/start';

const ROWS = 10_000;
const LISTENERS = 500;
const CROWD = 2000;
const MESSAGES = 150;
const EVERY_MS = 40;
const ROUNDS = 3;
/** How many times as long as the floor's messages ours may take to arrive. */
const MAX_RATIO = 1.5;

/** A server of either kind, with listeners that receive what is posted. */
interface Room {
  post(text: string): Promise<void>;
  url: string;
  enter: Parameters<typeof listen>[2];
}

interface Measured {
  /**
   * From the HTTP response to each receipt, in milliseconds; 0 if the message was received before the response was
   * read.
   */
  delays: number[];
  missed: number;
}

/**
 * Compares how long a message takes from its HTTP response to every client in the room with the time of a plain ws
 * server.
 */
export async function main(): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  const postgres = await startBenchPostgres();
  try {
    await ensureFilled(postgres, ROWS);
    const databaseUrl = await copyForRun(postgres, ROWS);
    const fixtures = await readFixtures(databaseUrl);
    const jwtSecret = randomBytes(48).toString('base64url');
    const config = completeConfig(readSettings({}), { databaseUrl, jwtSecret });
    const poolSize = config.settings.DATABASE_POOL_SIZE;
    const service = await startService('realtime', { databaseUrl, jwtSecret, poolSize });
    const floor = await startFloor();
    try {
      const rooms = [issueRoom(ours(service, config), fixtures), plainRoom(floor.port)] as const;
      await compare(...rooms);
      await crowd(rooms[0]);
    } finally {
      await service.stop();
      await end(floor.process);
    }
  } finally {
    await dropRunCopy(postgres, ROWS);
    await postgres.stop();
  }
}

async function compare(issue: Room, plain: Room): Promise<void> {
  const [mine, floors]: [Measured[], Measured[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    mine.push(await measure(issue, LISTENERS));
    floors.push(await measure(plain, LISTENERS));
  }
  for (const share of [0.5, 0.99]) {
    const [our, floor] = [mine, floors].map((measured) =>
      quantile(
        measured.flatMap(({ delays }) => delays),
        share,
      ),
    );
    const ratio = (our ?? NaN) / (floor ?? NaN);
    const line = `p${share * 100} from the answer to ${LISTENERS} clients: ${our?.toFixed(2)} ms, a plain ws server's ${floor?.toFixed(2)} ms: ${ratio.toFixed(2)} x`;
    process.stdout.write(`${verdict(line, `<= ${MAX_RATIO.toFixed(2)} x`, ratio <= MAX_RATIO)}\n`);
  }
}

async function crowd(room: Room): Promise<void> {
  const { missed, delays } = await measure(room, CROWD);
  const line = `of ${MESSAGES} messages to ${CROWD} clients ${missed} were not received (p99 ${quantile(delays, 0.99).toFixed(1)} ms)`;
  process.stdout.write(`${verdict(line, '0', missed === 0)}\n`);
}

async function measure(room: Room, count: number): Promise<Measured> {
  const listeners = await listen(room.url, count, room.enter);
  const answeredAt = new Map<string, number>();
  const receipts = new Map<string, number[]>();
  listeners.onMessage = (text, at) => {
    const name = /m-\d+-[\w-]+/.exec(text)?.[0] ?? '';
    const known = receipts.get(name);
    if (known) known.push(at);
    else receipts.set(name, [at]);
  };
  const run = randomBytes(4).toString('hex');
  for (let i = 0; i < MESSAGES; i++) {
    const name = `m-${i}-${run}`;
    await room.post(name);
    answeredAt.set(name, performance.now());
    await delay(EVERY_MS);
  }
  const complete = () => [...answeredAt.keys()].every((name) => receipts.get(name)?.length === count);
  for (const deadline = performance.now() + 10_000; !complete() && performance.now() < deadline;)
    await delay(20);
  listeners.close();
  const delays = [...answeredAt].flatMap(([name, answered]) =>
    (receipts.get(name) ?? []).map((at) => Math.max(0, at - answered)),
  );
  return { delays, missed: MESSAGES * count - delays.length };
}

/** The room of an issue, joined as a Socket.IO client does it. */
function issueRoom(side: Side, { issueIds, people }: Fixtures): Room {
  const issueId = issueIds[0] ?? '';
  const agent = new Agent({ keepAlive: true });
  return {
    url: `${side.server.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`,
    enter(socket, text) {
      if (text === undefined) return 'waiting';
      if (text.startsWith('0')) socket.send('40');
      else if (text.startsWith('40')) socket.send(`420["issue:join",${JSON.stringify({ issueId })}]`);
      else if (text.startsWith('430')) return 'entered';
      else if (text === '2') socket.send('3');
      else if (text.startsWith('42["message:new"')) return 'message';
      return 'other';
    },
    post: (content) => {
      const [person] = people;
      const path = `/api/issues/${issueId}/messages`;
      const { headers } = wire(side, { method: 'POST', path, body: JSON.stringify({ content }), person });
      return post(`${side.server.url}${path}`, headers, JSON.stringify({ content }), agent);
    },
  };
}

function plainRoom(port: number): Room {
  const agent = new Agent({ keepAlive: true });
  // The length of a message of ours.
  const padding = 'x'.repeat(300);
  return {
    url: `ws://127.0.0.1:${port}`,
    enter: (_socket, text) => (text === undefined ? 'entered' : 'message'),
    post: (content) => post(`http://127.0.0.1:${port}/`, {}, JSON.stringify({ content, padding }), agent),
  };
}

function post(url: string, headers: Record<string, string>, body: string, agent: Agent): Promise<void> {
  return new Promise((done, fail) => {
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    request(url, { method: 'POST', agent, headers: { ...headers, ...length } }, (response) => {
      response.resume();
      response.once('end', () =>
        response.statusCode === 201 ? done() : fail(new Error(`${url} answered ${response.statusCode}`)),
      );
    })
      .once('error', fail)
      .end(body);
  });
}

async function startFloor(): Promise<{ port: number; process: ChildProcess }> {
  const child = endWithThisProcess(fork(join(__dirname, 'realtime-floor.js')));
  const port = await new Promise<number>((done) =>
    child.once('message', (message) => done((message as { port: number }).port)),
  );
  return { port, process: child };
}

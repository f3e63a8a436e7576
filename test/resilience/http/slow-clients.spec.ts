import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { quantile } from '../../bench/measure/figures';
import { isLong, recordFault } from '../../support/process/fault-report';
import { send } from '../../support/network/http';
import { type ServerProcess } from '../../support/process/server-process';
import { createSite, type Site } from '../../support/process/site';
import { SteadyLoad } from '../../support/process/steady-load';
import { atMost } from '../../support/service/time-limits';

const SOCKETS = 500;
const IDLE = isLong ? 5000 : 1000;
const LIMIT = 100;
/** The maximum latency of other requests; a busy machine is slow by itself. */
const P99_MS = atMost(500);

const GIVEN_UP_MS = 120_000;

interface Attack {
  sockets: number;
  /** What each connection sends at first. */
  beginning: string;
  /** What it sends each second. */
  drip: string;
  /** The maximum duration in seconds: a body may come over a slow line. */
  seconds: number;
}

const ATTACKS: Record<string, Attack> = {
  'headers that never end': {
    sockets: SOCKETS,
    beginning: 'GET /api/issues HTTP/1.1\r\nHost: x\r\nX-Slow: ',
    drip: 'x',
    seconds: 15,
  },
  'bodies that never end': {
    sockets: SOCKETS,
    beginning:
      'POST /api/issues HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{',
    drip: 'x',
    seconds: 30,
  },
  'connections never used': { sockets: IDLE, beginning: '', drip: '', seconds: 15 },
};
/** The interval at which connections are checked. */
const SWEEP_S = 3;
/** When the last connection has to be closed, in seconds. */
const latest = ({ seconds }: Attack) => atMost((seconds + SWEEP_S) * 1000) / 1000;

describe('slow clients', () => {
  let site: Site;
  let server: ServerProcess;

  beforeAll(async () => {
    site = await createSite();
    server = await site.start();
  });
  afterAll(() => site.clear());

  /** Opens connections that send a beginning, and then a little every second. @returns those still open */
  async function attack({ sockets, beginning, drip }: Attack): Promise<Set<Socket>> {
    const open = new Set<Socket>();
    for (let i = 0; i < sockets; i++) {
      // A flood beyond the accept queue would not reach the service.
      if (i % 100 === 99) await delay(20);
      const port = Number(new URL(server.url).port);
      const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.6.${(i % 250) + 1}` });
      open.add(socket);
      if (beginning) socket.write(beginning);
      const timer = setInterval(() => drip && socket.writable && socket.write(drip), 1000);
      socket.on('error', () => undefined);
      socket.on('data', () => undefined);
      socket.on('close', () => {
        clearInterval(timer);
        open.delete(socket);
      });
    }
    return open;
  }

  it('are disconnected after a while, and delay no others', async () => {
    const startedAt = performance.now();
    const under = await Promise.all(
      Object.entries(ATTACKS).map(async ([name, each]) => ({
        name,
        ...each,
        open: await attack(each),
        took: 0,
      })),
    );
    const url = `${server.url}/api/issues?limit=5`;
    const load = new SteadyLoad({ perSecond: 50, connections: 8, next: () => ({ method: 'GET', url }) });
    while (under.some(({ took }) => took === 0) && performance.now() - startedAt < GIVEN_UP_MS) {
      await delay(50);
      for (const each of under)
        if (each.open.size === 0) each.took ||= Math.ceil((performance.now() - startedAt) / 100) / 10;
    }
    await load.stop();
    const p99 = Math.round(quantile(load.takeTimes(), 0.99));
    for (const { name, sockets, took } of under)
      recordFault({ fault: `slow clients: ${name}`, rounds: sockets, note: `last one cut after ${took} s` });
    recordFault({
      fault: 'slow clients: the others meanwhile',
      acknowledged: load.count,
      '5xx': load.refusals,
      note: `p99 ${p99} ms, ${load.failures.length} failed`,
    });
    const late = under.filter((each) => each.took === 0 || each.took > latest(each));
    expect(late.map(({ name, took }) => [name, took])).toEqual([]);
    expect(load.failures).toEqual([]);
    expect([...load.statuses.keys()]).toEqual([200]);
    expect(p99).toBeLessThan(P99_MS);
  });
});

describe('clients that forge their address', () => {
  let site: Site;

  beforeAll(async () => {
    site = await createSite();
  });
  afterAll(() => site.clear());

  const HEADERS = [
    'x-forwarded-for',
    'forwarded',
    'x-real-ip',
    'x-client-ip',
    'cf-connecting-ip',
    'true-client-ip',
  ];
  const PATHS = ['/api/issues', '/api/cities', '/api/scores', '/api/nowhere', '/api/issues/iss_none'];

  it.each([0, 1])(
    'gain nothing by a thousand headers, with %i proxies in front',
    async (proxies) => {
      const server = await site.start({
        RATE_LIMIT_GENERAL: String(LIMIT),
        TRUST_PROXY: String(proxies),
      });
      try {
        const from = '127.0.7.1';
        const statuses: number[] = [];
        for (let n = 0; n < 1000; n++) {
          const forged = `203.0.${n >> 8}.${n & 255}`;
          const name = HEADERS[n % HEADERS.length]!;
          const headers = {
            [name]: name === 'forwarded' ? `for=${forged}` : forged,
            // The address the proxy saw is last, after any forged ones.
            ...(proxies === 1 && { 'x-forwarded-for': `${forged}, 198.51.100.7` }),
          };
          const url = server.url + PATHS[n % PATHS.length];
          statuses.push((await send({ method: 'GET', url, headers, from })).status);
        }
        expect(statuses.slice(0, LIMIT)).not.toContain(429);
        expect(new Set(statuses.slice(LIMIT))).toEqual(new Set([429]));
        recordFault({
          fault: `1000 forged addresses, ${proxies} proxies trusted`,
          rounds: 1000,
          acknowledged: LIMIT,
          '5xx': '0',
          note: 'request 101 and all after it refused',
        });
      } finally {
        server.process.kill('SIGKILL');
        await server.ended;
      }
    },
    60_000,
  );
});

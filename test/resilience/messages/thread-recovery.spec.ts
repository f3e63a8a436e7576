import { Agent } from 'node:http';
import { send } from '../../support/network/http';
import { seeded } from '../../support/service/seeded';
import { type ServerProcess, signIn } from '../../support/process/server-process';
import { startTcpProxy, type TcpProxy } from '../../support/process/tcp-proxy';
import { ThreadFollower } from '../../support/network/thread-follower';
import { report } from '../../factories/issues';
import type { Envelope } from '../../support/network/client';
import { isLong } from '../../support/process/fault-report';
import { createSite, type Site } from '../../support/process/site';

/** The long form (npm run test:resilience) checks the promised numbers; the short one runs on every change. */
const FOLLOWERS = isLong ? 1000 : 60;
const MESSAGES = isLong ? 10_000 : 400;
const WRITERS = 8;
const CUTS = isLong ? 20 : 6;

const json = { 'content-type': 'application/json' };

describe(`${FOLLOWERS} followers of a thread, whose connections are cut while ${MESSAGES} messages are posted`, () => {
  let site: Site;
  let server: ServerProcess;
  let proxy: TcpProxy;
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const followers: ThreadFollower[] = [];

  beforeAll(async () => {
    site = await createSite();
    server = await site.start({
      RATE_LIMIT_REALTIME: '1000000',
      CONNECTIONS_PER_ADDRESS: '1000000',
      LOG_LEVEL: 'warn',
    });
    proxy = await startTcpProxy(Number(new URL(server.url).port));
  });
  afterAll(async () => {
    for (const follower of followers) follower.close();
    agent.destroy();
    await proxy.close();
    await site.clear();
  });

  it(
    'have every message once and in order',
    async () => {
      const caller = await signIn(server.url);
      const post = <Data>(path: string, body: object) =>
        send<Envelope<Data>>({
          method: 'POST',
          url: server.url + path,
          headers: { ...json, ...caller },
          payload: JSON.stringify(body),
        });
      const { issueId } = (await post<{ issueId: string }>('/api/issues', report())).body.data;
      for (let i = 0; i < FOLLOWERS; i++) {
        followers.push(new ThreadFollower(`http://127.0.0.1:${proxy.port}`, server.url, issueId, agent));
        if (i % 50 === 49) await delay(50);
      }
      await until(() => followers.every(({ isLive }) => isLive));

      let posted = 0;
      const writers = Array.from({ length: WRITERS }, async () => {
        while (posted < MESSAGES) {
          const content = `Message ${++posted}`;
          expect((await post(`/api/issues/${issueId}/messages`, { content })).status).toBe(201);
        }
      });
      const chance = seeded('which connections are cut');
      for (let cut = 1; cut <= CUTS; cut++) {
        await until(() => posted >= (cut * MESSAGES) / (CUTS + 1));
        // Each connection has two ends here: this cuts about 30% of them.
        proxy.cut(() => chance.odds(0.16));
      }
      await Promise.all(writers);

      const rows = await site.database.sql<{ id: string }>(
        'select id from messages where issue_id = $1 order by created_at',
        [issueId],
      );
      const wanted = rows.map(({ id }) => id);
      expect(wanted.length).toBeGreaterThanOrEqual(MESSAGES);
      await until(() =>
        followers.every(({ isLive, messages }) => isLive && messages.length >= wanted.length),
      );
      for (const follower of followers) {
        expect(follower.doubled).toEqual([]);
        expect(follower.messages).toEqual(wanted);
      }
      expect(followers.reduce((sum, { recoveries }) => sum + recoveries, 0)).toBeGreaterThan(FOLLOWERS * 1.5);
    },
    isLong ? 1_200_000 : undefined,
  );
});

function delay(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await delay(20);
}

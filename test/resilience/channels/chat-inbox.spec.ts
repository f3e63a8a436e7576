import { chatDelivery, chatMessage, signature } from '../../factories/chat';
import { isLong } from '../../support/process/fault-report';
import { send } from '../../support/network/http';
import { seeded } from '../../support/service/seeded';
import { type ServerProcess } from '../../support/process/server-process';
import { createSite, type Site } from '../../support/process/site';

const MESSAGES = 1000;
const TIMES = isLong ? 20 : 5;
const KILLS = isLong ? 5 : 2;
const BATCH = 7;
const WORKERS = 8;
const SECRET = 'the secret of the webhook';

describe(`${MESSAGES} chat messages, delivered ${TIMES} times each to a server that is killed ${KILLS} times`, () => {
  let site: Site;
  let server: ServerProcess;
  const start = () => site.start({ CHAT_TOKEN: SECRET, LOG_LEVEL: 'silent' });

  beforeAll(async () => {
    site = await createSite();
    server = await start();
  });
  afterAll(() => site.clear());

  it('are stored once each', async () => {
    const messages = Array.from({ length: MESSAGES }, (_, n) => chatMessage({ id: `m${n}` }));
    const all = seeded('the order of deliveries').shuffled(
      Array.from({ length: TIMES }, () => messages).flat(),
    );
    const batches: object[][] = [];
    for (let at = 0; at < all.length; at += BATCH) batches.push(all.slice(at, at + BATCH));
    const total = batches.length;
    let kills = 0;
    let restarting = Promise.resolve();

    /** Like the platform: an unacknowledged delivery is repeated. */
    const deliver = async (batch: object[]): Promise<void> => {
      const body = chatDelivery(batch);
      for (;;) {
        await restarting;
        const answer = await send({
          method: 'POST',
          url: `${server.url}/api/chat/webhook`,
          headers: { 'x-hub-signature-256': signature(body, SECRET) },
          payload: body,
        }).catch(() => undefined);
        if (answer?.status === 200) return;
        await new Promise((done) => setTimeout(done, 20));
      }
    };
    const kill = async () => {
      server.process.kill('SIGKILL');
      await server.ended;
      server = await start();
    };
    const work = async () => {
      for (let batch = batches.pop(); batch; batch = batches.pop()) {
        const done = total - batches.length;
        if (kills < KILLS && done > ((kills + 1) * total) / (KILLS + 1)) {
          kills++;
          restarting = kill();
        }
        await deliver(batch);
      }
    };
    await Promise.all(Array.from({ length: WORKERS }, work));
    const [inbox] = await site.database.sql<{ all: number; distinct: number }>(
      `select count(*)::int as all, count(distinct external_id)::int as distinct from mentions`,
    );
    expect([kills, inbox]).toEqual([KILLS, { all: MESSAGES, distinct: MESSAGES }]);
  });
});

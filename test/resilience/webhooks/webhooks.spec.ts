import { DAY_MS } from '../../../src/kernel/time/durations';
import { WebhookSender } from '../../../src/webhooks/webhook-sender.service';
import { apiClient } from '../../factories/open311';
import { person } from '../../factories/people';
import { webhookEndpoint } from '../../factories/webhooks';
import { isLong, recordFault } from '../../support/process/fault-report';
import { KillablePrograms } from '../../support/process/killable-programs';
import { startService, type TestService } from '../../support/service/service';
import { WebhookReceiver } from '../../support/network/webhook-receiver';

const KILLS = isLong ? 50 : 3;
const PER_ROUND = 30;
/** A high limit, so that the test fails only if it never ends. */
const TIMEOUT_MS = KILLS * 60_000 + 180_000;

describe('two instances that report issues and send webhooks', () => {
  let service: TestService;
  let receiver: WebhookReceiver;
  let workers: KillablePrograms;

  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
    service = await startService({ settings: { WEBHOOK_ORIGINS: receiver.origin } });
    const { id } = await person(service);
    const actor = { id, displayName: 'Asha', city: 'mumbai', role: 'user' };
    const reporter = { ...actor, tokenRole: 'citizen', sessionId: '' };
    workers = new KillablePrograms(service, 'delivery-loop', {
      WEBHOOK_ORIGINS: receiver.origin,
      REPORTER: JSON.stringify(reporter),
    });
    await webhookEndpoint(service, await apiClient(service), { url: receiver.origin });
  });
  afterAll(async () => {
    workers.end();
    await service.stop();
    await receiver.stop();
  });

  const idsBy = async (sql: string) =>
    (await service.database.sql<{ id: string }>(sql)).map(({ id }) => id).sort();

  it(
    `record each event once and deliver it at least once, while being killed (${KILLS} kills)`,
    async () => {
      // One in seven is refused at first.
      receiver.answer = ({ headers }) => ({
        status: receiver.received.length % 7 === 0 && headers['webhook-id'] ? 500 : 204,
      });
      let [killed, other] = [await workers.start(), await workers.start()];
      for (let round = 0; round < KILLS; round++) {
        const enough = receiver.received.length + PER_ROUND + ((round * 7) % 20);
        while (receiver.received.length < enough) {
          if (workers.count < 2) throw new Error('an instance ended by itself');
          await new Promise((done) => setTimeout(done, 3));
        }
        await workers.kill(killed);
        [killed, other] = [other, await workers.start()];
      }
      await workers.kill(killed);
      await workers.kill(other);
      const cut = await idsBy(`select event_id as id from webhook_deliveries where status <> 'delivered'`);
      // Deliveries of a killed process are repeated after a minute, refused ones by the schedule.
      receiver.answer = () => ({ status: 204 });
      service.clock.advance(DAY_MS);
      const sender = service.app.get(WebhookSender, { strict: false });
      while ((await sender.sendDue()).delivered > 0);
      const issues = await idsBy('select id from issues where reporter_id is not null');
      const recorded = await idsBy(`select payload::jsonb -> 'data' ->> 'issueId' as id from webhook_events`);
      const events = await idsBy('select id from webhook_events');
      const arrived = [...new Set(receiver.ids)].sort();
      expect(recorded).toEqual(issues);
      expect(arrived).toEqual(events);
      expect(
        await idsBy(`select event_id as id from webhook_deliveries where status <> 'delivered'`),
      ).toEqual([]);
      expect(cut.length).toBeGreaterThan(0);
      recordFault({
        fault: 'an instance that sends webhooks is killed',
        rounds: KILLS,
        acknowledged: issues.length,
        lost: issues.filter((id) => !recorded.includes(id)).length,
        doubled: recorded.length - new Set(recorded).size,
        note: `${receiver.ids.length - arrived.length} deliveries came again, with the id they had`,
      });
    },
    TIMEOUT_MS,
  );
});

import { OutboundLimitsService } from '../../../src/channels/outbound/outbound-limits.service';
import { OutboundQueue } from '../../../src/channels/outbound/outbound-queue.service';
import { OutboundSender } from '../../../src/channels/outbound/outbound-sender.service';
import { Database } from '../../../src/platform/database/database';
import { CHAT_SECRET, chatStatus, valueDelivered } from '../../factories/chat-issues';
import { feedStatusChanged, reportedIssue } from '../../factories/issues';
import { isLong, recordFault } from '../../support/process/fault-report';
import { KillablePrograms } from '../../support/process/killable-programs';
import { json, startUpstream, type Upstream } from '../../support/process/upstream';
import { startService, type TestService } from '../../support/service/service';

const KILLS = isLong ? 50 : 3;
const MESSAGES = 40;
/** After how many messages of a round the kill comes. */
const UNTIL_KILL = 15;
const TEMPLATE = { languages: { en: 'en' }, parameters: ['title'] };
const TEMPLATES = {
  status_ack: { ...TEMPLATE, name: 'seen' },
  confirm_repair: { ...TEMPLATE, name: 'repaired' },
};
const REFUSED = 131_026;
const MINUTE_MS = 60_000;
/** Only what never ends is to fail by it. */
const TIMEOUT_MS = KILLS * 120_000 + 900_000;

/** By the last digit of a number: the platform refuses it at once, or later, or it gets a template, or it is asked. */
const isRefused = (to: string) => to.endsWith('3');
const isRefusedLater = (to: string) => to.endsWith('7');
const getsTemplate = (to: string) => Number(to.at(-1)) % 2 === 0;
const isAsked = (to: string) => Number(to.at(-1)) > 4;
const typeTo = (to: string) => (getsTemplate(to) ? 'template' : isAsked(to) ? 'interactive' : 'text');

interface Posted {
  to: string;
  type: string;
}

describe('two instances that tell and ask people on the chat platform', () => {
  let platform: Upstream;
  let service: TestService;
  let workers: KillablePrograms;
  let issue: string;
  /** The ids of the platform, with their numbers, and how many of them it has reported on. */
  const accepted: Array<{ id: string; to: string }> = [];
  let known = 0;
  beforeAll(async () => {
    platform = await startUpstream();
    platform.answer = (request, response) => {
      const { to } = JSON.parse(platform.asked.at(-1)!.body) as Posted;
      if (isRefused(to)) return json({ error: { code: REFUSED } }, 400)(request, response);
      const id = `wamid.${accepted.length + 1}`;
      accepted.push({ id, to });
      json({ messages: [{ id }] })(request, response);
    };
    const settings = {
      CHAT_TOKEN: CHAT_SECRET,
      CHAT_API_URL: platform.url,
      CHAT_TEMPLATES: JSON.stringify(TEMPLATES),
    };
    service = await startService({ settings });
    workers = new KillablePrograms(service, 'outbound-loop', settings);
    issue = await reportedIssue(service);
    await feedStatusChanged(service, issue, 'resolved');
    const limits = service.app.get(OutboundLimitsService, { strict: false });
    const never = { quietFrom: '00:00', quietTo: '00:00' };
    await service.app.get(Database, { strict: false }).transaction(() => limits.change(never));
  });
  afterAll(async () => {
    workers.end();
    await service.stop();
    await platform.close();
  });

  /** Each message is to a number of its own; who wrote within 24 hours gets a text. */
  async function happened(round: number): Promise<string[]> {
    const numbers = Array.from({ length: MESSAGES }, (_, n) => `+${919_000_000_000 + round * 1000 + n}`);
    await service.database.sql(
      `insert into chat_contacts (address, last_message_at)
       select address, now() - interval '1 hour' from unnest($1::text[]) address`,
      [numbers.filter((to) => !getsTemplate(to))],
    );
    const queue = service.app.get(OutboundQueue, { strict: false });
    for (const recipient of numbers)
      await queue.add({
        ...{ channel: 'chat', recipient, inReplyTo: `wire.${recipient}`, issueId: issue, city: 'mumbai' },
        ...{
          templateKey: isAsked(recipient) ? 'confirm_repair' : 'status_ack',
          body: 'Seen',
          createdAt: service.clock.now(),
          demo: null,
        },
      });
    return numbers;
  }

  /** The platform reports what became of the messages that it took, each report twice. */
  async function reported(): Promise<void> {
    const at = service.clock.now();
    const fresh = accepted.slice(known);
    known = accepted.length;
    const statuses = fresh.flatMap(({ id, to }) => {
      const status = isRefusedLater(to)
        ? chatStatus(id, 'failed', at, REFUSED)
        : chatStatus(id, 'delivered', at);
      return [status, status];
    });
    for (let from = 0; from < statuses.length; from += 100)
      await valueDelivered(service, { statuses: statuses.slice(from, from + 100) });
  }

  const posted = () => platform.asked.map(({ body }) => JSON.parse(body) as Posted);

  it(
    `send each once, and show none as sent that was refused (${KILLS} kills)`,
    async () => {
      const numbers: string[] = [];
      let [killed, other] = [await workers.start(), await workers.start()];
      for (let round = 0; round < KILLS; round++) {
        const enough = platform.asked.length + UNTIL_KILL + ((round * 7) % 20);
        numbers.push(...(await happened(round)));
        while (platform.asked.length < enough) {
          if (workers.count < 2) throw new Error('an instance ended by itself');
          await new Promise((done) => setTimeout(done, 5));
        }
        await workers.kill(killed);
        await reported();
        [killed, other] = [other, await workers.start()];
      }
      await workers.kill(killed);
      await workers.kill(other);
      // What a killed instance had taken is free again.
      service.clock.advance(3 * MINUTE_MS);
      await service.app.get(OutboundSender, { strict: false }).sendDue();
      await reported();

      const rows = await service.database.sql<{ to: string; status: string }>(
        `select recipient as to, status, error_code as code, delivered_at is not null as "isDelivered"
           from outbound_messages order by recipient`,
      );
      expect(rows).toEqual(
        numbers.sort().map((to) => {
          const isFailed = isRefused(to) || isRefusedLater(to);
          const code = isFailed ? String(REFUSED) : null;
          return { to, status: isFailed ? 'failed' : 'sent', code, isDelivered: !isFailed };
        }),
      );
      const sent = posted();
      expect(sent.filter(({ to, type }) => type !== typeTo(to))).toEqual([]);
      expect(new Set(sent.map(({ to }) => to)).size).toBe(numbers.length);
      // A message is sent again only where an instance was killed while it sent it; a channel has one lane.
      const again = sent.length - numbers.length;
      expect(again).toBeLessThanOrEqual(KILLS + 2);
      recordFault({
        fault: 'an instance that sends chat messages is killed',
        rounds: KILLS,
        acknowledged: numbers.length,
        lost: 0,
        doubled: again,
        note: 'a message is sent again where an instance was killed before it stored the answer',
      });
    },
    TIMEOUT_MS,
  );
});

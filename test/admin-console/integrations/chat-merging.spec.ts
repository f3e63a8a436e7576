import { OutboundSender } from '../../../src/channels/outbound/outbound-sender.service';
import { CHAT_SECRET, issueOfMessage, messageDelivered } from '../../factories/chat-issues';
import { staffMember, type StaffMember } from '../../factories/console';
import { feedStatusChanged, reportedIssue } from '../../factories/issues';
import { joinedWith } from '../../factories/merges';
import { person } from '../../factories/people';
import { json, startUpstream, type Upstream } from '../../support/process/upstream';
import { startService, type TestService } from '../../support/service/service';

/** 10:00 in India. */
const MORNING = new Date('2027-03-10T04:30:00Z');

interface Sent {
  to: string;
  type: string;
  text?: { body: string };
  interactive?: { body: { text: string }; action: { buttons: Array<{ reply: { id: string } }> } };
}

describe('somebody who reported on the chat platform what is joined with another issue', () => {
  let platform: Upstream;
  let service: TestService;
  let staff: StaffMember;
  let number = 0;
  let from: string;
  let first: string;
  let second: string;

  beforeAll(async () => {
    platform = await startUpstream();
    platform.answer = json({ messages: [{ id: 'wamid.1' }] });
    service = await startService({ settings: { CHAT_TOKEN: CHAT_SECRET, CHAT_API_URL: platform.url } });
  });
  afterAll(async () => {
    await service.stop();
    await platform.close();
  });
  beforeEach(async () => {
    service.clock.set(MORNING);
    staff = await staffMember(service);
    await service.database.sql('delete from outbound_messages');
    from = `91980000070${++number}`;
    first = await reportedIssue(service, { by: await person(service), title: 'Deep pothole at the signal' });
    second = await issueOfMessage(service, staff, { from });
  });
  afterEach(() => service.clock.set());

  /** The messages that are sent now to the author of the post. */
  async function sent(): Promise<Sent[]> {
    platform.asked.splice(0);
    await service.app.get(OutboundSender, { strict: false }).sendDue();
    return platform.asked.map(({ body }) => JSON.parse(body) as Sent).filter(({ to }) => to === from);
  }
  const undo = (cluster: string) => staff.api.post(`/api/admin/feed/duplicates/${cluster}/undo`);

  it('is told once, in their language, and gets the messages about that issue from then on', async () => {
    await messageDelivered(service, { from, text: { body: 'रास्ते पर गड्ढा है' } });
    await joinedWith(service, staff, first, second);
    const told = await sent();
    expect(told).toMatchObject([{ type: 'text' }]);
    expect(told[0]?.text?.body).toContain('"Deep pothole at the signal" के साथ जोड़ दी गई है');
    expect(told[0]?.text?.body).toContain(`/issues/${first}`);
    expect(await sent()).toEqual([]);
    await feedStatusChanged(service, first, 'progress');
    const about = await sent();
    expect(about.map(({ text }) => text?.body)).toEqual([expect.stringContaining(first)]);
  });

  it('is asked whether that issue was repaired, and does not answer as its reporter', async () => {
    await joinedWith(service, staff, first, second);
    await sent();
    await feedStatusChanged(service, first, 'resolved');
    const [question] = await sent();
    const [yes] = question?.interactive?.action.buttons ?? [];
    await messageDelivered(service, {
      ...{ from, type: 'interactive', text: undefined },
      interactive: { type: 'button_reply', button_reply: { id: yes?.reply.id, title: 'Yes' } },
    });
    expect(
      await service.database.sql(
        `select answer, is_reporter as "isReporter" from issue_confirmation_answers where issue_id = $1`,
        [first],
      ),
    ).toEqual([{ answer: 'yes', isReporter: false }]);
  });

  it('gets no messages about that issue once the merge is undone, and those about their own again', async () => {
    const cluster = await joinedWith(service, staff, first, second);
    await undo(cluster);
    expect(await sent()).toEqual([]);
    const withdrawn = await service.database.sql(
      `select status, failure from outbound_messages where template_key = 'issue_joined' and recipient = $1`,
      [`+${from}`],
    );
    expect(withdrawn).toEqual([{ status: 'failed', failure: 'The merge was undone before it was sent' }]);
    await feedStatusChanged(service, first, 'progress');
    expect(await sent()).toEqual([]);
    await feedStatusChanged(service, second, 'ack');
    expect((await sent()).map(({ text }) => text?.body)).toEqual([expect.stringContaining(second)]);
  });

  it('is told once about two posts that became issues of one merge', async () => {
    const third = await issueOfMessage(service, staff, { from });
    await joinedWith(service, staff, first, second, third);
    expect(await sent()).toHaveLength(1);
    await feedStatusChanged(service, first, 'progress');
    expect(await sent()).toHaveLength(1);
  });
});

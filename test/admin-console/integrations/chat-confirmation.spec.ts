import { OutboundSender } from '../../../src/channels/outbound/outbound-sender.service';
import { inbox } from '../../factories/chat';
import { CHAT_SECRET, chatTime, issueOfMessage, messageDelivered } from '../../factories/chat-issues';
import { staffMember, type StaffMember } from '../../factories/console';
import { feedStatusChanged } from '../../factories/issues';
import { json, startUpstream, type Upstream } from '../../support/process/upstream';
import { startService, type TestService } from '../../support/service/service';

/** 10:00 in India. */
const MORNING = new Date('2027-03-10T04:30:00Z');
const TEMPLATES = { confirm_repair: { name: 'repaired', languages: { en: 'en' }, parameters: ['title'] } };

interface Sent {
  type: string;
  interactive?: {
    body: { text: string };
    action: { buttons: Array<{ reply: { id: string; title: string } }> };
  };
  template?: { components: Array<{ type: string; parameters: Array<{ payload?: string }> }> };
  text?: { body: string };
}

describe('somebody who is asked on the chat platform whether an issue was repaired', () => {
  let platform: Upstream;
  let service: TestService;
  let staff: StaffMember;
  let number = 0;
  let from: string;
  let issue: string;

  beforeAll(async () => {
    platform = await startUpstream();
    platform.answer = json({ messages: [{ id: 'wamid.1' }] });
    service = await startService({
      settings: {
        CHAT_TOKEN: CHAT_SECRET,
        CHAT_API_URL: platform.url,
        CHAT_TEMPLATES: JSON.stringify(TEMPLATES),
      },
    });
  });
  afterAll(async () => {
    await service.stop();
    await platform.close();
  });
  beforeEach(async () => {
    service.clock.set(MORNING);
    staff = await staffMember(service);
    await service.database.sql('delete from outbound_messages');
    from = `91980000060${++number}`;
  });
  afterEach(() => service.clock.set());

  const sendDue = () => service.app.get(OutboundSender, { strict: false }).sendDue();
  const sent = () => platform.asked.map(({ body }) => JSON.parse(body) as Sent);
  async function asked(hoursAgo = 1): Promise<void> {
    const timestamp = chatTime(new Date(MORNING.getTime() - hoursAgo * 3_600_000));
    issue = await issueOfMessage(service, staff, { from, timestamp });
    await feedStatusChanged(service, issue, 'resolved');
    platform.asked.splice(0);
    await sendDue();
  }
  const payloads = () => sent()[0]?.interactive?.action.buttons.map(({ reply }) => reply.id) ?? [];
  const write = (body: string) => messageDelivered(service, { from, text: { body } });
  const press = (id: string, sender = from) =>
    messageDelivered(service, {
      ...{ from: sender, type: 'interactive', text: undefined },
      interactive: { type: 'button_reply', button_reply: { id, title: 'No' } },
    });
  const answers = () =>
    service.database.sql<{ answer: string; isReporter: boolean }>(
      `select answer, is_reporter as "isReporter" from issue_confirmation_answers where issue_id = $1`,
      [issue],
    );
  const texts = async () => (await inbox(service)).map(({ text }) => text);

  it('gets three buttons within 24 hours, and answers by one, which is acknowledged once', async () => {
    await asked();
    expect(sent()[0]).toMatchObject({ type: 'interactive', to: from });
    expect(sent()[0]?.interactive?.action.buttons.map(({ reply }) => reply.title)).toEqual([
      'Yes',
      'Partly',
      'No',
    ]);
    const before = await texts();
    await press(payloads()[2] ?? '');
    expect(await answers()).toEqual([{ answer: 'no', isReporter: true }]);
    expect(await texts()).toEqual(before);
    await sendDue();
    expect(sent().slice(1)).toMatchObject([
      { type: 'text', text: { body: 'Thank you, we have your answer.' } },
    ]);
  });

  it('gets the template with three quick replies afterwards', async () => {
    await asked(30);
    expect(sent()[0]?.template?.components.map(({ type }) => type)).toEqual([
      'body',
      'button',
      'button',
      'button',
    ]);
    const payload = sent()[0]?.template?.components[1]?.parameters[0]?.payload;
    await messageDelivered(service, { from, type: 'button', button: { payload, text: 'Yes' } });
    expect(await answers()).toMatchObject([{ answer: 'yes' }]);
  });

  it.each([
    ['Yes.', 'yes'],
    ['हाँ', 'yes'],
    ['2', 'partly'],
    ['இல்லை', 'no'],
  ])('answers by the word %j', async (word, answer) => {
    await asked();
    await write(word);
    expect(await answers()).toMatchObject([{ answer }]);
  });

  it('changes nothing by a foreign, altered or old payload, which is an ordinary message', async () => {
    await asked();
    const [yes = '', , no = ''] = payloads();
    await press(no, '919800000699');
    await press(no.replace('.no.', '.yes.'));
    await press('callback_data');
    await feedStatusChanged(service, issue, 'progress');
    await press(yes);
    await write('yes');
    expect(await answers()).toEqual([]);
    expect((await texts()).filter((text) => text === 'No' || text === 'yes')).toHaveLength(5);
  });
});

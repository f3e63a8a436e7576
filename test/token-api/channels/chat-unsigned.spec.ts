import { Jobs } from '../../../src/platform/jobs/jobs';
import { createLogger } from '../../../src/platform/logging/logger';
import { chatDelivery, chatMessage, deliver, DRAFT, inbox } from '../../factories/chat';
import { person } from '../../factories/people';
import { JWT_SECRET, startService, type TestService } from '../../support/service/service';

const DAY_MS = 24 * 60 * 60_000;

describe('a service in production without a token of the chat platform', () => {
  const warn = jest.fn();
  let service: TestService;
  beforeAll(async () => {
    service = await startService({
      settings: { NODE_ENV: 'production', ALLOW_EMBEDDED: 'true', LOCAL_IDENTITY: 'false', JWT_SECRET },
      logger: Object.assign(createLogger('silent'), { warn }),
    });
  });
  afterAll(() => service.stop());

  it('acknowledges deliveries on both surfaces, stores and counts nothing, and warns once', async () => {
    const body = chatDelivery([chatMessage(), chatMessage({ type: 'sticker' })]);
    for (let times = 0; times < 2; times++) {
      const answer = await deliver(service, body);
      expect([answer.status, answer.body]).toEqual([200, { status: 'ok' }]);
      const quiet = await deliver(service, body, { 'x-api-surface': 'public' });
      expect([quiet.status, quiet.body]).toEqual([200, { ok: true }]);
    }
    expect(await inbox(service)).toEqual([]);
    expect(await service.database.sql('select * from channel_events')).toEqual([]);
    expect(warn.mock.calls.filter((call) => /set CHAT_TOKEN/.test(JSON.stringify(call)))).toHaveLength(1);
  });
});

describe('chat messages accepted without a signature', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  it('are deleted after seven days, unless they are signed, samples, or issues', async () => {
    await deliver(
      service,
      chatDelivery(['old', 'signed', 'sample', 'issue'].map((id) => chatMessage({ id }))),
    );
    await service.database.sql(
      `update mentions set verified = external_id = 'signed', demo = external_id = 'sample'`,
    );
    const citizen = await person(service);
    await service.tokenApi.as(citizen).post('/api/chat/messages/issue/convert', DRAFT);
    service.clock.advance(DAY_MS);
    await deliver(service, chatDelivery([chatMessage({ id: 'new' })]));
    service.clock.advance(6 * DAY_MS + 1);
    expect(await service.app.get(Jobs, { strict: false }).run('privacy-retention')).toMatchObject({
      'unsigned-posts': 1,
    });
    expect((await inbox(service)).map(({ id }) => id)).toEqual(['issue', 'new', 'sample', 'signed']);
  });
});

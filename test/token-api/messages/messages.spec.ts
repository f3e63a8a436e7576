import type { MessageDto, MessagePageDto, PostedMessageDto } from '../../../src/messages/dto/message.dto';
import { reportedIssue } from '../../factories/issues';
import { postedMessage } from '../../factories/messages';
import { officialPerson, person, type TestPerson } from '../../factories/people';
import type { Envelope, ErrorEnvelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';
import { itThoroughly } from '../../support/service/thorough';

/** All six reactions; the heart has the emoji presentation selector. */
const REACTIONS = ['👍', '\u2764\ufe0f', '😂', '😮', '😢', '🙏'];

type Reacted = Envelope<{ messageId: string; reactions: Record<string, number>; myReaction: string | null }>;

describe('messages', () => {
  let service: TestService;
  let asha: TestPerson;
  let ravi: TestPerson;
  let admin: TestPerson;
  let viewer: TestPerson;
  let issue: string;

  beforeAll(async () => {
    service = await startService();
    asha = await person(service, { name: 'Asha' });
    ravi = await person(service, { name: 'Ravi' });
    admin = await person(service, { role: 'admin' });
    viewer = await person(service, { role: 'viewer' });
  });
  beforeEach(async () => {
    issue = await reportedIssue(service, { by: asha });
  });
  afterAll(() => service.stop());

  const api = (who?: TestPerson) => (who ? service.tokenApi.as(who) : service.tokenApi);
  const path = (rest = '') => `/api/issues/${issue}/messages${rest}`;
  const list = async (query = '', who?: TestPerson) =>
    (await api(who).get<Envelope<MessagePageDto>>(path(query))).body.data;
  const only = async (who?: TestPerson): Promise<MessageDto> => (await list('', who)).items[0]!;
  const react = (id: string, emoji: string, who: TestPerson) =>
    api(who).post<Reacted>(path(`/${id}/react`), { emoji });

  describe('POST /api/issues/:id/messages', () => {
    it('answers the message without myReaction and editedAt', async () => {
      const { status, body } = await api(asha).post<Envelope<PostedMessageDto>>(path(), { content: 'Hello' });
      expect(status).toBe(201);
      expect(body.data).toEqual({
        messageId: expect.stringMatching(/^msg_/) as string,
        issueId: issue,
        content: 'Hello',
        author: { userId: asha.id, displayName: 'Asha', avatarUrl: null, role: 'citizen' },
        reactions: {},
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
      });
    });

    it('counts it on the issue', async () => {
      await postedMessage(service, issue);
      await postedMessage(service, issue);
      const { body } = await api().get<Envelope<{ messageCount: number }>>(`/api/issues/${issue}`);
      expect(body.data.messageCount).toBe(2);
    });

    it('shows the token role of its author', async () => {
      const official = await officialPerson(service);
      expect((await postedMessage(service, issue, { by: official })).author.role).toBe('official');
      expect((await postedMessage(service, issue, { by: admin })).author.role).toBe('admin');
    });

    it.each([
      ['plain text', 'a < b & c > d "e"', 'a < b & c > d "e"'],
      ['other scripts and emoji', 'गड्ढा है 👩‍👩‍👧 ರಸ್ತೆ', 'गड्ढा है 👩‍👩‍👧 ರಸ್ತೆ'],
      ['markup, without it', 'see <b onclick="x()">this</b><script>alert(1)</script>', 'see this'],
    ])('keeps %s', async (_, content, shown) => {
      await postedMessage(service, issue, { content });
      expect((await only()).content).toBe(shown);
    });

    it.each([
      [{}],
      [{ content: '' }],
      [{ content: '   ' }],
      [{ content: 7 }],
      [{ content: null }],
      [{ content: ['x'] }],
      [{ content: 'x'.repeat(1001) }],
      [{ content: '<script>alert(1)</script>' }],
      [{ content: 'a\0b' }],
    ])('refuses %j', async (body) => {
      const answer = await api(asha).post<ErrorEnvelope>(path(), body);
      expect([answer.status, answer.body.error.code, answer.body.error.details?.[0]?.field]).toEqual([
        400,
        'VALIDATION_ERROR',
        'content',
      ]);
    });

    it('accepts 1000 characters, also those with two code units each', async () => {
      await postedMessage(service, issue, { content: '🙏'.repeat(1000) });
      expect([...(await only()).content]).toHaveLength(1000);
    });

    it('refuses callers without a token, viewers, and an unknown or hidden issue', async () => {
      const post = async (who: TestPerson | undefined, id: string) =>
        (await api(who).post(`/api/issues/${id}/messages`, { content: 'Hello' })).status;
      expect(await post(undefined, issue)).toBe(401);
      expect(await post(viewer, issue)).toBe(403);
      expect(await post(asha, 'iss_unknown')).toBe(404);
      await service.database.sql('update issues set hidden = true, withheld = true where id = $1', [issue]);
      expect(await post(ravi, issue)).toBe(404);
      expect(await post(asha, issue)).toBe(201);
      const counted = await service.database.sql('select message_count as n from issues where id = $1', [
        issue,
      ]);
      expect(counted).toEqual([{ n: 1 }]);
    });

    it('posts once however often it is repeated with its Idempotency-Key', async () => {
      const keyed = api(asha).with({ 'idempotency-key': 'one and the same' });
      const answers = [
        await keyed.post(path(), { content: 'Once' }),
        await keyed.post(path(), { content: 'Once' }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      expect(answers[1]?.body).toEqual(answers[0]?.body);
      expect((await list()).count).toBe(1);
      expect((await keyed.post(path(), { content: 'Twice' })).status).toBe(422);
    });
  });

  describe('GET /api/issues/:id/messages', () => {
    it('pages oldest first, and every message once', async () => {
      for (let i = 0; i < 5; i++) await postedMessage(service, issue, { by: ravi, content: `number ${i}` });
      const first = await list('?limit=2');
      expect(first.items.map(({ content }) => content)).toEqual(['number 0', 'number 1']);
      expect(first._links).toEqual({
        self: `${path()}?limit=2`,
        next: `${path()}?limit=2&lastKey=${first.nextKey}`,
      });
      const second = await list(`?limit=2&lastKey=${first.nextKey}`);
      const third = await list(`?limit=2&lastKey=${second.nextKey}`);
      expect(third.items.map(({ content }) => content)).toEqual(['number 4']);
      expect([third.count, third.nextKey, third._links.next]).toEqual([1, null, null]);
    });

    it('continues after a message whose id is given', async () => {
      const posted = [];
      for (let i = 0; i < 4; i++) posted.push(await postedMessage(service, issue, { by: ravi }));
      const rest = await list(`?lastKey=${posted[1]?.messageId}`);
      expect(rest.items.map(({ messageId }) => messageId)).toEqual([
        posted[2]?.messageId,
        posted[3]?.messageId,
      ]);
    });

    it.each(['x', 'msg_unknown', '%00', 'AAAAAAAAAAAAAAAA'])('refuses the cursor %s', async (cursor) => {
      const { status, body } = await api().get<ErrorEnvelope>(path(`?lastKey=${cursor}`));
      expect([status, body.error.code]).toEqual([400, 'VALIDATION_ERROR']);
    });

    it('refuses the cursor and the message of another thread', async () => {
      const elsewhere = await reportedIssue(service);
      const { messageId } = await postedMessage(service, elsewhere);
      await postedMessage(service, elsewhere);
      const { body } = await api().get<Envelope<MessagePageDto>>(`/api/issues/${elsewhere}/messages?limit=1`);
      for (const key of [messageId, body.data.nextKey]) {
        expect((await api().get(path(`?lastKey=${key}`))).status).toBe(400);
      }
    });

    it.each(['0', '101', '-1', '1.5', 'x', '', '0x10'])('refuses the limit %s', async (limit) => {
      expect((await api().get(path(`?limit=${limit}`))).status).toBe(400);
    });

    it('has 50 messages per page by default', async () => {
      await Promise.all(Array.from({ length: 51 }, () => postedMessage(service, issue, { by: ravi })));
      const page = await list();
      expect([page.count, page.nextKey === null]).toEqual([50, false]);
      expect(page._links.self).toBe(`${path()}?limit=50`);
    });

    itThoroughly('has unique times of messages, so that paging misses none while people post', async () => {
      const people = await Promise.all(Array.from({ length: 8 }, () => person(service)));
      const seen: string[] = [];
      let posting = true;
      const posts = Promise.all(
        people.map(async (by) => {
          const ids = [];
          for (let i = 0; i < 15; i++) ids.push((await postedMessage(service, issue, { by })).messageId);
          return ids;
        }),
      ).finally(() => (posting = false));
      // As a client that follows the thread: always from the last message it has.
      for (let again = true; again;) {
        again = posting;
        const { items } = await list(`?limit=7${seen.length > 0 ? `&lastKey=${seen.at(-1)}` : ''}`);
        seen.push(...items.map(({ messageId }) => messageId));
        again ||= items.length > 0;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect([...seen].sort()).toEqual((await posts).flat().sort());
    });

    it('is 404 for an issue that is unknown or hidden', async () => {
      expect((await api().get('/api/issues/iss_unknown/messages')).status).toBe(404);
      await service.database.sql('update issues set hidden = true, withheld = true where id = $1', [issue]);
      expect((await api(ravi).get(path())).status).toBe(404);
      expect((await api(asha).get(path())).status).toBe(200);
    });
  });

  describe('DELETE /api/issues/:id/messages/:msgId', () => {
    it.each(['its author', 'an admin'])('by %s keeps the message without its content', async (who) => {
      const { messageId } = await postedMessage(service, issue, { by: ravi, content: 'regretted' });
      const { status, body } = await api(who === 'an admin' ? admin : ravi).delete(path(`/${messageId}`));
      expect([status, body]).toEqual([200, { success: true, data: { messageId, deleted: true } }]);
      expect(await only()).toMatchObject({ messageId, content: '[message deleted]', deleted: true });
      const kept = await service.database.sql('select content from messages where id = $1', [messageId]);
      expect(kept).toEqual([{ content: '[message deleted]' }]);
    });

    it('answers 200 again for a deleted one', async () => {
      const { messageId } = await postedMessage(service, issue, { by: ravi });
      for (let i = 0; i < 2; i++) expect((await api(ravi).delete(path(`/${messageId}`))).status).toBe(200);
    });

    it('refuses everyone else, and answers 404 for a message of another thread', async () => {
      const { messageId } = await postedMessage(service, issue, { by: ravi });
      const official = await officialPerson(service);
      for (const who of [asha, official])
        expect((await api(who).delete(path(`/${messageId}`))).status).toBe(403);
      expect((await api().delete(path(`/${messageId}`))).status).toBe(401);
      expect((await api(ravi).delete(path('/msg_unknown'))).status).toBe(404);
      const elsewhere = await reportedIssue(service);
      expect((await api(ravi).delete(`/api/issues/${elsewhere}/messages/${messageId}`)).status).toBe(404);
      expect((await only()).deleted).toBeUndefined();
    });

    it('shows deleted: true only on deleted messages', async () => {
      await postedMessage(service, issue);
      expect(await only()).not.toHaveProperty('deleted');
    });
  });

  describe('POST /api/issues/:id/messages/:msgId/react', () => {
    it('adds, replaces and removes', async () => {
      const { messageId } = await postedMessage(service, issue, { by: ravi });
      const steps = [
        [asha, '👍', { '👍': 1 }, '👍'],
        [ravi, '👍', { '👍': 2 }, '👍'],
        [asha, '🙏', { '👍': 1, '🙏': 1 }, '🙏'],
        [asha, '🙏', { '👍': 1 }, null],
        [ravi, '👍', {}, null],
      ] as const;
      for (const [who, emoji, reactions, myReaction] of steps) {
        const { status, body } = await react(messageId, emoji, who);
        expect([status, body.data]).toEqual([200, { messageId, reactions, myReaction }]);
      }
    });

    it.each(REACTIONS)('accepts %s', async (emoji) => {
      const { messageId } = await postedMessage(service, issue, { by: ravi });
      expect((await react(messageId, emoji, asha)).body.data.reactions).toEqual({ [emoji]: 1 });
    });

    it('treats a heart with and without its variation selector as the same', async () => {
      const { messageId } = await postedMessage(service, issue, { by: ravi });
      expect((await react(messageId, '\u2764', asha)).body.data.myReaction).toBe('\u2764\ufe0f');
      expect((await react(messageId, '\u2764\ufe0f', asha)).body.data.myReaction).toBeNull();
    });

    it('shows each person their own reaction', async () => {
      const { messageId } = await postedMessage(service, issue, { by: ravi });
      await react(messageId, '😮', asha);
      expect((await only(asha)).myReaction).toBe('😮');
      for (const who of [ravi, undefined]) expect((await only(who)).myReaction).toBeNull();
      expect((await only()).reactions).toEqual({ '😮': 1 });
    });

    it.each([[{}], [{ emoji: '🐒' }], [{ emoji: '👍👍' }], [{ emoji: 7 }], [{ emoji: '' }]])(
      'refuses %j',
      async (body) => {
        const { messageId } = await postedMessage(service, issue, { by: ravi });
        const answer = await api(asha).post<ErrorEnvelope>(path(`/${messageId}/react`), body);
        expect([answer.status, answer.body.error.code, answer.body.error.details?.[0]?.field]).toEqual([
          400,
          'VALIDATION_ERROR',
          'emoji',
        ]);
      },
    );

    it('refuses callers without a token, viewers, and a deleted or missing message', async () => {
      const { messageId } = await postedMessage(service, issue, { by: ravi });
      expect((await api().post(path(`/${messageId}/react`), { emoji: '👍' })).status).toBe(401);
      expect((await react(messageId, '👍', viewer)).status).toBe(403);
      expect((await react('msg_unknown', '👍', asha)).status).toBe(404);
      await api(ravi).delete(path(`/${messageId}`));
      expect((await react(messageId, '👍', asha)).status).toBe(409);
    });

    itThoroughly('keeps every count equal to its rows in concurrent reactions of 10 people', async () => {
      const people = await Promise.all(Array.from({ length: 10 }, () => person(service)));
      const messages: string[] = [];
      for (let i = 0; i < 3; i++)
        messages.push((await postedMessage(service, issue, { by: ravi })).messageId);
      await Promise.all(
        people.map(async (who, seed) => {
          for (let i = 0; i < 40; i++) {
            const message = messages[(seed + i) % messages.length]!;
            expect((await react(message, REACTIONS[(seed * 7 + i * 5) % 6]!, who)).status).toBe(200);
          }
        }),
      );
      const drift = await service.database.sql(
        `select m.id from messages m
          where m.issue_id = $1 and m.reactions <> coalesce(
            (select jsonb_object_agg(emoji, n) from (
               select emoji, count(*) as n from message_reactions where message_id = m.id group by emoji) c), '{}')`,
        [issue],
      );
      expect(drift).toEqual([]);
      const rows = await service.database.sql<{ n: number }>(
        'select count(*)::int as n from message_reactions',
      );
      expect(rows[0]?.n).toBeGreaterThan(0);
    });
  });
});

import type { IssueDto } from '../../../src/issues/dto/issue.dto';
import { Jobs } from '../../../src/platform/jobs/jobs';
import { chatDelivery, chatMessage, deliver, signature } from '../../factories/chat';
import { staffMember, type StaffMember } from '../../factories/console';
import type { Envelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';
import { json, startUpstream, type Upstream } from '../../support/process/upstream';

interface Mention {
  id: string;
  text: string;
  location: { lat: number; lng: number; name: string; address: string } | null;
  media: Array<{ type: string; url: string }>;
}

const SECRET = 'the secret of the chat platform';
const ADYAR = { lat: 13.0067, lng: 80.2571 };

describe('the inbox of city staff', () => {
  let service: TestService;
  let platform: Upstream;
  let staff: StaffMember;
  beforeAll(async () => {
    platform = await startUpstream();
    service = await startService({
      settings: {
        CHAT_TOKEN: SECRET,
        MICRO_BEARER_TOKEN: 'micro-token',
        MICRO_USER_ID: '42',
        MICRO_API_URL: platform.url,
        PHOTO_ACCESS_TOKEN: 'photo-token',
        PHOTO_USER_ID: '1784',
        PHOTO_API_URL: platform.url,
      },
    });
    staff = await staffMember(service);
  });
  afterAll(async () => {
    await service.stop();
    await platform.close();
  });
  beforeEach(async () => {
    await service.database.sql('delete from mentions');
  });
  const received = async (...messages: object[]) => {
    const body = chatDelivery(messages);
    await deliver(service, body, { 'x-hub-signature-256': signature(body, SECRET) });
  };
  const inbox = async () => (await staff.api.get<Mention[]>('/api/admin/integrations/mentions')).body;
  const onlyOne = async () => {
    const [mention] = await inbox();
    if (!mention) throw new Error('The inbox is empty');
    return mention;
  };
  const sync = (channel: string, answer: object) => {
    platform.answer = json(answer);
    return staff.api.post(`/api/admin/integrations/mentions/sync/${channel}`);
  };
  const converted = async () => {
    const { id } = await onlyOne();
    const { body } = await staff.api.post<{ issueId: string }>(
      `/api/admin/integrations/mentions/${id}/convert`,
    );
    return body.issueId;
  };

  describe('converting a post with a point', () => {
    const microPost = (geo: object) => ({
      data: [{ id: '9', text: 'Water is flooding the lane', geo }],
      includes: { places: [{ id: 'p1', full_name: 'Adyar market' }] },
      meta: { result_count: 1 },
    });

    it.each([
      [
        'of the chat, without a word',
        () =>
          received(
            chatMessage({ type: 'location', location: { latitude: ADYAR.lat, longitude: ADYAR.lng } }),
          ),
        '',
      ],
      [
        'of the chat, with a name that says another city',
        () =>
          received(
            chatMessage({
              type: 'location',
              location: { latitude: ADYAR.lat, longitude: ADYAR.lng, name: 'Pune Bakery', address: 'Adyar' },
            }),
          ),
        'Pune Bakery, Adyar',
      ],
      [
        'of the microblog',
        () =>
          sync(
            'micro',
            microPost({
              place_id: 'p1',
              coordinates: { type: 'Point', coordinates: [ADYAR.lng, ADYAR.lat] },
            }),
          ),
        'Adyar market',
      ],
      [
        'that an earlier release stored with a photo',
        async () => {
          await sync('photo', { data: [{ id: '7', caption: 'Flooded lane' }] });
          await service.database.sql('update mentions set location = $1', [JSON.stringify(ADYAR)]);
        },
        '',
      ],
    ])('%s keeps the point and its city; ward and pincode stay empty', async (_, arrives, address) => {
      await arrives();
      expect((await onlyOne()).location).toMatchObject(ADYAR);
      const issueId = await converted();
      service.clock.advance(5 * 60_000);
      await service.app.get(Jobs, { strict: false }).run('issue-places');
      const { body } = await service.tokenApi.get<Envelope<IssueDto>>(`/api/issues/${issueId}`);
      expect(body.data).toMatchObject({ city: 'chennai', location: { ...ADYAR, address } });
      expect((await service.publicApi.get(`/api/issues/${issueId}?cityId=chennai`)).body).toMatchObject({
        ward: '',
        pincode: '',
        coords: '13.0067° N, 80.2571° E',
      });
      expect(
        await service.database.sql('select ward, pincode, responsible from issues where id = $1', [issueId]),
      ).toEqual([{ ward: '', pincode: null, responsible: null }]);
      service.clock.set();
    });

    it('uses no place of the microblog without an exact point', async () => {
      await sync('micro', microPost({ place_id: 'p1' }));
      expect((await onlyOne()).location).toBeNull();
    });

    it('uses the city of the words if the point is in no city', async () => {
      await received(
        chatMessage({ type: 'location', location: { latitude: 0, longitude: 0, name: 'Kothrud, Pune' } }),
      );
      const { body } = await service.tokenApi.get<Envelope<IssueDto>>(`/api/issues/${await converted()}`);
      expect(body.data).toMatchObject({ city: 'pune', location: { lat: 0, lng: 0 } });
    });
  });

  describe('personal data in a post', () => {
    // The title ends within the number.
    const text = `${'The street light in Pune is dark.'.padEnd(88, '!')} Call 98765 43210 or 98765 43211`;
    const issueOf = async (body?: object) => {
      const { id } = await onlyOne();
      const answer = await staff.api.post<{ issueId: string }>(
        `/api/admin/integrations/mentions/${id}/convert`,
        body,
      );
      const { body: issue } = await service.tokenApi.get<Envelope<IssueDto>>(
        `/api/issues/${answer.body.issueId}`,
      );
      return issue.data;
    };

    it('is marked before it is converted, and hidden then, also in a title that ends within it', async () => {
      await received(chatMessage({ text: { body: text } }));
      const mention = (await onlyOne()) as Mention & { personal: Array<{ start: number; end: number }> };
      expect(mention.personal).toMatchObject([{ kind: 'phone' }, { kind: 'phone' }]);
      const marked = mention.personal.map(({ start, end }) => mention.text.slice(start, end));
      expect(marked).toEqual(['98765 43210', '98765 43211']);
      const { title, description } = await issueOf();
      expect(description).toBe(text.replaceAll(/98765 4321\d/g, '•••'));
      expect(`${title} ${description}`).not.toMatch(/987/);
    });

    it('is kept if staff say that it is public, which is recorded', async () => {
      await received(chatMessage({ text: { body: text } }));
      const { issueId: id, description } = await issueOf({ personalData: 'keep' });
      expect(description).toBe(text);
      const sql = `select after ->> 'personalData' as choice from audit_records
        where action = 'channel_mention.convert_to_issue' and after ->> 'issueId' = $1`;
      expect(await service.database.sql(sql, [id])).toEqual([{ choice: 'keep' }]);
      expect(await service.database.sql('select from personal_findings where issue_id = $1', [id])).toEqual(
        [],
      );
      const path = `/api/admin/integrations/mentions/${(await onlyOne()).id}/convert`;
      const other = await staff.api.post(path, { personalData: 'all' });
      expect(other.status).toBe(400);
    });
  });

  it('shows all of the words and pictures that converting publishes', async () => {
    const text = `Street light dark in Pune. ${'My number is private. '.repeat(19)}The end.`;
    await received(chatMessage({ text: { body: text } }));
    expect((await onlyOne()).text).toBe(text);
    const { body } = await service.tokenApi.get<Envelope<IssueDto>>(`/api/issues/${await converted()}`);
    expect(body.data.description).toBe(text);
    await service.database.sql('delete from mentions');
    await sync('photo', {
      data: [{ id: '7', caption: 'Dark', media_type: 'IMAGE', media_url: 'https://pictures.example/7.jpg' }],
    });
    expect((await onlyOne()).media).toEqual([{ type: 'image', url: 'https://pictures.example/7.jpg' }]);
  });
});

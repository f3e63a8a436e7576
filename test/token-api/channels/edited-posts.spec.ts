import type { MentionFeedDto } from '../../../src/channels/dto/feed.dto';
import { DRAFT } from '../../factories/chat';
import { staffMember, type StaffMember } from '../../factories/console';
import { person } from '../../factories/people';
import { startService, type TestService } from '../../support/service/service';
import { json, startUpstream, type Upstream } from '../../support/process/upstream';

const FIRST = 'Pothole at FC Road Pune';
const LATER = 'Garbage at FC Road Mumbai (near Goodluck)';
const SENT = '2026-01-05T10:00:00.000Z';
const EDITED = '2026-01-05T10:20:00.000Z';

/** What each platform answers of a post, and of its edited version. */
const VERSIONS = {
  micro: {
    first: { id: '4001', text: FIRST, created_at: SENT, edit_history_tweet_ids: ['4001'] },
    later: { id: '4002', text: LATER, created_at: EDITED, edit_history_tweet_ids: ['4001', '4002'] },
  },
  photo: {
    first: { id: '4001', caption: FIRST, timestamp: SENT, media_url: 'https://pictures.example/a?sig=1' },
    later: { id: '4001', caption: LATER, timestamp: SENT, media_url: 'https://pictures.example/a?sig=2' },
  },
};

describe('an edited post', () => {
  let service: TestService;
  let platform: Upstream;
  let staff: StaffMember;
  beforeAll(async () => {
    platform = await startUpstream();
    service = await startService({
      settings: {
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
  const read = async (channel: 'micro' | 'photo', ...posts: object[]) => {
    platform.answer = json({ data: posts, meta: { result_count: posts.length } });
    await service.database.sql(`update channel_feeds set mode = null, fresh_until = '-infinity'`);
    return (await service.tokenApi.get<MentionFeedDto>(`/api/${channel}/mentions`)).body.mentions;
  };
  const stored = () => service.database.sql('select external_id as id, text, category, city from mentions');
  const asEdited = { id: '4001', text: LATER, category: 'hygiene', city: 'mumbai' };
  const asWritten = { id: '4001', text: FIRST, category: 'road', city: 'pune' };

  it.each(['micro', 'photo'] as const)('of the %s is one mention, with its new text', async (channel) => {
    const { first, later } = VERSIONS[channel];
    await read(channel, first);
    expect(await stored()).toEqual([asWritten]);
    expect(await read(channel, later)).toMatchObject([{ id: '4001', text: LATER }]);
    expect(await stored()).toEqual([asEdited]);
    const { body } = await staff.api.post(`/api/admin/integrations/mentions/sync/${channel}`);
    expect(body).toMatchObject({ fetched: 1, inserted: 0 });
  });

  it.each(['micro', 'photo'] as const)('of the %s stays as it was once it is an issue', async (channel) => {
    const { first, later } = VERSIONS[channel];
    await read(channel, first);
    const citizen = service.tokenApi.as(await person(service));
    const path = `/api/${channel}/mentions/4001/convert`;
    const made = await citizen.post<{ issueId: string }>(path, DRAFT);
    expect(made.status).toBe(201);
    await read(channel, later);
    expect(await stored()).toEqual([asWritten]);
    const again = await citizen.post<{ issueId: string }>(path, DRAFT);
    expect([again.status, again.body.issueId]).toEqual([200, made.body.issueId]);
  });

  it('is not undone by an earlier version that is read later, or together with it', async () => {
    const { first, later } = VERSIONS.micro;
    expect(await read('micro', later, first)).toMatchObject([{ text: LATER }]);
    expect(await stored()).toEqual([asEdited]);
    await read('micro', first);
    expect(await stored()).toEqual([asEdited]);
  });

  it('is requested with the whole text of long posts', async () => {
    await read('micro', VERSIONS.micro.first);
    const fields = new URL(platform.asked.at(-1)?.url ?? '', platform.url).searchParams.get('tweet.fields');
    expect(fields?.split(',')).toEqual(
      expect.arrayContaining(['note_tweet', 'edit_history_tweet_ids', 'geo']),
    );
  });
});

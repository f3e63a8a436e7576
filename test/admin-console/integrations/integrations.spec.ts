import { recordedDuring } from '../../factories/audit';
import { staffMember, type StaffMember } from '../../factories/console';
import { startService, type TestService } from '../../support/service/service';
import { json, startUpstream, type Upstream } from '../../support/process/upstream';

interface Mention {
  id: string;
  chanLabel: string;
  text: string;
  converted: boolean;
  convertedIssueId: string | null;
}

describe('integrations', () => {
  let service: TestService;
  let staff: StaffMember;
  beforeAll(async () => {
    service = await startService();
    staff = await staffMember(service);
  });
  afterAll(() => service.stop());
  const get = async <Body>(path: string) =>
    (await staff.api.get<Body>(`/api/admin/integrations/${path}`)).body;
  const post = <Body = Record<string, unknown>>(path: string, body?: object) =>
    staff.api.post<Body>(`/api/admin/integrations/${path}`, body);

  it('lists the channels; without credentials only the platform is connected', async () => {
    const channels = await get<Array<{ channel: string; connectionStatus: string }>>('channels');
    expect(
      Object.fromEntries(channels.map(({ channel, connectionStatus }) => [channel, connectionStatus])),
    ).toEqual({
      chat: 'not_configured',
      photo: 'not_configured',
      micro: 'not_configured',
      platform: 'connected',
    });
    expect(channels.find(({ channel }) => channel === 'chat')).toMatchObject({
      name: 'Chat',
      demoMode: false,
      hasSecret: false,
      secretMasked: null,
      webhookUrl: expect.stringMatching(/\/api\/chat\/webhook$/) as string,
      lastCheckedAt: null,
      lastError: null,
      errorRate: 0,
      requestCount: 0,
    });
  });

  it('switches a channel to samples and back, each with an audit record', async () => {
    const records = await recordedDuring(service, async () => {
      expect((await post('channels/photo/toggle-demo')).body).toEqual({ channel: 'photo', demoMode: true });
      expect(
        (await get<object[]>('channels')).find((each) => (each as { channel: string }).channel === 'photo'),
      ).toMatchObject({
        demoMode: true,
        connectionStatus: 'demo',
      });
      expect((await post('channels/photo/toggle-demo')).body).toEqual({ channel: 'photo', demoMode: false });
    });
    expect(records).toMatchObject([
      {
        action: 'channel.toggle_demo_mode',
        target_id: 'photo',
        before: { demoMode: false },
        after: { demoMode: true },
      },
      {
        action: 'channel.toggle_demo_mode',
        target_id: 'photo',
        before: { demoMode: true },
        after: { demoMode: false },
      },
    ]);
  });

  it('sets the demonstration mode once under concurrency, and has no effect if it is already set', async () => {
    const wanted = (demoMode: unknown) => post('channels/photo/toggle-demo', { demoMode });
    const records = await recordedDuring(service, async () => {
      expect((await wanted(false)).body).toMatchObject({
        statusCode: 409,
        message: 'The channel shows real posts already',
      });
      const answers = await Promise.all([wanted(true), wanted(true), wanted(true)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect((await wanted(false)).body).toEqual({ channel: 'photo', demoMode: false });
      expect((await wanted('no')).status).toBe(400);
    });
    expect(records.map(({ after }) => after)).toEqual([{ demoMode: true }, { demoMode: false }]);
  });

  it('tests a channel, with one audit record; the platform without one', async () => {
    const records = await recordedDuring(service, async () => {
      expect((await post('channels/micro/test')).body).toMatchObject({
        channel: 'micro',
        ok: true,
        mode: 'demo',
      });
      expect((await post('channels/platform/test')).body).toMatchObject({
        channel: 'platform',
        ok: true,
        mode: 'live',
      });
    });
    expect(records).toMatchObject([{ action: 'channel.test_connection', target_id: 'micro' }]);
  });

  it('refuses unknown channels', async () => {
    for (const path of [
      'channels/fax/test',
      'channels/fax/toggle-demo',
      'mentions/sync/fax',
      'mentions/sync/platform',
    ]) {
      const answer = await post(path);
      expect([answer.status, answer.body]).toMatchObject([404, { error: 'Not Found' }]);
    }
  });

  it('reads samples once, and converts each into an issue once', async () => {
    const first = await recordedDuring(service, async () => {
      const { body } = await post<{ fetched: number; inserted: number }>('mentions/sync/chat');
      expect(body).toMatchObject({ mode: 'demo' });
      expect(body.inserted).toBe(body.fetched);
      expect(body.fetched).toBeGreaterThan(3);
    });
    expect(first).toMatchObject([{ action: 'channel.sync_mentions', target_id: 'chat' }]);
    expect((await post('mentions/sync/chat')).body).toMatchObject({ inserted: 0 });
    const mentions = await get<Mention[]>('mentions');
    const pothole = mentions.find(({ text }) => text.includes('deep pothole'));
    expect(pothole).toMatchObject({
      chanLabel: 'Chat',
      sample: true,
      converted: false,
      convertedIssueId: null,
      from: 'Asha',
    });
    let issueId = '';
    const records = await recordedDuring(service, async () => {
      const { body } = await post<{ issueId: string }>(`mentions/${pothole?.id}/convert`);
      expect(body).toEqual({ issueId: expect.stringMatching(/^iss_/) as string, alreadyConverted: false });
      issueId = body.issueId;
      const again = await Promise.all([1, 2, 3].map(() => post(`mentions/${pothole?.id}/convert`)));
      for (const { body: same } of again) expect(same).toEqual({ issueId, alreadyConverted: true });
    });
    expect(records).toMatchObject([
      { action: 'channel_mention.convert_to_issue', target_id: pothole?.id, after: { issueId } },
    ]);
    expect((await service.publicApi.get(`/api/issues/${issueId}?cityId=mumbai`)).body).toMatchObject({
      category: 'Infrastructure',
      ward: '',
      pincode: '',
      channel: 'Chat',
      status: 'new',
      reporter: 'City desk',
    });
    expect((await get<Mention[]>('mentions')).find(({ id }) => id === pothole?.id)).toMatchObject({
      converted: true,
      convertedIssueId: issueId,
    });
    // Samples are in no feed, and their reports give no score.
    expect((await service.tokenApi.get('/api/scores/usr_city_desk')).status).toBe(404);
    const events = await service.database.sql(
      `select to_feed_status as status from issue_status_events where issue_id = $1`,
      [issueId],
    );
    expect(events).toEqual([{ status: 'new' }]);
    expect((await post('mentions/men_unknown/convert')).status).toBe(404);
  });

  it('uses the category of the deciding keyword in the current configuration, and keeps the pictures', async () => {
    await post('mentions/sync/photo');
    const mention = (await get<Mention[]>('mentions')).find(
      ({ chanLabel, converted }) => chanLabel === 'Photo' && !converted,
    );
    const [row] = await service.database.sql<{ pictures: number }>(
      `update mentions set text = 'the zzquux never comes', category = '' where id = $1
       returning jsonb_array_length(media) as pictures`,
      [mention?.id],
    );
    expect(row?.pictures).toBeGreaterThan(0);
    await post('routing/keywords', { category: 'Public transport', keyword: 'zzquux' });
    const { body } = await post<{ issueId: string }>(`mentions/${mention?.id}/convert`);
    expect((await service.publicApi.get(`/api/issues/${body.issueId}?cityId=mumbai`)).body).toMatchObject({
      category: 'Public transport',
    });
    const detail = await staff.api.get<{ mediaTiles: object[] }>(`/api/admin/feed/issues/${body.issueId}`);
    expect(detail.body.mediaTiles).toHaveLength(row?.pictures ?? 0);
    expect((await post('routing/keywords', { category: 'Safety', keyword: '!!' })).status).toBe(400);
    service.clock.set();
  });

  describe('routing', () => {
    it('maps each category to an office', async () => {
      expect(await get('routing/category-map?cityId=pune')).toEqual([
        { category: 'Infrastructure', office: 'Water and Infrastructure Department' },
        { category: 'Garbage & filth', office: 'Solid Waste Management Department' },
        { category: 'Safety', office: 'General Administration Department' },
        { category: 'Traffic', office: 'Roads and Traffic Department' },
        { category: 'Public transport', office: 'Citizen Services Department' },
        { category: 'Corruption', office: 'General Administration Department' },
      ]);
      const nowhere = await get<Array<{ office: string }>>('routing/category-map?cityId=atlantis');
      expect(new Set(nowhere.map(({ office }) => office))).toEqual(new Set(['Unassigned']));
    });

    it('adds keywords that indicate a category, and removes them', async () => {
      const records = await recordedDuring(service, async () => {
        const added = await post<{ id: string }>('routing/keywords', {
          category: 'Public transport',
          keyword: 'Bus Bunching',
        });
        expect(added.body).toEqual({
          id: expect.stringMatching(/^kwd_/) as string,
          category: 'Public transport',
          keyword: 'bus bunching',
        });
        const listed = await get<Array<{ category: string; keywords: object[] }>>('routing/keywords');
        expect(listed.map(({ category }) => category)).toEqual([
          'Infrastructure',
          'Garbage & filth',
          'Safety',
          'Traffic',
          'Public transport',
          'Corruption',
        ]);
        expect(listed[4]?.keywords).toContainEqual({ id: added.body.id, keyword: 'bus bunching' });
        expect(
          (await post('routing/keywords', { category: 'Public transport', keyword: 'bus bunching' })).status,
        ).toBe(409);
        const removed = await staff.api.delete(`/api/admin/integrations/routing/keywords/${added.body.id}`);
        expect(removed.body).toEqual({ id: added.body.id });
        expect(
          (await staff.api.delete(`/api/admin/integrations/routing/keywords/${added.body.id}`)).status,
        ).toBe(404);
      });
      const recorded = { category: 'Public transport', keyword: 'bus bunching' };
      expect(records).toMatchObject([
        { action: 'routing.add_keyword', before: null, after: recorded },
        { action: 'routing.remove_keyword', before: recorded, after: null },
      ]);
    });

    it('counts the characters of a keyword; an emoji is one', async () => {
      const word = (cones: number) => `ab${'\u{1f6a7}'.repeat(cones)}`;
      const added = await post<{ keyword: string }>('routing/keywords', {
        category: 'Safety',
        keyword: word(58),
      });
      expect([added.status, added.body.keyword]).toEqual([200, word(58)]);
      const longer = await post('routing/keywords', { category: 'Safety', keyword: word(59) });
      expect(longer.status).toBe(400);
    });

    it.each([[{}], [{ category: 'Traffic' }], [{ keyword: 'jam' }], [{ category: '', keyword: '' }]])(
      'answers 500 to %j, as the contract requires, and adds nothing',
      async (body) => {
        const records = await recordedDuring(service, async () => {
          const answer = await post('routing/keywords', body);
          expect([answer.status, answer.body]).toMatchObject([
            500,
            { statusCode: 500, error: 'Internal Server Error' },
          ]);
        });
        expect(records).toEqual([]);
      },
    );

    it.each([
      [{ category: 'Potholes', keyword: 'hole' }],
      [{ category: 'Traffic', keyword: 'x' }],
      [{ category: 'Traffic', keyword: 7 }],
    ])('refuses %j', async (body) => {
      expect((await post('routing/keywords', body)).status).toBe(400);
    });

    it('lists how each city is detected, and that coordinates are not used', async () => {
      const rules = await get<Array<{ rule: string; target: string }>>('routing/city-detection');
      expect(rules).toHaveLength(9);
      expect(rules[0]).toMatchObject({ rule: expect.stringMatching(/mumbai/i) as string, target: 'mumbai' });
      expect(rules[8]).toEqual({ rule: 'Coordinate bounding-box fallback', target: 'Not implemented' });
    });
  });

  it('limits when and how often people get messages', async () => {
    expect(await get('outbound/send-limits')).toEqual({
      id: 'default',
      quietFrom: '22:00',
      quietTo: '08:00',
      rateCapPerHour: 3,
    });
    const records = await recordedDuring(service, async () => {
      const { body } = await post('outbound/send-limits', { quietFrom: '21:30' });
      expect(body).toEqual({ id: 'default', quietFrom: '21:30', quietTo: '08:00', rateCapPerHour: 3 });
    });
    expect(records).toMatchObject([
      { action: 'outbound.update_send_limits', before: { quietFrom: '22:00' } },
    ]);
    expect(await recordedDuring(service, () => post('outbound/send-limits', {}))).toEqual([]);
    for (const wrong of [
      { quietFrom: '24:00' },
      { quietTo: '8' },
      { rateCapPerHour: 0 },
      { rateCapPerHour: '3' },
    ])
      expect((await post('outbound/send-limits', wrong)).status).toBe(400);
    expect((await get<Array<{ key: string }>>('outbound/templates')).map(({ key }) => key)).toEqual([
      'status_ack',
      'status_new',
      'status_overdue',
      'status_progress',
      'status_resolved',
    ]);
  });
});

describe('reading a channel that does not answer', () => {
  let service: TestService;
  let platform: Upstream;
  beforeAll(async () => {
    platform = await startUpstream();
    service = await startService({
      settings: {
        PHOTO_API_URL: platform.url,
        PHOTO_ACCESS_TOKEN: 'a-token-of-the-photo-platform',
        PHOTO_USER_ID: '17841400000000000',
      },
    });
  });
  afterAll(async () => {
    await service.stop();
    await platform.close();
  });

  it('has the same result as demonstration mode, and records the failure', async () => {
    platform.answer = json({ error: { code: 190, message: 'dead token' } }, 400);
    const staff = await staffMember(service);
    const records = await recordedDuring(service, async () => {
      const { status, body } = await staff.api.post('/api/admin/integrations/mentions/sync/photo');
      expect([status, body]).toMatchObject([200, { fetched: 0, inserted: 0, mode: 'demo' }]);
    });
    expect(records).toMatchObject([
      {
        action: 'channel.sync_mentions',
        target_id: 'photo',
        after: { fetched: 0, mode: 'demo', failure: expect.any(String) as string },
      },
    ]);
    const { body: channels } = await staff.api.get('/api/admin/integrations/channels');
    expect(channels).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          channel: 'photo',
          connectionStatus: 'degraded',
          lastError: expect.any(String) as string,
          lastCheckedAt: expect.any(String) as string,
        }),
      ]),
    );
    const { body: notices } = await staff.api.get('/api/admin/notifications');
    expect(JSON.stringify(notices)).toContain('The channel photo is degraded');
  });
});

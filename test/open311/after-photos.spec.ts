import type { AddedMediaDto } from '../../src/media/dto/media.dto';
import { WebhookSender } from '../../src/webhooks/webhook-sender.service';
import { staffMember, type StaffMember } from '../factories/console';
import { cameraPhoto } from '../factories/files';
import { reportedIssue } from '../factories/issues';
import { uploadedPhoto } from '../factories/media';
import { apiClient } from '../factories/open311';
import { person } from '../factories/people';
import { sentFiles } from '../factories/staff-acts';
import { randomBy, streetScene } from '../factories/street-scenes';
import { PublicClient } from '../support/network/public-client';
import { WebhookReceiver } from '../support/network/webhook-receiver';
import { startService, type TestService } from '../support/service/service';

const WORDS = {
  en: 'This photo was taken before the report.',
  hi: 'यह फ़ोटो शिकायत से पहले ली गई।',
  mr: 'हा फोटो तक्रारीच्या आधी काढला आहे.',
  kn: 'ಈ ಫೋಟೋವನ್ನು ವರದಿಗೆ ಮೊದಲು ತೆಗೆಯಲಾಗಿದೆ.',
  ta: 'இந்தப் படம் புகாருக்கு முன் எடுக்கப்பட்டது.',
  te: 'ఈ ఫోటో ఫిర్యాదుకు ముందు తీసినది.',
  bn: 'এই ছবিটি অভিযোগের আগে তোলা।',
  gu: 'આ ફોટો ફરિયાદ પહેલાં લેવાયો છે.',
};

describe('the photos of a repair', () => {
  let service: TestService;
  let receiver: WebhookReceiver;
  let asha: StaffMember;
  let reader: PublicClient;
  let issue: string;
  let before: string;
  let after: string;
  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
    service = await startService({ settings: { WEBHOOK_ORIGINS: receiver.origin } });
    asha = await staffMember(service);
    reader = new PublicClient(service.url);
    const api = service.tokenApi.as({ accessToken: (await apiClient(service)).apiKey });
    const endpoint = { url: `${receiver.origin}/hooks`, eventTypes: ['issue.status_changed'] };
    expect((await api.post('/api/webhooks/endpoints', endpoint)).status).toBe(201);
    const reporter = await person(service);
    issue = await reportedIssue(service, { by: reporter });
    const random = randomBy(77);
    before = await uploadedPhoto(service, issue, reporter, await streetScene(random));
    const photo = await cameraPhoto({ time: '2020:01:01 00:00:00' }, 'jpeg', await streetScene(random));
    const added = await sentFiles<AddedMediaDto[]>(service, asha, `/api/admin/feed/issues/${issue}/media`, [
      photo,
    ]);
    after = added.body[0]!.mediaId;
    const body = { outcome: 'repaired', note: 'The lamp was replaced', mediaIds: [after] };
    expect((await asha.api.post(`/api/admin/feed/issues/${issue}/resolve`, body)).status).toBe(200);
  });
  afterAll(async () => {
    await service.stop();
    await receiver.stop();
  });

  const flags = ['before_report'];
  const urlOf = (id: string) => `http://localhost:3000/media/${id}`;
  const read = async (path: string) => (await reader.get(path)).text;

  it('are in the feeds of the city and of the issue, with what is wrong with them', async () => {
    for (const path of ['/feeds/mumbai.geojson', `/feeds/mumbai/issues/${issue}.geojson`]) {
      const { features } = JSON.parse(await read(path)) as { features: Array<{ properties: object }> };
      expect(features[0]!.properties).toMatchObject({
        outcome_reason: null,
        before_after: [{ before_url: urlOf(before), after_url: urlOf(after), flags }],
      });
    }
    const atom = await read('/feeds/mumbai.atom');
    expect(atom).toContain(`<link rel="enclosure" href="${urlOf(before)}" title="Before the repair"/>`);
    expect(atom).toContain(
      `<link rel="enclosure" href="${urlOf(after)}" title="After the repair, taken before the report"/>`,
    );
  });

  it.each(['/data/mumbai/issues.ndjson', '/data/mumbai/issues.ndjson?status=resolved'])(
    'are in the data set %s',
    async (path) => {
      const rows = (await read(path)).split('\n').filter(Boolean);
      const row = rows.map((line) => JSON.parse(line) as { id: string }).find(({ id }) => id === issue);
      expect(row).toMatchObject({
        outcome_reason: null,
        before_photo: urlOf(before),
        after_photos: urlOf(after),
        photo_flags: 'before_report',
      });
    },
  );

  it('are in the event of the resolution', async () => {
    await service.app.get(WebhookSender, { strict: false }).sendDue();
    const events = receiver.received.map(({ body }) => JSON.parse(body) as { data: { to: string } });
    expect(events.find(({ data }) => data.to === 'resolved')?.data).toMatchObject({
      outcomeReason: null,
      beforeAfter: [
        {
          before: { mediaId: before, url: urlOf(before) },
          after: { mediaId: after, url: urlOf(after) },
          flags,
        },
      ],
    });
  });

  it('are in the console with their flags', async () => {
    const { body } = await asha.api.get<object>(`/api/admin/feed/issues/${issue}`);
    expect(body).toMatchObject({
      outcomeReason: null,
      beforeAfter: [{ before: { url: `/media/${before}` }, after: { url: `/media/${after}` }, flags }],
    });
  });

  it.each(Object.entries(WORDS))('are on the page of the issue, in words in %s', async (language, words) => {
    const page = await read(`/${language === 'en' ? '' : `${language}/`}mumbai/issues/${issue}`);
    expect(page).toContain(words);
    const alts = [...page.matchAll(/src="\/media\/(\w+)\?w=320" alt="([^"]+)"/g)].map(([, id, alt]) => [
      id,
      (alt ?? '').length > 5,
    ]);
    expect(alts).toEqual(
      expect.arrayContaining([
        [before, true],
        [after, true],
      ]),
    );
  });
});

import { cameraPhoto } from '../../factories/files';
import { randomBy, streetScene } from '../../factories/street-scenes';
import { DRIVERS, type MediaService, startMediaService } from '../../support/service/media';

const LONG_AGO = { time: '2020:01:01 00:00:00' };

describe.each(DRIVERS)('a photo of a repair, with files in %s', (driver) => {
  let media: MediaService;
  const random = randomBy(driver.length);
  beforeAll(async () => {
    media = await startMediaService(driver);
  });
  beforeEach(() => media.renew());
  afterAll(() => media.stop());

  const photo = async () => cameraPhoto(LONG_AGO, 'jpeg', await streetScene(random));
  const resolve = async (mediaId: string) => {
    const body = { description: 'The lamp was replaced', mediaIds: [mediaId] };
    const { status } = await media.api(media.reporter).post(`/api/issues/${media.issue}/resolve`, body);
    expect(status).toBe(201);
  };
  const flags = async () => (await media.detail()).beforeAfter.map((pair) => pair.flags);

  it('has its flags in the first read, although nobody has read the file', async () => {
    const { mediaId } = await media.upload('image/jpeg', await photo());
    await resolve(mediaId);
    expect(await flags()).toEqual([['before_report']]);
  });

  it('has its flags once its bytes arrive, if the issue was resolved before', async () => {
    const bytes = await photo();
    const ticket = await media.announce('image/jpeg', bytes.length);
    await resolve(ticket.mediaId);
    expect(await flags()).toEqual([[]]);
    expect((await media.put(ticket.uploadUrl, bytes, 'image/jpeg')).status).toBe(200);
    expect((await media.get(media.here(ticket))).status).toBe(200);
    expect(await flags()).toEqual([['before_report']]);
  });
});

import { EscalationSweepService } from '../../../src/due-dates/escalation/escalation-sweep.service';
import type { IssueDto } from '../../../src/issues/dto/issue.dto';
import { addedRecord } from '../../factories/accountability';
import { recordedDuring } from '../../factories/audit';
import { allPlaced, reportedIssue } from '../../factories/issues';
import { randomBy, streetScene } from '../../factories/street-scenes';
import type { Envelope } from '../../support/network/client';
import { PublicClient, unescaped } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

const HOUR_MS = 3_600_000;
const PINCODE = '400996';
const WARD = 'Test ward';

describe('the page of an office', () => {
  let service: TestService;
  let office: PublicClient;
  beforeAll(async () => {
    service = await startService();
    office = new PublicClient(service.url);
    const place = { city: 'mumbai', ward: WARD };
    const ward = { ...place, name: 'Meera Secret', designation: 'Ward Officer', email: 'ward@city.example' };
    await addedRecord(service, 'officials', ward);
    await addedRecord(service, 'jurisdictions', { ...place, pincodes: [PINCODE] });
  });
  beforeEach(() => service.clock.set());
  afterAll(() => service.stop());

  /** @returns the issue, and the path of the link that was sent to its office */
  const escalated = async (): Promise<{ id: string; path: string }> => {
    const id = await reportedIssue(service, { pincode: PINCODE });
    await allPlaced(service);
    service.clock.advance(49 * HOUR_MS);
    await service.app.get(EscalationSweepService, { strict: false }).sweep();
    const [mail] = await service.database.sql<{ body: string }>(
      `select body from mails where key like 'escalation:' || $1 || ':%'`,
      [id],
    );
    return { id, path: /\/office\?link=\S+/.exec(mail?.body ?? '')?.[0] ?? '' };
  };
  const linkIn = (path: string) => path.slice(path.indexOf('=') + 1);

  describe('with photos of the repair', () => {
    const random = randomBy(1931);
    const file = async (name = 'IMG_1.jpg') => ({ field: 'photos', name, bytes: await streetScene(random) });
    const sent = async (path: string, form: object, files: Array<Awaited<ReturnType<typeof file>>>) =>
      office.postFiles('/office', { link: linkIn(path), key: 'k', answer: 'Mended', ...form }, files);
    const detail = async (id: string) =>
      (await service.tokenApi.get<Envelope<IssueDto>>(`/api/issues/${id}`)).body.data;

    it('resolves the issue with them, once for a form that is sent twice', async () => {
      const { id, path } = await escalated();
      const files = [await file(), await file()];
      const records = await recordedDuring(service, async () => {
        expect((await sent(path, { status: 'resolved' }, files)).status).toBe(303);
        expect((await sent(path, { status: 'resolved' }, files)).status).toBe(303);
      });
      const { status, beforeAfter, media, resolution } = await detail(id);
      expect([status, media.length, beforeAfter.length]).toEqual(['resolved', 2, 2]);
      expect(resolution).toMatchObject({
        description: 'Mended',
        mediaIds: media.map(({ mediaId }) => mediaId),
      });
      expect(records).toMatchObject([{ after: { mediaIds: media.map(({ mediaId }) => mediaId) } }]);
      const other = await escalated();
      expect((await sent(other.path, { status: 'resolved' }, [files[0]!])).status).toBe(303);
      expect((await detail(other.id)).beforeAfter).toMatchObject([{ flags: ['reused'] }]);
    });

    it('is refused with a text for photos of something else, bad files and without a needed one', async () => {
      const { id, path } = await escalated();
      const refused = async (form: object, files: Array<Awaited<ReturnType<typeof file>>>, text: string) => {
        const answer = await sent(path, form, files);
        expect([answer.status, unescaped(answer.text).includes(text)]).toEqual([422, true]);
      };
      await refused({ status: 'progress' }, [await file()], 'Only with “It is resolved”.');
      const bad = { field: 'photos', name: 'notes.jpg', bytes: Buffer.from('no photo') };
      await refused({ status: 'resolved' }, [bad], 'is no photo that we can read');
      await service.database.sql(`insert into photo_needs select category from issues where id = $1`, [id]);
      await refused({ status: 'resolved' }, [], 'Add at least one photo that shows it.');
      expect((await detail(id)).media).toEqual([]);
      expect((await sent(path, { status: 'resolved' }, [await file()])).status).toBe(303);
      await service.database.sql('delete from photo_needs');
    });

    it('takes no files without a valid link', async () => {
      const answer = await office.postFiles('/office', { link: 'x', answer: 'Mended' }, [await file()]);
      expect(answer.status).toBe(404);
    });
  });
});

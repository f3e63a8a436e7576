import { photo, scene } from '../../factories/files';
import { REPORT_FORM } from '../../factories/forms';
import { reportedIssue } from '../../factories/issues';
import { uploadedPhoto } from '../../factories/media';
import { person } from '../../factories/people';
import { fieldsIn, PublicClient } from '../../support/network/public-client';
import { startService, type TestService } from '../../support/service/service';

describe('parts of photos that are covered on the page of an issue', () => {
  let service: TestService;
  let asha: PublicClient;
  let ravi: PublicClient;

  beforeAll(async () => {
    service = await startService();
    [asha, ravi] = [new PublicClient(service.url), new PublicClient(service.url)];
    await asha.signIn('asha@example.org');
    await ravi.signIn('ravi@example.org');
  });
  afterAll(() => service.stop());

  const keyOf = async (id: string) => {
    const sql = `select coalesce(object_key, 'none') as key from media where id = $1`;
    return (await service.database.sql<{ key: string }>(sql, [id]))[0]?.key;
  };
  const coverable = async (reader: PublicClient, path: string) =>
    fieldsIn((await reader.get(`${path}?cover=yes`)).text, 'photo');

  it('are named by a script as parts of the sides, at most fifty', async () => {
    const files = [{ field: 'photos', name: 'lamp.jpg', bytes: await scene(4) }];
    const form = { ...REPORT_FORM, key: 'cover', checked: 'yes' };
    const path = (await asha.postFiles('/mumbai/report', form, files)).headers.location!.split(/[?#]/)[0]!;
    const [id = ''] = await coverable(asha, path);
    const send = (parts: string[]) => asha.post(`${path}/cover`, { photo: id, parts });
    const part = '0.1000 0.2000 0.3000 0.2000';
    for (const wrong of [['x'], ['0.1 0.2 0.3'], ['2 0 1 1'], ['0 0 0 0'], Array<string>(51).fill(part)])
      expect([wrong, (await send(wrong)).status]).toEqual([wrong, 422]);
    expect(await keyOf(id)).toBe('none');
    const covered = await send([part, '0.6 0.6 0.4 0.4']);
    expect([covered.status, covered.headers.location]).toEqual([303, `${path}?done=cover#done`]);
    expect(await keyOf(id)).not.toBe('none');
    // A canvas and a grid may be sent together.
    expect((await asha.post(`${path}/cover`, { photo: id, parts: part, cells: '7-5' })).status).toBe(303);
  });

  it('are those of all photos for the reporter, and of their own for everyone who added some', async () => {
    const by = await person(service);
    const id = await reportedIssue(service, { by });
    const path = `/mumbai/issues/${id}`;
    const theirs = await uploadedPhoto(service, id, by, await photo('jpeg'));
    const added = await uploadedPhoto(service, id, by, await photo('jpeg'));
    expect([await coverable(ravi, path), await coverable(new PublicClient(service.url), path)]).toEqual([
      [],
      [],
    ]);
    expect((await ravi.get(path)).text).not.toContain('?cover=yes');
    await service.database.sql(
      `update media set added_by = (select id from users where email = 'ravi@example.org') where id = $1`,
      [added],
    );
    expect((await ravi.get(path)).text).toContain(`href="${path}?cover=yes#cover"`);
    expect(await coverable(ravi, path)).toEqual([added]);
    expect((await ravi.post(`${path}/cover`, { photo: theirs, cells: '0-0' })).status).toBe(403);
    expect((await ravi.post(`${path}/cover`, { photo: added, cells: '0-0' })).status).toBe(303);
  });
});

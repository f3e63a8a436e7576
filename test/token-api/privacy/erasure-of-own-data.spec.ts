import { stat } from 'node:fs/promises';
import { ExportsService } from '../../../src/me';
import { ObjectStorage } from '../../../src/media';
import { askedErasure, erasedAll, signedIn } from '../../factories/erasures';
import { reportedIssue } from '../../factories/issues';
import { runJob } from '../../support/service/run-job';
import { startService, type TestService } from '../../support/service/service';

const TABLES = ['data_exports', 'privacy_requests', 'privacy_applications', 'redactions'];

describe('what an erasure takes of what a person asked for about their data', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.stop());

  /** Somebody with an export, a request, a wish about earlier issues and words that were taken out. */
  async function somebody(email: string) {
    const who = await signedIn(service, email, 'Asha Kulkarni');
    const as = service.tokenApi.as(who);
    const exports = service.app.get(ExportsService, { strict: false });
    const { id } = await exports.ask(who.id, 'en');
    await runJob(service, 'exports');
    await as.post('/api/users/me/privacy/requests', { kind: 'access', text: 'Everything, please.' });
    await as.post('/api/users/me/privacy/apply', { place: 'ward' });
    const issue = await reportedIssue(service, { by: who });
    const ranges = [{ start: 0, end: 4 }];
    await as.post(`/api/issues/${issue}/redactions`, { field: 'title', ranges });
    return { who, exportId: id };
  }
  const counts = async () =>
    Promise.all(TABLES.map(async (table) => (await service.database.sql(`select 1 from ${table}`)).length));

  it('are the exports with their files, the requests, the wishes and the words of before; others keep theirs', async () => {
    const leaving = await somebody('leaving@example.org');
    const staying = await somebody('staying@example.org');
    expect(await counts()).toEqual([2, 2, 2, 2]);
    expect(await askedErasure(service, leaving.who)).toBe(202);
    await erasedAll(service);
    expect(await counts()).toEqual([1, 1, 1, 1]);
    const storage = service.app.get(ObjectStorage, { strict: false });
    const isStored = ({ exportId }: typeof leaving) =>
      storage
        .withObject(exportId, (file) => stat(file))
        .then(
          () => true,
          () => false,
        );
    expect([await isStored(leaving), await isStored(staying)]).toEqual([false, true]);
  });
});

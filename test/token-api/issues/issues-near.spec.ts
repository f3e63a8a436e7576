import type { CreateIssueDto } from '../../../src/issues/dto/issue.dto';
import type { NearIssuesDto } from '../../../src/issues/dto/similar-issue.dto';
import { IssuesAround } from '../../factories/issues-around';
import type { Envelope, ErrorEnvelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';

const TITLE = 'Deep pothole at the signal';

describe('GET /api/issues/near', () => {
  let service: TestService;
  let around: IssuesAround;
  beforeAll(async () => {
    service = await startService();
    around = new IssuesAround(service, TITLE);
  });
  beforeEach(() => around.moveOn());
  afterAll(() => service.stop());

  const at = (metres?: number) => around.at(metres);
  const reported = (metres: number, changes?: Partial<CreateIssueDto>) => around.reported(metres, changes);
  const near = async (query: Record<string, string> = {}) => {
    const { lat, lng } = at();
    const asked = new URLSearchParams({ lat: String(lat), lng: String(lng), ...query }).toString();
    const answer = await service.tokenApi.get<Envelope<NearIssuesDto>>(`/api/issues/near?${asked}`);
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    return answer.body.data.items;
  };
  const idsNear = async (query?: Record<string, string>) => (await near(query)).map(({ issueId }) => issueId);

  it('shows nearby open issues to anyone, nearest first', async () => {
    const far = await reported(200, { category: 'hygiene' });
    const close = await reported(20);
    expect(await idsNear()).toEqual([close, far]);
    expect((await near())[0]).toEqual({
      issueId: close,
      title: TITLE,
      category: 'road',
      status: 'open',
      upvotes: 0,
      location: { ...at(20), address: '' },
      createdAt: expect.stringMatching(/Z$/) as string,
      metres: 20,
      similarity: 0,
    });
    expect(await idsNear({ category: 'hygiene' })).toEqual([far, close]);
  });

  it('shows issues with the words first', async () => {
    const other = await reported(1, { title: 'Kerbstone is missing here' });
    const alike = await reported(100);
    expect(await idsNear({ text: TITLE })).toEqual([alike, other]);
  });

  it('shows probable duplicates within 60 metres before more similar issues farther away', async () => {
    const neighbour = await reported(62);
    const near = await reported(58, { title: 'Deep pothole by the signal' });
    const asked = { text: TITLE, category: 'road' };
    expect(await idsNear(asked)).toEqual([near, neighbour]);
    const ofCategory = await reported(200, { title: 'Kerbstone is missing here', category: 'traffic' });
    expect(await idsNear({ ...asked, category: 'traffic' })).toEqual([ofCategory, near, neighbour]);
    expect(await idsNear({ text: TITLE })).toEqual([near, neighbour, ofCategory]);
  });

  it('uses the given radius, by default 250 metres, and shows at most five', async () => {
    const [close, within, beyond] = [await reported(9), await reported(249), await reported(499)];
    expect(await idsNear()).toEqual([close, within]);
    expect(await idsNear({ radius: '10' })).toEqual([close]);
    expect(await idsNear({ radius: '500' })).toEqual([close, within, beyond]);
    for (let n = 0; n < 5; n++) await reported(20 + n);
    expect(await near({ radius: '500' })).toHaveLength(5);
  });

  it('shows no issue that is hidden, resolved or closed', async () => {
    const { progress } = await around.inEachState();
    expect(await idsNear()).toEqual([progress]);
  });

  it.each([
    ['lat', 'lng=72'],
    ['lat', 'lat=&lng=72'],
    ['lat', 'lat=north&lng=72'],
    ['lat', 'lat=90.1&lng=72'],
    ['lat', 'lat=19&lat=20&lng=72'],
    ['lng', 'lat=19'],
    ['lng', 'lat=19&lng=-180.5'],
    ['radius', 'lat=19&lng=72&radius=0'],
    ['radius', 'lat=19&lng=72&radius=501'],
    ['radius', 'lat=19&lng=72&radius=1.5'],
    ['radius', 'lat=19&lng=72&radius=far'],
    ['category', 'lat=19&lng=72&category=weather'],
    ['text', 'lat=19&lng=72&text='],
    ['text', `lat=19&lng=72&text=${'x'.repeat(201)}`],
  ])('refuses a query for its %s: %s', async (field, query) => {
    const { status, body } = await service.tokenApi.get<ErrorEnvelope>(`/api/issues/near?${query}`);
    expect([status, body.error.code]).toEqual([400, 'VALIDATION_ERROR']);
    expect(body.error.details?.map((detail) => detail.field)).toEqual([field]);
  });
});

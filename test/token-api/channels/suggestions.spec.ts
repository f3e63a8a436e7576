import type { SuggestionsDto } from '../../../src/channels/dto/suggestion.dto';
import type { CreateIssueDto } from '../../../src/issues/dto/issue.dto';
import { SimilarIssues } from '../../../src/issues/similar/similar-issues.queries';
import { hiddenIssue } from '../../factories/issues';
import { IssuesAround } from '../../factories/issues-around';
import { staffMember } from '../../factories/console';
import type { Envelope, ErrorEnvelope } from '../../support/network/client';
import { startService, type TestService } from '../../support/service/service';

const PATH = '/api/issues/suggest';
const TITLE = 'Deep pothole at the signal';

describe('POST /api/issues/suggest', () => {
  let service: TestService;
  let around: IssuesAround;
  beforeAll(async () => {
    service = await startService();
    around = new IssuesAround(service, TITLE);
  });
  beforeEach(() => around.moveOn());
  afterAll(() => service.stop());

  const suggest = async (draft: object): Promise<SuggestionsDto> => {
    const answer = await service.tokenApi.post<Envelope<SuggestionsDto>>(PATH, { description: '', ...draft });
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body.data;
  };
  const at = (metres?: number) => around.at(metres);
  const reported = (metres: number, changes?: Partial<CreateIssueDto>) => around.reported(metres, changes);
  const similarTo = async (draft: object) => (await suggest({ ...at(), ...draft })).similar;
  const idsOf = (similar: SuggestionsDto['similar']) => similar.map(({ issueId }) => issueId);

  it('suggests two categories with the words that speak for them, to anyone', async () => {
    const { categories, similar } = await suggest({
      title: 'Road dug up',
      description: 'The road is dug up and the water pipe leaks',
    });
    expect(categories.map(({ category }) => category).sort()).toEqual(['infrastructure', 'road']);
    expect(categories.find(({ category }) => category === 'road')?.reasons).toContain('dug up');
    expect(similar).toEqual([]);
  });

  it('suggests nothing for an unknown text', async () => {
    expect(await suggest({ title: '🙏🙏' })).toEqual({ categories: [], similar: [], personal: [] });
  });

  it.each(['hello', 'test test test', 'Thank you so much for your help', 'nothing at all to say'])(
    'suggests no category for "%s"',
    async (title) => {
      expect((await suggest({ title })).categories).toEqual([]);
    },
  );

  it('uses a keyword of city staff among common words', async () => {
    const staff = await staffMember(service);
    const added = await staff.api.post<{ id: string }>('/api/admin/integrations/routing/keywords', {
      category: 'Corruption',
      keyword: 'zumbulak',
    });
    expect(added.status).toBe(200);
    const draft = { title: 'zumbulak here', description: 'there is zumbulak zumbulak' };
    expect((await suggest(draft)).categories[0]).toMatchObject({
      category: 'systemic',
      reasons: ['zumbulak'],
    });
    await staff.api.delete(`/api/admin/integrations/routing/keywords/${added.body.id}`);
  });

  it('finds the city in the text, and prefers that of the position', async () => {
    const title = 'Garbage heap in Pune';
    expect((await suggest({ title })).city).toEqual({ city: 'pune', by: 'text' });
    expect((await suggest({ title, ...at() })).city).toEqual({ city: 'mumbai', by: 'location' });
    expect((await suggest({ title, lat: 0, lng: 0 })).city).toEqual({ city: 'pune', by: 'text' });
  });

  it('uses added keywords, and no removed ones', async () => {
    const staff = await staffMember(service);
    const draft = { title: 'zzqqx zzqqx zzqqx' };
    expect((await suggest(draft)).categories).toEqual([]);
    const { body } = await staff.api.post<{ id: string }>('/api/admin/integrations/routing/keywords', {
      category: 'Traffic',
      keyword: 'zzqqx',
    });
    expect((await suggest(draft)).categories[0]).toMatchObject({ category: 'traffic', reasons: ['zzqqx'] });
    await staff.api.delete(`/api/admin/integrations/routing/keywords/${body.id}`);
    expect((await suggest(draft)).categories).toEqual([]);
  });

  it('shows nearby open issues: of the category first, then the most similar, then the nearest', async () => {
    const other = await reported(1, { category: 'hygiene' });
    const unlike = await reported(2, { title: 'Kerbstone is missing here' });
    const far = await reported(200);
    const near = await reported(20);
    const similar = await similarTo({ title: TITLE });
    expect(idsOf(similar)).toEqual([near, far, unlike, other]);
    expect(similar[0]).toMatchObject({
      metres: 20,
      similarity: 1,
      category: 'road',
      status: 'open',
      upvotes: 0,
    });
  });

  it('shows issues within 250 metres, at most five', async () => {
    const within = await reported(249);
    await reported(251);
    expect(idsOf(await similarTo({ title: 'Pothole' }))).toEqual([within]);
    for (let n = 0; n < 5; n++) await reported(10 + n);
    expect(await similarTo({ title: 'Pothole' })).toHaveLength(5);
  });

  it('shows no issue that is hidden, resolved or closed', async () => {
    const { hidden, progress } = await around.inEachState();
    const similar = await similarTo({ title: TITLE });
    expect(similar.map(({ issueId, status }) => [issueId, status])).toEqual([[progress, 'in_progress']]);
    await hiddenIssue(service, hidden, false);
    expect(idsOf(await similarTo({ title: TITLE }))).toContain(hidden);
  });

  it('finds issues by position alone', async () => {
    const [near, far] = [await reported(5), await reported(50, { category: 'traffic' })];
    const found = await service.app.get(SimilarIssues, { strict: false }).near(at());
    expect(found.map(({ issueId, similarity }) => [issueId, similarity])).toEqual([
      [near, 0],
      [far, 0],
    ]);
  });

  it.each([
    ['no title', 'title', {}],
    ['an empty title', 'title', { title: '' }],
    ['a title with nothing visible', 'title', { title: ' \u200b ' }],
    ['a title that is too long', 'title', { title: 'x'.repeat(201) }],
    ['a title that is no text', 'title', { title: 7 }],
    ['a description that is null', 'description', { title: TITLE, description: null }],
    ['a description that is too long', 'description', { title: TITLE, description: 'x'.repeat(2001) }],
    ['a longitude alone', 'lat', { title: TITLE, lng: 72 }],
    ['a latitude alone', 'lng', { title: TITLE, lat: 19 }],
    ['a latitude beyond the pole', 'lat', { title: TITLE, lat: 91, lng: 72 }],
    ['a longitude beyond the globe', 'lng', { title: TITLE, lat: 19, lng: -180.5 }],
    ['a latitude as text', 'lat', { title: TITLE, lat: '19', lng: 72 }],
    ['a latitude that is null', 'lat', { title: TITLE, lat: null, lng: 72 }],
  ])('refuses %s', async (_, field, draft) => {
    const body = { description: '', ...draft };
    const { status, body: answer } = await service.tokenApi.post<ErrorEnvelope>(PATH, body);
    expect([status, answer.error.code]).toEqual([400, 'VALIDATION_ERROR']);
    expect(answer.error.details?.map((detail) => detail.field)).toEqual([field]);
  });
});

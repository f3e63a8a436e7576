import type { CataloguedRoute } from '../api/route-catalog';
import type { IssueFigures } from '../issues';
import { presentCategories, presentCities, presentHealth, presentIndex } from './discovery.presenter';

const CITIES = ['mumbai', 'bangalore', 'delhi', 'hyderabad', 'chennai', 'pune', 'kolkata', 'ahmedabad'];
const CATEGORIES = ['traffic', 'road', 'infrastructure', 'hygiene', 'healthcare', 'systemic'];
const route = (change: Partial<CataloguedRoute>) =>
  ({
    method: 'GET',
    path: '/api/issues',
    surface: 'token',
    group: 'issues',
    access: 'public',
    summary: 'Does it',
    ...change,
  }) as CataloguedRoute;

describe('the index', () => {
  it('lists the closed sets of values, the paging, and the groups of routes', () => {
    expect(presentIndex('1.2.3', 'https://issues.example', [])).toStrictEqual({
      version: '1.2.3',
      baseUrl: 'https://issues.example',
      enums: {
        cities: CITIES,
        categories: CATEGORIES,
        statuses: ['open', 'in_progress', 'resolved'],
        priorities: ['low', 'medium', 'high'],
        roles: ['citizen', 'official', 'admin'],
        mediaTypes: ['image', 'video', 'microblog'],
        reactions: ['👍', '\u2764\ufe0f', '😂', '😮', '😢', '🙏'],
      },
      pagination: { defaultLimit: 20, maxLimit: 100, cursorParam: 'lastKey', nextKeyField: 'nextKey' },
      routes: { auth: {}, issues: {}, messages: {}, media: {}, scores: {}, discovery: {} },
    });
  });

  it.each(['auth', 'issues', 'messages', 'media', 'scores', 'discovery'] as const)(
    'lists only the token API’s routes in the group %s',
    (group) => {
      const routes = [route({ group }), route({ group, path: '/api/public', surface: 'public' })];
      expect(presentIndex('1', '', routes).routes).toMatchObject({
        ...{ auth: {}, issues: {}, messages: {}, media: {}, scores: {}, discovery: {} },
        [group]: { 'GET /api/issues': { auth: false, role: undefined, description: 'Does it' } },
      });
    },
  );

  it.each([
    ['public', { auth: false, role: undefined }],
    ['optional', { auth: false, role: undefined }],
    ['refresh-cookie', { auth: false, role: undefined }],
    ['signed-in', { auth: true, role: undefined }],
    ['contributor', { auth: true, role: undefined }],
    ['official', { auth: true, role: 'official' }],
    ['admin', { auth: true, role: 'admin' }],
  ] as const)('describes a %s route as %j', (access, said) => {
    const { issues } = presentIndex('1', '', [route({ access })]).routes;
    expect(issues).toStrictEqual({ 'GET /api/issues': { ...said, description: 'Does it' } });
  });
});

const statuses = (open: number, resolved: number, closed: number) => ({
  open,
  in_progress: 0,
  resolved,
  closed,
});
const FIGURES = {
  byCity: Object.fromEntries(CITIES.map((slug) => [slug, slug === 'pune' ? 6 : 0])),
  repairedByCity: Object.fromEntries(CITIES.map((slug) => [slug, slug === 'pune' ? 4 : 0])),
  statusByCity: Object.fromEntries(
    CITIES.map((slug) => [slug, slug === 'pune' ? statuses(1, 2, 3) : statuses(0, 0, 0)]),
  ),
  byCategory: Object.fromEntries(CATEGORIES.map((slug) => [slug, slug === 'road' ? 6 : 0])),
  statusByCategory: Object.fromEntries(
    CATEGORIES.map((slug) => [slug, slug === 'road' ? statuses(1, 2, 3) : statuses(0, 0, 0)]),
  ),
} as unknown as IssueFigures;

describe('the cities', () => {
  const { cities } = presentCities(FIGURES);

  it('are complete', () => {
    expect(cities.map(({ slug }) => slug)).toEqual(CITIES);
  });

  it('count repaired issues as resolved, also if they are closed', () => {
    expect(cities.find(({ slug }) => slug === 'pune')).toStrictEqual({
      slug: 'pune',
      displayName: 'Pune',
      state: 'Maharashtra',
      openIssues: 1,
      totalIssues: 6,
      resolvedIssues: 4,
    });
  });
});

describe('the categories', () => {
  const { categories } = presentCategories(FIGURES);

  it('are complete', () => {
    expect(categories.map(({ slug }) => slug)).toEqual(CATEGORIES);
  });

  it('count open issues and all issues', () => {
    expect(categories.find(({ slug }) => slug === 'road')).toMatchObject({
      displayName: 'Roads',
      openIssues: 1,
      totalIssues: 6,
    });
  });
});

describe('the health of the process', () => {
  it('has the fields of both APIs', () => {
    expect(presentHealth('civic', 12, new Date('2026-03-01T10:00:00.123Z'))).toStrictEqual({
      status: 'ok',
      uptime: 12,
      timestamp: '2026-03-01T10:00:00.123Z',
      ok: true,
      service: 'civic',
      ts: '2026-03-01T10:00:00.123Z',
    });
  });
});

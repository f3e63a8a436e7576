import { send } from '../support/http';
import { startService, type TestService } from '../support/service';

describe('shared paths', () => {
  let service: TestService;
  let publicByDefault: TestService;

  beforeAll(async () => {
    service = await startService({ settings: { PUBLIC_API_HOSTS: 'city.example.org' } });
    publicByDefault = await startService({ settings: { DEFAULT_API_SURFACE: 'public' } });
  });
  afterAll(async () => {
    await service.stop();
    await publicByDefault.stop();
  });

  const surfaceOf = async (path: string, headers: Record<string, string> = {}, at = service) => {
    const { body } = await send<unknown>({ method: 'GET', url: at.url + path, headers });
    return Array.isArray(body) ? 'public' : 'token';
  };

  it('answer as the token API unless something says otherwise', async () => {
    expect(await surfaceOf('/api/cities')).toBe('token');
    expect(await surfaceOf('/api/cities', {}, publicByDefault)).toBe('public');
  });

  it.each([
    ['the header', '/api/cities', { 'x-api-surface': 'public' }],
    ['a cityId parameter', '/api/cities?cityId=mumbai', {}],
    ['a q parameter', '/api/cities?q=', {}],
    ['a public host', '/api/cities', { host: 'City.example.org:8080' }],
  ])('answer as the public API by %s', async (_, path, headers) => {
    expect(await surfaceOf(path, headers as Record<string, string>)).toBe('public');
  });

  it('follow the header before all else', async () => {
    const headers = { 'x-api-surface': 'token', host: 'city.example.org' };
    expect(await surfaceOf('/api/cities?cityId=mumbai', headers)).toBe('token');
    expect(await surfaceOf('/api/cities', { 'x-api-surface': 'token' }, publicByDefault)).toBe('token');
  });

  it('shape errors as the surface that answers', async () => {
    const ask = async (path: string, headers: Record<string, string> = {}) =>
      (await send<object>({ method: 'GET', url: service.url + path, headers })).body;
    expect(await ask('/api/cities?cityId=%ff')).toEqual({
      statusCode: 400,
      message: expect.any(Array) as unknown[],
      error: 'Bad Request',
    });
    expect(await ask('/api/cities?x=%ff')).toMatchObject({ success: false });
    expect(await ask('/api/nowhere', { 'x-api-surface': 'public' })).toMatchObject({ success: false });
  });

  it('list the cities by name as bare rows', async () => {
    const { status, body } = await service.publicApi.get<Array<{ id: string; name: string }>>('/api/cities');
    expect(status).toBe(200);
    expect(body.map((city) => city.name)).toEqual([...body.map((city) => city.name)].sort());
    expect(body.find((city) => city.id === 'mumbai')).toEqual({
      id: 'mumbai',
      name: 'Mumbai',
      state: 'Maharashtra',
      subdomain: 'mumbai',
      status: 'live',
      createdAt: expect.any(String) as string,
    });
  });
});

import createClient from 'openapi-fetch';

function client(surface, { baseUrl, fetch }, headersOf) {
  const api = createClient({ baseUrl, fetch, credentials: surface === 'public' ? 'omit' : 'include' });
  api.use({
    async onRequest({ request }) {
      if (surface !== 'console') request.headers.set('X-Api-Surface', surface);
      for (const [name, value] of Object.entries((await headersOf?.()) ?? {}))
        if (value !== undefined) request.headers.set(name, value);
      return request;
    },
  });
  return api;
}

async function valueOf(given) {
  return typeof given === 'function' ? given() : given;
}

export const tokenApi = (options) =>
  client('token', options, async () => {
    const token = await valueOf(options.accessToken);
    return { Authorization: token === undefined ? undefined : `Bearer ${token}` };
  });

export const publicApi = (options) => client('public', options);

export const consoleApi = (options) =>
  client('console', options, async () => ({ Cookie: await valueOf(options.cookie) }));

export function sessionCookieOf(response) {
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith('admin_session='));
  return cookie?.split(';', 1)[0];
}

/** What somebody who integrates the service writes: `program.mts <url> <identity token> <email> <password>`. */
import { consoleApi, publicApi, sessionCookieOf, tokenApi } from '../../dist/client/index.js';

const [baseUrl = '', idToken = '', email = '', password = ''] = process.argv.slice(2);

const anonymous = tokenApi({ baseUrl });
const session = await anonymous.POST('/api/auth/google', { body: { idToken } });
if (!session.data) throw new Error(session.error.error.message);
const { accessToken, user } = session.data.data;

const api = tokenApi({ baseUrl, accessToken: () => accessToken });
const reported = await api.POST('/api/issues', {
  body: {
    title: 'Street light out at the corner',
    description: 'It has been dark here since Monday.',
    city: 'mumbai',
    category: 'road',
    priority: 'medium',
  },
});
if (!reported.data) throw new Error(reported.error.error.message);
const { issueId } = reported.data.data;
const refused = await api.POST('/api/issues', {
  body: { title: '', description: '', city: 'mumbai', category: 'road', priority: 'medium' },
});

const shown = await publicApi({ baseUrl }).GET('/api/issues/{id}', { params: { path: { id: issueId } } });

const signIn = await consoleApi({ baseUrl }).POST('/api/admin/auth/login', { body: { email, password } });
const staff = consoleApi({ baseUrl, cookie: sessionCookieOf(signIn.response) });
const acknowledged = await staff.POST('/api/admin/feed/issues/{id}/status', {
  params: { path: { id: issueId } },
  body: { status: 'ack' },
});

const answer = {
  reporter: user.displayName,
  fields: refused.error?.error.details?.map(({ field }) => field),
  shown: shown.data?.title,
  acknowledged: acknowledged.data?.status,
};
process.stdout.write(JSON.stringify(answer));

// Reports issues and sends what is due to webhook endpoints, again and again, as one instance of the built service,
// until it is killed. Environment: that of the service, and REPORTER. Writes `ready` once it works.
import { built, forever, provider } from './built-app.mjs';

const issues = provider(built('issues/issues.service').IssuesService);
const sender = provider(built('webhooks/webhook-sender.service').WebhookSender);
const reporter = JSON.parse(process.env.REPORTER);
const report = {
  ...{ title: 'Dark', description: 'The street light is dark', category: 'infrastructure' },
  ...{ priority: 'medium', city: 'mumbai' },
};
process.stdout.write('ready\n');
await Promise.all([
  forever(3, () => issues.report(reporter, { ...report })),
  forever(5, () => sender.sendDue()),
]);

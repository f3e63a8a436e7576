// Reports issues and sends due webhooks repeatedly, as an instance of the built service, until it is killed. It reads
// the environment of the service, and REPORTER. Prints `ready` once it works.
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

// Creates alerts and sends mails repeatedly, as an instance of the built service, until it is killed. It reads the
// environment of the service. Prints `ready` once it works.
import { built, forever, provider } from './built-app.mjs';

const alerts = provider(built('alerts/instant-alerts.service').InstantAlerts);
const digests = provider(built('alerts/digests/alert-digests.service').AlertDigests);
const sender = provider(built('platform/mail/mail-sender.service').MailSender);
process.stdout.write('ready\n');
// Concurrently, like the jobs.
await Promise.all([
  forever(5, () => alerts.run()),
  forever(5, () => digests.run()),
  forever(5, () => sender.sendDue()),
]);

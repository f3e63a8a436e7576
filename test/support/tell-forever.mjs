// Writes to those who follow something and sends the mails, again and again, as one instance of the built service,
// until it is killed. Environment: that of the service. Writes `ready` once it works.
import { built, forever, provider } from './built-app.mjs';

const alerts = provider(built('alerts/instant-alerts.service').InstantAlerts);
const digests = provider(built('alerts/alert-digests.service').AlertDigests);
const sender = provider(built('mail/mail-sender.service').MailSender);
process.stdout.write('ready\n');
// Each by itself, as the jobs are.
await Promise.all([
  forever(5, () => alerts.run()),
  forever(5, () => digests.run()),
  forever(5, () => sender.sendDue()),
]);

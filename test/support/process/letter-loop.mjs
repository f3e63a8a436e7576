// Escalates late issues, writes letters to offices and sends mails repeatedly, as an instance of the built service,
// until it is killed. It reads the environment of the service. Prints `ready` once it works.
import { built, forever, provider } from './built-app.mjs';

const sweep = provider(built('due-dates/escalation/escalation-sweep.service').EscalationSweepService);
const letters = provider(built('due-dates/letters/office-letters.job').OfficeLettersJob);
const sender = provider(built('platform/mail/mail-sender.service').MailSender);
process.stdout.write('ready\n');
// Concurrently, like the jobs.
await Promise.all([
  forever(5, () => sweep.sweep()),
  forever(5, () => letters.run()),
  forever(5, () => sender.sendDue()),
]);

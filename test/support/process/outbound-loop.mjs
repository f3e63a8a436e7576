// Sends messages to people on channels repeatedly, as an instance of the built service, until it is killed. It reads
// the environment of the service. Prints `ready` once it works.
import { built, forever, provider } from './built-app.mjs';

const sender = provider(built('channels/outbound/outbound-sender.service').OutboundSender);
process.stdout.write('ready\n');
await forever(5, () => sender.sendDue());

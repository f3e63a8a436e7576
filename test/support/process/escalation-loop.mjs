// Escalates late issues repeatedly, as an instance of the built service, until it is killed. It reads the environment
// of the service. Prints `ready` once it works.
import { built, forever, provider } from './built-app.mjs';

const sweep = provider(built('due-dates/escalation/escalation-sweep.service').EscalationSweepService);
process.stdout.write('ready\n');
await forever(5, () => sweep.sweep());

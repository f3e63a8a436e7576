// Escalates late issues again and again, as one instance of the built service, until it is killed.
// Environment: that of the service. Writes `ready` once it sweeps.
import { built, forever, provider } from './built-app.mjs';

const sweep = provider(built('due-dates/escalation-sweep.service').EscalationSweep);
process.stdout.write('ready\n');
await forever(5, () => sweep.sweep());

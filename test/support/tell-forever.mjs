// Writes to those who follow issues again and again, as one instance of the built service, until it is killed.
// Environment: that of the service. Writes `ready` once it works.
import { built, forever, provider } from './built-app.mjs';

const alerts = provider(built('alerts/instant-alerts.service').InstantAlerts);
process.stdout.write('ready\n');
await forever(5, () => alerts.run());

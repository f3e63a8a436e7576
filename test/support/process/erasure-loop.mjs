// Erases people whose time is over repeatedly, as an instance of the built service, until it is killed. It reads the
// environment of the service. Prints `ready` once it works.
import { built, forever, provider } from './built-app.mjs';

const erasures = provider(built('auth/erasure/due-erasures.service').DueErasuresService);
process.stdout.write('ready\n');
await forever(5, () => erasures.run());

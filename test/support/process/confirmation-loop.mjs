// Asks people whether issues were repaired, and takes the decisions that are due, repeatedly, as an instance of the
// built service, until it is killed. It reads the environment of the service. Prints `ready` once it works.
import { built, forever, provider } from './built-app.mjs';

const of = 'resolution/confirmation';
const questions = provider(built(`${of}/confirmation-questions.service`).ConfirmationQuestionsService);
const decisions = provider(built(`${of}/due-confirmations.service`).DueConfirmationsService);
process.stdout.write('ready\n');
// Concurrently, like the jobs.
await Promise.all([forever(5, () => questions.ask()), forever(5, () => decisions.decide())]);

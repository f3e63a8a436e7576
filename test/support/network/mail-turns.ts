import { MailQueries } from '../../../src/platform/mail/mail.queries';
import { MailTransport } from '../../../src/platform/mail/mail-transport';
import type { TestService } from '../service/service';

/** Runs something while the next mail is being sent, after all checks before it. */
export function whileSending({ app }: TestService, act: () => Promise<unknown>): void {
  const transport = app.get(MailTransport, { strict: false });
  const send = transport.send.bind(transport);
  jest.spyOn(transport, 'send').mockImplementationOnce(async (...mail) => {
    await act();
    await send(...mail);
  });
}

/**
 * Runs something once the next mail was taken to be sent, before any other check, in whichever of the concurrent lanes
 * takes it.
 */
export function onceTaken({ app }: TestService, act: () => Promise<unknown>): void {
  const queries = app.get(MailQueries, { strict: false });
  const take = queries.take.bind(queries);
  const spied = jest.spyOn(queries, 'take').mockImplementation(async (now) => {
    const mail = await take(now);
    if (mail) {
      spied.mockRestore();
      await act();
    }
    return mail;
  });
}

import { MailQueries } from '../../src/mail/mail.queries';
import { MailTransport } from '../../src/mail/mail-transport';
import type { TestService } from './service';

/** Lets something happen while the next mail is being sent: after all that is looked at before it. */
export function whileSending({ app }: TestService, act: () => Promise<unknown>): void {
  const transport = app.get(MailTransport, { strict: false });
  const send = transport.send.bind(transport);
  jest.spyOn(transport, 'send').mockImplementationOnce(async (mail) => {
    await act();
    await send(mail);
  });
}

/**
 * Lets something happen once the next mail was taken to be sent, before anything else is looked at: whichever of the
 * lanes takes it, for several ask at once.
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

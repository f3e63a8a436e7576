/** What a refusal ends: every mail to the address, this mail, or only this attempt at it. */
export type RefusedThing = 'address' | 'mail' | 'attempt';

/** The server took no mail, or not this one. */
export class MailRefused extends Error {
  constructor(
    message: string,
    readonly refuses: RefusedThing,
  ) {
    super(message);
  }
}

/** What the library tells of a conversation with a server. */
interface SmtpError extends Error {
  code?: string;
  /** What the server was asked last; `API`: nothing, the library itself refused. */
  command?: string;
  response?: string;
  responseCode?: number;
}

/** `550 5.1.1 ...` (RFC 5321, RFC 3463): the reply, and the enhanced code where the server gives one. */
const REPLY = /^(\d{3})[ -](?:(\d\.\d{1,3}\.\d{1,3})\b)?/;
/** Of a recipient's address; 5.1.7 and 5.1.8 are of the sender's. */
const NO_SUCH_MAILBOX = /^5\.1\.(?!7$|8$)/;
/**
 * Without an enhanced code: the mailbox is not there, is elsewhere, or has no such name. 552 is a full one, 554 may be
 * anything.
 */
const MAILBOX_REPLIES = new Set([550, 551, 553]);

/**
 * What the library throws, as a refusal. Only the answer to the recipient, and only that its mailbox does not exist,
 * ends mail to the address: a server that lets us not relay, or takes nothing from this sender, says nothing about it.
 */
export function refusalOf(error: unknown): MailRefused {
  return new MailRefused((error as Error).message, refusedBy(error as SmtpError));
}

function refusedBy({ code, command, response = '', responseCode = 0 }: SmtpError): RefusedThing {
  if (command === 'RCPT TO') return isMailboxReply(response, responseCode) ? 'address' : 'attempt';
  if (code === 'EENVELOPE' && command === 'API') return 'mail';
  return code === 'EMESSAGE' && responseCode >= 500 ? 'mail' : 'attempt';
}

function isMailboxReply(response: string, responseCode: number): boolean {
  const enhanced = REPLY.exec(response)?.[2];
  return enhanced === undefined ? MAILBOX_REPLIES.has(responseCode) : NO_SUCH_MAILBOX.test(enhanced);
}

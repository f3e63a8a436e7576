/** The scope of a refusal: every mail to the address, this mail, or only this attempt. */
export type RefusedThing = 'address' | 'mail' | 'attempt';

/** The server did not accept a mail. */
export class MailRefused extends Error {
  constructor(
    message: string,
    readonly refuses: RefusedThing,
    /** Whether the server refused before it was told a recipient: it would refuse every mail. */
    readonly isOfServer = false,
  ) {
    super(message);
  }
}

/** The library's error about an SMTP exchange. */
interface SmtpError extends Error {
  code?: string;
  /** The last command sent; `API` if the library itself refused the mail. */
  command?: string;
  response?: string;
  responseCode?: number;
}

/** The enhanced status code, if the server sends one: `550 5.1.1 ...` (RFC 5321, RFC 3463), or `550 ... (#5.1.1)`. */
const ENHANCED = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b|\(#(\d\.\d{1,3}\.\d{1,3})\)/;
/**
 * RFC 3463, RFC 7505: there is no such mailbox or domain (5.1.1 to 5.1.3), it has moved without a new address (5.1.6),
 * its domain accepts no mail (5.1.10), or it is disabled (5.2.1). All other codes concern the sender, the message, a
 * full mailbox, the route, or a policy, and may change.
 */
const UNREACHABLE = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1']);
/** Any problem with an address: only the text shows whether it is the recipient's or the sender's. */
const OTHER_ADDRESS_STATUS = '5.1.0';
/**
 * Replies without an enhanced code: the mailbox does not exist, has moved, or has an invalid name. 552 means a full
 * mailbox, and 554 can mean anything.
 */
const MAILBOX_REPLIES = new Set([550, 551, 553]);
/** With these texts, servers also refuse to relay, or refuse the sender. */
const OF_POLICY =
  /\b(relay\w*|rcpthosts|spam\w*|block\w*|black ?list\w*|listed|polic\w+|reputation|authenti\w+|not authori[sz]ed|sender|denied|prohibit\w*|spf|dmarc|dkim|rate limit\w*)\b/i;

/**
 * Converts an error of the library to a refusal. Only an answer to the RCPT command that says that the mailbox does not
 * exist refuses the address: a server that refuses to relay, or refuses this sender, says nothing about the mailbox.
 */
export function refusalOf(error: unknown): MailRefused {
  return new MailRefused(
    (error as Error).message,
    refusedBy(error as SmtpError),
    isOfServer(error as SmtpError),
  );
}

function refusedBy({ code, command, response = '', responseCode = 0 }: SmtpError): RefusedThing {
  if (command === 'RCPT TO') return isMailboxReply(response, responseCode) ? 'address' : 'attempt';
  if (code === 'EENVELOPE' && command === 'API') return 'mail';
  return code === 'EMESSAGE' && responseCode >= 500 ? 'mail' : 'attempt';
}

/** Connection, TLS, sign-in and sender are the same for every mail. Errors of the connection name no other command. */
const OF_SERVER = new Set(['CONN', 'EHLO', 'HELO', 'LHLO', 'STARTTLS', 'MAIL FROM']);
const OF_CONNECTION = new Set(['ECONNECTION', 'ESOCKET', 'EDNS', 'ETLS', 'ETIMEDOUT', 'EPROXY', 'EPROTOCOL']);

function isOfServer({ code = '', command = '' }: SmtpError): boolean {
  if (code === 'EMESSAGE') return false;
  if (OF_SERVER.has(command) || command.startsWith('AUTH') || code === 'EAUTH' || code === 'ENOAUTH')
    return true;
  return OF_CONNECTION.has(code);
}

function isMailboxReply(response: string, responseCode: number): boolean {
  const [, first, last] = ENHANCED.exec(response) ?? [];
  const enhanced = first ?? last;
  if (enhanced !== undefined && enhanced !== OTHER_ADDRESS_STATUS) return UNREACHABLE.has(enhanced);
  return (enhanced !== undefined || MAILBOX_REPLIES.has(responseCode)) && !OF_POLICY.test(response);
}

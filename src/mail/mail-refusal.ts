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

/** The enhanced code, where the server gives one: `550 5.1.1 ...` (RFC 5321, RFC 3463), or `550 ... (#5.1.1)`. */
const ENHANCED = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b|\(#(\d\.\d{1,3}\.\d{1,3})\)/;
/**
 * RFC 3463, RFC 7505: there is no such mailbox or domain (5.1.1 to 5.1.3), it has moved without saying where to
 * (5.1.6), its domain takes no mail (5.1.10), or it is disabled (5.2.1). All else is of the sender, the message, a
 * mailbox that is full, the way there, or a policy, and may be otherwise another day.
 */
const UNREACHABLE = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1']);
/** Anything about the address: whether it is of the mailbox or of the sender only the words say. */
const OTHER_ADDRESS_STATUS = '5.1.0';
/**
 * Without an enhanced code: the mailbox is not there, is elsewhere, or has no such name. 552 is a full one, 554 may be
 * anything.
 */
const MAILBOX_REPLIES = new Set([550, 551, 553]);
/** By these replies servers also say that they do not relay, or what they think of the sender. */
const OF_POLICY =
  /\b(relay\w*|rcpthosts|spam\w*|block\w*|black ?list\w*|listed|polic\w+|reputation|authenti\w+|not authori[sz]ed|sender|denied|prohibit\w*|spf|dmarc|dkim|rate limit\w*)\b/i;

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
  const [, first, last] = ENHANCED.exec(response) ?? [];
  const enhanced = first ?? last;
  if (enhanced !== undefined && enhanced !== OTHER_ADDRESS_STATUS) return UNREACHABLE.has(enhanced);
  return (enhanced !== undefined || MAILBOX_REPLIES.has(responseCode)) && !OF_POLICY.test(response);
}

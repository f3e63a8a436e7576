import { refusalOf } from './mail-refusal';

describe('a refusal', () => {
  const refused = (code: string, command: string, response?: string) => {
    const responseCode = response === undefined ? undefined : Number(response.slice(0, 3));
    return refusalOf(Object.assign(new Error('no'), { code, command, response, responseCode })).refuses;
  };

  it.each([
    '550 5.1.1 User unknown',
    '550-5.1.1 The email account that you tried to reach\n550 5.1.1 does not exist',
    '556 5.1.10 Recipient address has null MX',
    '550 5.1.0 Address rejected',
    '550 5.1.2 Host unknown',
    '501 5.1.3 Bad recipient address syntax',
    '551 5.1.6 User has moved',
    '550 5.2.1 The account is disabled',
    '550 sorry, no mailbox here by that name. (#5.1.1)',
    '550 No such user here',
    '551 User not local',
    '553 Mailbox name not allowed',
  ])('of a recipient with %j suppresses the address', (response) => {
    expect(refused('EENVELOPE', 'RCPT TO', response)).toBe('address');
  });

  it.each([
    ['554 5.7.1 Relay access denied', 'RCPT TO'],
    ['550 5.7.1 Blocked by our lists', 'RCPT TO'],
    ['550 5.1.8 Sender address rejected: Domain not found', 'RCPT TO'],
    ['550 5.1.4 Ambiguous address', 'RCPT TO'],
    ['550 5.1.7 Bad sender address', 'RCPT TO'],
    ['550 5.2.0 Mailbox unavailable', 'RCPT TO'],
    ['550 5.1.0 Sender rejected by our policy', 'RCPT TO'],
    ['550 5.1.0 Access denied', 'RCPT TO'],
    ['552 5.2.2 Mailbox full', 'RCPT TO'],
    ['552 5.2.3 Message too long', 'RCPT TO'],
    ['550 5.4.1 No answer from host', 'RCPT TO'],
    ['554 5.4.4 Unable to route', 'RCPT TO'],
    ['550 5.7.26 Not authenticated', 'RCPT TO'],
    ['550 relay not permitted', 'RCPT TO'],
    ['550 Blocked as spam', 'RCPT TO'],
    ['553 sorry, that domain isn’t in my list of allowed rcpthosts (#5.7.1)', 'RCPT TO'],
    ['553 sorry, that domain is not in my list of allowed rcpthosts', 'RCPT TO'],
    ['550 Access denied', 'RCPT TO'],
    ['550 Mail from your network is prohibited', 'RCPT TO'],
    ['550 SPF check failed', 'RCPT TO'],
    ['550 rejected by DMARC', 'RCPT TO'],
    ['550 DKIM signature missing', 'RCPT TO'],
    ['550 your address is listed at a list of ours', 'RCPT TO'],
    ['550 You are not authorised to write here', 'RCPT TO'],
    ['550 not authorized', 'RCPT TO'],
    ['550 rate limited', 'RCPT TO'],
    ['552 Mailbox full', 'RCPT TO'],
    ['554 Transaction failed', 'RCPT TO'],
    ['451 4.7.1 Greylisted', 'RCPT TO'],
    ['450 4.1.1 Mailbox busy', 'RCPT TO'],
    ['550 5.1.1 Sender unknown', 'MAIL FROM'],
    ['550 No such user here', 'MAIL FROM'],
    ['554 No valid recipients', 'DATA'],
  ])('with %j to %s fails only the attempt', (response, command) => {
    expect(refused('EENVELOPE', command, response)).toBe('attempt');
  });

  it('of the text fails the mail, a temporary one the attempt', () => {
    expect(refused('EMESSAGE', 'DATA', '554 5.6.0 Not like this')).toBe('mail');
    expect(refused('EMESSAGE', 'DATA', '451 4.3.0 later')).toBe('attempt');
  });

  it('by the library, of an invalid address, fails the mail', () => {
    expect(refused('EENVELOPE', 'API')).toBe('mail');
  });

  it('without an answer of the server fails the attempt, and keeps its message', () => {
    const refusal = refusalOf(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' }));
    expect([refusal.refuses, refusal.message]).toEqual(['attempt', 'connect ECONNREFUSED']);
  });
});

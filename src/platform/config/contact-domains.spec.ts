import { alignmentOf, contactOf, domainOf, isUnreachableContact } from './contact-domains';

describe('the domain of an address', () => {
  it.each([
    ['noreply@city.example', 'city.example'],
    ['City <noreply@city.example>', 'city.example'],
    ['"a@b" <noreply@city.example> ', 'city.example'],
    ['nobody', 'localhost'],
  ])('is found in %j: %s', (from, domain) => {
    expect(domainOf(from)).toBe(domain);
  });
});

describe('the alignment of a signing domain', () => {
  it.each([
    ['city.gov', 'city.gov', 'aligned'],
    ['City.gov', 'issues.city.GOV', 'aligned'],
    ['mail.city.gov', 'city.gov', 'aligned'],
    ['mail.City.gov', 'issues.city.gov', 'unknown'],
    ['city.co.uk', 'mailer.co.uk', 'unknown'],
    ['city.gov', 'othercity.gov', 'foreign'],
    ['mailer.net', 'city.gov', 'foreign'],
    ['gov', 'city.gov', 'foreign'],
  ])('%s for mails from %s: %s', (signing, from, expected) => {
    expect(alignmentOf(signing, from)).toBe(expected);
  });
});

describe('a contact', () => {
  it.each([
    ['mailto:operator@city.gov', false],
    ['https://city.gov/contact', false],
    ['https://notexample.org', false],
    ['mailto:operator@example.org', true],
    ['mailto:operator@Issues.Example.com', true],
    ['mailto:operator@localhost', true],
    ['https://issues.test', true],
    ['https://127.0.0.1', true],
  ])('%s is unreachable: %s', (contact, expected) => {
    expect(isUnreachableContact(contact)).toBe(expected);
  });

  it('is the URL of the service, otherwise an address at the domain of its mails', () => {
    expect(contactOf('https://city.gov', 'x@mail.gov')).toBe('https://city.gov');
    expect(contactOf('http://city.gov', 'City <x@mail.gov>')).toBe('mailto:operator@mail.gov');
  });
});

import { emailKey, typedEmail } from './email-address';

describe('emailKey', () => {
  it.each([
    ['Asha.K@Example.ORG', 'asha.k@example.org'],
    ['\u212aumar@x.org', '\u212aumar@x.org'],
    ['\u0130ndira\u017f@x.org', '\u0130ndira\u017f@x.org'],
    ['\u00c9cole@x.org', '\u00c9cole@x.org'],
  ])('of %j is %j', (address, key) => {
    expect(emailKey(address)).toBe(key);
  });
});

describe('typedEmail', () => {
  it.each([
    ['asha@example.org', 'asha@example.org'],
    [' \u202aasha@example.org\u202c\n', 'asha@example.org'],
    ['as\u200bha\u00ad@exam\ufeffple.org', 'asha@example.org'],
    ['ａｓｈａ＠ｅｘａｍｐｌｅ．ｏｒｇ', 'asha@example.org'],
    ['asha१२@example.org', 'asha12@example.org'],
    ['asha@ward۷.example.org', 'asha@ward7.example.org'],
    ['asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['asha@xn--p1b6ci4b4b3a.xn--h2brj9c', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['asha@ஈரோடு.இந்தியா', 'asha@xn--ykc0c7bvd4b.xn--xkc2dl3a5ee0h'],
    ['आशा१@उदाहरण.भारत', 'आशा१@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['cafe\u0301@example.org', 'caf\u00e9@example.org'],
    ['\u212aumar@example.org', '\u212aumar@example.org'],
    ['asha@\u212aerala.example', 'asha@kerala.example'],
  ])('reads %j as %j', (typed, address) => {
    expect(typedEmail(typed)).toBe(address);
  });

  it.each([
    '',
    'asha',
    'asha@',
    '@',
    'asha@exa mple.org',
    'asha@उदा हरण.भारत',
    'asha@उदाहरण.भारत/x',
    'a@b@भारत:80',
  ])('leaves %j, which is no address', (typed) => {
    expect(typedEmail(typed)).toBe(typed);
  });
});

import { maskEmail, maskPhone } from './mask';

describe('a masked value', () => {
  it.each([
    ['asha@example.org', 'a•••@e•••.org'],
    ['a@b.co.in', 'a•••@b•••.in'],
    ['"a@b"@localhost', '"•••@l•••'],
    ['no address', '•••'],
    ['', ''],
  ])('of the address %j is %j', (email, masked) => {
    expect(maskEmail(email)).toBe(masked);
  });

  it.each([
    ['+91 98200 54321', '•••• 4321'],
    ['12345', '•••• 2345'],
    ['1234', '••••'],
    ['@handle', '•••'],
    ['', ''],
  ])('of the number %j is %j', (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
  });
});

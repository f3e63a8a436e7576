import { InvalidInput } from '../../platform/http/domain-error';
import { PasswordRulesService } from './password-rules.service';

const OWNER = { email: 'asha.kulkarni@city.example', name: 'Asha Kulkarni' };

describe('the rules for passwords', () => {
  const rules = new PasswordRulesService();

  it.each([
    '123456789012',
    '            ',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'abcdefghijkl',
    'qwertyuiop12',
    '1qaz2wsx3edc',
    'password1234',
    'Password@123',
    'Passw0rd!2024',
    'passwordpassword',
    'welcome12345',
    'administrator',
    'changeme1234',
    '111222333444',
    'x'.repeat(200),
    '🔑'.repeat(12),
    '１２３４５６７８９０１２',
    'p-a-s-s-w-o-r-d',
    '1 2 3 4 5 6 7 8 9',
  ])('refuse one that is guessed first: %j', async (password) => {
    expect(await rules.problemOf(password, OWNER)).toMatch(/^is easy to guess/);
  });

  it.each([
    'asha.kulkarni@city.example',
    'ASHA.KULKARNI@CITY.EXAMPLE',
    'asha.kulkarni',
    'Asha Kulkarni',
    'AshaKulkarni',
    'ashakulkarni1',
    'asha kulkarni 1',
  ])('refuse the address and the name of the account: %j', async (password) => {
    expect(await rules.problemOf(password, OWNER)).toBeDefined();
  });

  it.each([
    'a password of my own',
    'correct horse battery staple',
    'the first password',
    'सुरक्षित पासवर्ड है',
    'QmFzZTY0c3Ry',
    '+=)(*&^%$#@!~a',
    'a new password',
    'p@ssw0rd'.repeat(6) + 'a longer text after it, which is not repeated',
  ])('allow others: %j', async (password) => {
    expect(await rules.problemOf(password, OWNER)).toBeUndefined();
    expect(await rules.problemOf(password, { email: 'a@b.c', name: '' })).toBeUndefined();
  });

  it('name the field of the request', async () => {
    await expect(rules.assertAcceptable('123456789012', OWNER, 'next')).rejects.toThrow(InvalidInput);
    await expect(rules.assertAcceptable('a password of my own', OWNER, 'next')).resolves.toBeUndefined();
  });
});

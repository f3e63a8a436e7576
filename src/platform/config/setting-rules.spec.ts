import { readSettings } from './config';
import { SETTINGS } from './settings';

const refusalOf = (environment: Record<string, string>): string => {
  try {
    readSettings(environment);
    return 'accepted';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('a secret', () => {
  it.each([
    'x'.repeat(32),
    '€'.repeat(11),
    '0'.repeat(500),
    `${'a'.repeat(40)}b`,
    'abcdefgh'.repeat(4),
    'change-me-'.repeat(10),
    'secret'.repeat(6),
    '0123456789'.repeat(4),
    '01234567890123456789012345678901',
    'abcdefghijklmnopqrstuvwxyz0123456789',
    'zyxwvutsrqponmlkjihgfedcba9876543210',
    'aabbccddeeffgghhiijjkkllmmnnooppqq',
  ])('that anyone can guess is refused: %s', (secret) => {
    expect(refusalOf({ JWT_SECRET: secret })).toBe(
      `The service cannot start:\n  - JWT_SECRET: must not be a repetition or a sequence of characters. ${SETTINGS.JWT_SECRET.fix}`,
    );
  });

  it.each([
    '3f786850e387550fdab836ed7e6dc881',
    '80241735996318027745129063471852',
    'kV4z0nJt+QeB7m1yXw2sRf8uGhLcP5aDiO9TjUqZ6vE=',
    '5f786850e387550fdab836ed7e6dc8815f786850e387550fdab836ed7e6dc881',
    'correct horse battery staple, and more',
  ])('that is random, or a sentence, is accepted: %s', (secret) => {
    expect(refusalOf({ JWT_SECRET: secret })).toBe('accepted');
  });
});

describe('the public URL', () => {
  it.each([
    'https://city.example/civic',
    'https://city.example/civic/',
    'https://city.example/?',
    'https://city.example?next=/',
    'https://city.example/#top',
    'https://user@city.example',
    'https://user:secret@city.example/',
    'http://[::1]:3000/?next=/',
  ])('is refused if it is more than an origin: %s', (url) => {
    expect(refusalOf({ PUBLIC_BASE_URL: url })).toBe(
      `The service cannot start:\n  - PUBLIC_BASE_URL: must be an origin: scheme, host and port, without a path, query, fragment or user. ${SETTINGS.PUBLIC_BASE_URL.fix}`,
    );
  });
});

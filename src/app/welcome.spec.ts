import { completeConfig, readSettings } from '../platform/config/config';
import { shownOnce, welcome } from './welcome';

const PROVIDED = { databaseUrl: 'postgres://localhost/x', jwtSecret: 'x'.repeat(32) };
const configOf = (environment: Record<string, string>) => completeConfig(readSettings(environment), PROVIDED);
const LOOK = { signIn: { email: 'admin@console.example', password: 'the-password' }, openKey: 'the-key' };

describe('the text after the start', () => {
  it('names the pages of a first look, with the one of the mails', () => {
    const text = welcome(configOf({}), 3000, LOOK);
    for (const path of ['/', '/console', '/dev/mail', '/api/', '/docs'])
      expect(text).toMatch(new RegExp(` http://localhost:3000${path}\n`));
    expect(text).toContain('the-password');
    expect(text).toContain('the-key');
    expect(text).not.toContain('phone');
  });

  it('has no page of mails, and no sign-in by the service itself, without local identity', () => {
    const text = welcome(configOf({ LOCAL_IDENTITY: 'false' }), 3000);
    expect(text).not.toMatch(/\/dev\/|phone/);
  });

  it('names the addresses for a phone where other machines reach the service', () => {
    const text = welcome(configOf({ HOST: '192.0.2.7' }), 3000);
    expect(text).toContain('Site       http://192.0.2.7:3000/\n');
    expect(text).toContain('curl -s http://192.0.2.7:3000/dev/identity');
    expect(text).toMatch(/phone in the same network.*PUBLIC_BASE_URL.*\n {4}http:\/\/192\.0\.2\.7:3000\/\n/);
    expect(text).not.toContain('localhost');
  });

  it('uses PUBLIC_BASE_URL, and the port that the system chose', () => {
    const named = configOf({ HOST: '0.0.0.0', PUBLIC_BASE_URL: 'http://machine.local:3000' });
    expect(welcome(named, 3000)).toContain('Console    http://machine.local:3000/console\n');
    expect(welcome(named, 3000)).toContain('\n    http://machine.local:3000/\n');
    expect(welcome(configOf({ PORT: '0' }), 4711)).toContain('http://localhost:4711/docs\n');
  });

  it('is only what is shown once if the process stops before', () => {
    const text = shownOnce(configOf({}), 3000, LOOK);
    expect(text.split('\n').filter((line) => line.startsWith('    '))).toEqual([
      '    admin@console.example  the-password',
      '    the-key',
    ]);
    expect(shownOnce(configOf({}), 3000, {})).toBe('');
  });
});

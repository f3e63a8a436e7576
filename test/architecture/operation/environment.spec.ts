import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SettingDescription as Setting } from '../../../src/platform/config/setting';
import { SETTINGS } from '../../../src/platform/config/settings';
import { exampleEnvironment } from '../../../src/platform/config/example-environment';

const root = join(__dirname, '../../..');

describe('.env.example', () => {
  it('equals the settings (npm run env:example writes it)', () => {
    expect(readFileSync(join(root, '.env.example'), 'utf8')).toBe(exampleEnvironment());
  });

  it('names every setting once', () => {
    const names = [...exampleEnvironment().matchAll(/^#?([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(names).toEqual(Object.keys(SETTINGS));
  });

  it('explains every setting and its fix', () => {
    for (const setting of Object.values<Setting>(SETTINGS)) {
      expect(setting.about.length).toBeGreaterThan(20);
      expect(setting.fix).toMatch(/\.$|openssl/);
    }
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../support/source/deployment';
import { COMMAND, PAGE, privacyPage } from '../../tools/privacy/page';

describe('the page about personal data', () => {
  it(`is written by "${COMMAND}" from the inventory`, () => {
    expect(readFileSync(join(ROOT, PAGE), 'utf8')).toBe(privacyPage());
  });
});

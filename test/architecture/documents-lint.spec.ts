import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Document, type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import { Json } from '@stoplight/spectral-parsers';
import { oas } from '@stoplight/spectral-rulesets';
import { parse } from 'yaml';

const ROOT = join(__dirname, '../..');
const REDOCLY = join(ROOT, 'node_modules/@redocly/cli/bin/cli.js');
/** Nothing is asked of other machines. */
const ALONE = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

const fileOf = (surface: string) => join(process.env.TEST_OPENAPI!, `${surface}.json`);

describe.each(['token', 'public', 'console', 'open311'])('the document %s.json', (surface) => {
  it('passes the recommended rules of Redocly without errors or warnings', async () => {
    const lint = promisify(execFile)(
      process.execPath,
      [REDOCLY, 'lint', fileOf(surface), '--config', join(ROOT, 'redocly.yaml'), '--format', 'json'],
      { env: { ...process.env, ...ALONE }, maxBuffer: 64 * 1024 * 1024 },
    );
    const { stdout } = await lint.catch((error: { stdout: string }) => error);
    const { problems } = JSON.parse(stdout) as {
      problems: Array<{ ruleId: string; message: string; location: Array<{ pointer: string }> }>;
    };
    expect(
      problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`),
    ).toEqual([]);
  });

  it('passes the ruleset of Spectral without errors or warnings', async () => {
    const spectral = new Spectral();
    const { rules } = parse(readFileSync(join(ROOT, '.spectral.yaml'), 'utf8')) as {
      rules: Record<string, 'off'>;
    };
    spectral.setRuleset({ extends: [oas], rules } as RulesetDefinition);
    const text = readFileSync(fileOf(surface), 'utf8');
    const results = await spectral.run(new Document(text, Json, fileOf(surface)));
    expect(results.map(({ code, message, path }) => `${code}: ${message} (${path.join('/')})`)).toEqual([]);
  });
});

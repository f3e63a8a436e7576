// Lints the OpenAPI documents of the build: `node .ci/lint-documents.mjs`. Redocly and Spectral must report nothing
// (.ci/redocly.yaml, .ci/spectral.yaml), and the console's types must be those of its document.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import spectralCore from '@stoplight/spectral-core';
import spectralParsers from '@stoplight/spectral-parsers';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { parse } from 'yaml';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Not a local address: the linters report one as a mistake. */
const SERVER_URL = 'https://issues.example.net';
/** No requests to other machines. */
const ALONE = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
const TYPES = 'src/web/console/browser/api-types.d.ts';

const node = (script, ...args) => execFileSync(process.execPath, [join(root, script), ...args]);

/** @returns whether Redocly reports nothing; it prints its findings */
function passesRedocly(files) {
  const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js');
  const args = [cli, 'lint', ...files, '--config', join(root, '.ci/redocly.yaml')];
  return (
    spawnSync(process.execPath, args, { env: { ...process.env, ...ALONE }, stdio: 'inherit' }).status === 0
  );
}

/** @returns whether Spectral reports nothing; its findings are printed */
async function passesSpectral(files) {
  const spectral = new spectralCore.Spectral();
  const { rules } = parse(readFileSync(join(root, '.ci/spectral.yaml'), 'utf8'));
  spectral.setRuleset({ extends: [spectralRulesets.oas], rules });
  let found = 0;
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const document = new spectralCore.Document(text, spectralParsers.Json, file);
    for (const { code, message, path } of await spectral.run(document)) {
      console.error(`Spectral: ${code}: ${message} (${file} ${path.join('/')})`);
      found++;
    }
  }
  return found === 0;
}

/**
 * @returns whether the types of the console are those of its document; otherwise prints the command that writes them
 */
function hasCurrentTypes(folder) {
  const written = join(folder, 'api-types.d.ts');
  node('.ci/console-types.mjs', written);
  const isCurrent = readFileSync(join(root, TYPES), 'utf8') === readFileSync(written, 'utf8');
  if (!isCurrent) console.error(`${TYPES} is not of the document: npm run console:types`);
  return isCurrent;
}

const folder = mkdtempSync(join(tmpdir(), 'civic-openapi-'));
try {
  node('dist/src/commands/write-documents.js', folder, SERVER_URL);
  const files = readdirSync(folder).map((name) => join(folder, name));
  if (files.length === 0) throw new Error('no documents were written');
  const outcomes = [passesRedocly(files), await passesSpectral(files), hasCurrentTypes(folder)];
  if (outcomes.includes(false)) process.exitCode = 1;
  else console.log(`${files.length} documents pass the rules of Redocly and Spectral`);
} finally {
  rmSync(folder, { recursive: true });
}

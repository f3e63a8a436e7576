// Writes the types of the console API for the console: `node .ci/console-types.mjs <file>`. It reads the document of
// the build.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [file] = process.argv.slice(2);
const documents = mkdtempSync(join(tmpdir(), 'civic-documents-'));
try {
  execFileSync(process.execPath, [join(root, 'dist/src/commands/write-documents.js'), documents]);
  const document = JSON.parse(readFileSync(join(documents, 'console.json'), 'utf8'));
  // A field with a default may be left out of a request.
  writeFileSync(file, astToString(await openapiTS(document, { defaultNonNullable: false })));
} finally {
  rmSync(documents, { recursive: true });
}

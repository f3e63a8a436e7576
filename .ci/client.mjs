// Writes the typed client: `npm run client [-- <folder>]` (dist/client unless given). It reads the documents of the
// build.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '..');
const folder = resolve(process.argv[2] ?? join(root, 'dist/client'));
// A field with a default may be left out of a request: defaultNonNullable expresses that in the types.
const SURFACES = ['token', 'public', 'console'];
/** The client sends this header itself, so that no call has to. */
const SURFACE_HEADER = 'x-api-surface';

function withoutSurfaceHeader(document) {
  for (const path of Object.values(document.paths))
    for (const operation of Object.values(path))
      if (Array.isArray(operation.parameters))
        operation.parameters = operation.parameters.filter(
          ({ name, in: place }) => !(place === 'header' && name?.toLowerCase() === SURFACE_HEADER),
        );
  return document;
}

const documents = join(folder, 'openapi');
mkdirSync(documents, { recursive: true });
execFileSync(process.execPath, [join(root, 'dist/src/commands/write-documents.js'), documents], {
  stdio: 'inherit',
});
for (const surface of SURFACES) {
  const document = JSON.parse(readFileSync(join(documents, `${surface}.json`), 'utf8'));
  const types = await openapiTS(withoutSurfaceHeader(document), { defaultNonNullable: false });
  writeFileSync(join(folder, `${surface}.d.ts`), astToString(types));
}
for (const file of ['index.js', 'index.d.ts', 'README.md'])
  copyFileSync(join(here, 'client', file), join(folder, file));

const { version, license, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const manifest = {
  name: 'civic-issue-client',
  version,
  license,
  type: 'module',
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
  dependencies: { 'openapi-fetch': devDependencies['openapi-fetch'] },
};
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
process.stdout.write(`The client is in ${folder}\n`);

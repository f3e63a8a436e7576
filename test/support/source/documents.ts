import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The parts of an OpenAPI document that tests use. */
export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
  tags: Array<{ name: string; description: string }>;
}

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters?: Array<{ name: string; in: string; description: string; required?: boolean; schema?: object }>;
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, unknown>;
  security?: object[];
}

/** Not a local address, which linters report as a mistake. */
const SERVER_URL = 'https://issues.example.net';

/**
 * Writes the documents of the built service to a new folder. The compiler plugin reads types and comments of the DTO
 * classes at build time, so the classes in tests have less information.
 * @returns the folder
 */
export function writeDocuments(): string {
  const folder = mkdtempSync(join(tmpdir(), 'civic-openapi-'));
  const command = join(__dirname, '../../../dist/src/commands/write-documents.js');
  execFileSync(process.execPath, [command, folder, SERVER_URL], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return folder;
}

const documents = new Map<string, OpenApiDocument>();

/**
 * The document of an API, as the global set-up has written it; the same object for the same document.
 * @param routes the routes of a service whose settings exclude some; only these are kept
 */
export function documentOf(surface: string, routes?: ReadonlyArray<{ path: string }>): OpenApiDocument {
  const mounted = routes && mountedPaths(routes);
  const key = [surface, ...(mounted ? [...mounted].sort() : [])].join(' ');
  let document = documents.get(key);
  if (!document) documents.set(key, (document = readDocument(surface, mounted)));
  return document;
}

function readDocument(surface: string, mounted: ReadonlySet<string> | undefined): OpenApiDocument {
  const folder = process.env.TEST_OPENAPI;
  if (!folder) throw new Error('the global set-up did not run');
  const document = JSON.parse(readFileSync(join(folder, `${surface}.json`), 'utf8')) as OpenApiDocument;
  if (!mounted) return document;
  const paths = Object.entries(document.paths).filter(([path]) => mounted.has(path));
  return { ...document, paths: Object.fromEntries(paths) };
}

/** The paths of routes, in the notation of documents. */
function mountedPaths(routes: ReadonlyArray<{ path: string }>): Set<string> {
  return new Set(routes.map(({ path }) => path.replaceAll(/:(\w+)/g, '{$1}').replace(/(.)\/$/, '$1')));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export const ROOT = join(__dirname, '../../..');

/** The parts of a container's definition that tests use. */
export interface ComposeService {
  image: string;
  user?: string;
  read_only?: boolean;
  init?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
  tmpfs?: string[];
  networks?: string[] | Record<string, unknown>;
  network_mode?: string;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  entrypoint?: string[];
  container_name?: string;
  hostname?: string;
  restart?: string;
  stop_grace_period?: string;
  deploy?: { replicas?: number };
}

export interface Composition {
  services: Record<string, ComposeService>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, unknown>;
}

class Reset {}

/** A file of the folder docker. */
export function dockerFile(name: string): string {
  return readFileSync(join(ROOT, 'docker', name), 'utf8');
}

/** The files of a composition, merged as Docker Compose does. */
export function composition(...files: string[]): Composition {
  const reset = { tag: '!reset', collection: 'seq', resolve: () => new Reset() } as const;
  const read = files.map(
    (file) => parse(dockerFile(file), { merge: true, customTags: [reset] }) as Record<string, unknown>,
  );
  return withoutReset(read.reduce(overlaid)) as unknown as Composition;
}

type Mapping = Record<string, unknown>;

function isMapping(value: unknown): value is Mapping {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Reset);
}

/** Mappings are merged, lists are appended, and other values are replaced. */
function overlaid(below: Mapping, above: Mapping): Mapping {
  const merged = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const old = below[key];
    if (isMapping(old) && isMapping(value)) merged[key] = overlaid(old, value);
    else if (Array.isArray(old) && Array.isArray(value))
      merged[key] = [...(old as unknown[]), ...(value as unknown[])];
    else merged[key] = value;
  }
  return merged;
}

function withoutReset(mapping: Mapping): Mapping {
  return Object.fromEntries(
    Object.entries(mapping)
      .filter(([, value]) => !(value instanceof Reset))
      .map(([key, value]) => [key, isMapping(value) ? withoutReset(value) : value]),
  );
}

const VARIABLE = /\$\{([A-Z0-9_]+)(?::([-?])([^}]*))?\}/g;

/** The environment variables in a text, and whether each is required. */
export function variablesOf(text: string): Array<{ name: string; isRequired: boolean }> {
  return [...text.matchAll(VARIABLE)].map(([, name = '', kind]) => ({ name, isRequired: kind === '?' }));
}

/** Replaces the variables in a text. @throws Error if a required one is missing */
export function filledIn(text: string, environment: Record<string, string>): string {
  return text.replace(VARIABLE, (_, name: string, kind?: string, rest: string = '') => {
    const value = environment[name];
    if (value) return value;
    if (kind === '?') throw new Error(`${name} is required`);
    return kind === '-' ? rest : '';
  });
}

/** The lines of a document from a heading to the next one of its level. */
export function sectionOf(document: string, heading: string): string {
  const lines = document.split('\n');
  const start = lines.indexOf(heading);
  if (start === -1) throw new Error(`there is no heading "${heading}"`);
  const rank = heading.split(' ')[0]!.length;
  const end = lines.findIndex(
    (line, index) => index > start && (/^(#+) /.exec(line)?.[1]?.length ?? Infinity) <= rank,
  );
  return lines.slice(start + 1, end === -1 ? undefined : end).join('\n');
}

/** The code blocks in a text: lines that are indented by four. */
export function codeBlocks(text: string): string[] {
  return [...text.matchAll(/(?:^ {4}.*\n?(?:\n(?= {4}))?)+/gm)].map(([block]) =>
    block.replaceAll(/^ {4}/gm, '').trimEnd(),
  );
}
